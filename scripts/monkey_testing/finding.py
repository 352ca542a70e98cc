class Finding(Exception):
    """Something that must not happen, in a sentence."""
