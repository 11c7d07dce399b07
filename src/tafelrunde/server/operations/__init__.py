"""Running a server: settings, logs, metrics, limits, clock and start-up."""
