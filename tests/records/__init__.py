"""Records of released versions, kept for ever."""
