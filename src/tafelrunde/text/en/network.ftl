# The door to the local network: what the server refuses, and what the web says about it.
not-at-machine = Only the person at the machine that runs this server can do this.
network-not-switchable = This server was told where to listen when it was started, so this cannot be switched here.
no-local-network = This machine is in no local network right now. Connect it to your Wi-Fi and try again.
lan-and-origin = A server with an address on the internet (origin) is not opened to the local network as well: leave out one of the two.

web-network-heading = Phones in this room
web-network-shut = So far only this computer can play here.
web-network-open = Let phones in
web-network-close = Only this computer again
web-network-now = Whoever is in the same network opens this address or points a phone's camera at the code:
web-network-who = Everybody in your Wi-Fi or network can come in now, nobody on the internet. What is sent is not encrypted: use no password that you use elsewhere.
web-network-other = If that does not work, try:
web-network-qr = This server's address as a QR code
web-network-needed = A phone cannot open this address: only this computer can play here so far.
