"""What is compiled to value Knights."""
