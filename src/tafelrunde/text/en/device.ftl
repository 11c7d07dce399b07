# Several people on one device: what the server refuses, and what the web says.
not-your-seat = You do not play that seat on this device.
hand-covered = Say first who holds the device now; until then all cards are covered.
seat-not-device = Only somebody who plays on the host's device is named; this seat is of the kind “{ $kind }”.
