"""Work that takes long: bots and coaches in processes of their own, and the queues before them."""
