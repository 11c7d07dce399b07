"""HTTP: the endpoints, and everything around a request."""
