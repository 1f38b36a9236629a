"""Tags of this feature."""
