"""Two versions of the sources side by side, in one run: which is faster, whatever else the machine does."""
