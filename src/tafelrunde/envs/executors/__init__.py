"""What steps the games of a batch, on how many threads it may be: two ways, interchangeable."""
