"""Learning from matches: trying again where something was lost, puzzles, and what somebody's play has come to."""
