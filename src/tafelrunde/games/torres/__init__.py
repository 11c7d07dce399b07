"""Torres (Kramer & Kiesling): knights climb castles that everybody builds."""
