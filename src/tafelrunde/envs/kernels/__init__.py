"""What the environments compile: observations, action numbers and stepping many games, all at first use."""
