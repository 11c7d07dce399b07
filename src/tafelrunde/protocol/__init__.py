"""The shapes of what goes over the wire, for the server and for clients written in Python (docs/protocol.md).

Readers pass over fields that they do not know, so that an old client understands a newer server.
"""
