# What the web says without a server.
web-offline-heading = The tables cannot be reached
web-offline-why = Either this device has no connection, or the server is switched off right now. As soon as it answers, this page goes on by itself.
web-offline-again = Try again
web-offline-read = Meanwhile: read the rules
