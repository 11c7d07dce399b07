"""Games on a graphics card, from the same source: batches and random playouts with `device="cuda"`."""
