# Several people on one device: what the server refuses, and what the web says.
not-your-seat = You do not play that seat on this device.
hand-covered = Say first who holds the device now; until then all cards are covered.
seat-not-device = Only somebody who plays on the host's device is given a name; this seat is of the kind “{ $kind }”.

web-cover = Cover my cards
web-cover-hint = Hides your cards until somebody takes the device
web-hand-heading = Pass the device to { $name }
web-hand-why = All cards are covered until { $name } takes it.
web-hand-me = I am { $name }
web-setup-device = Somebody on this device
web-setup-device-name = Name of player { $number }
web-seat-device = on this device
web-seat-device-host = on the host's device
