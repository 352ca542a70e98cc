class Finding(Exception):
    """Something that must not happen, in a sentence."""

    def __init__(self, sentence: str, evidence: list | None = None):
        """evidence: lines that tell more of it."""
        super().__init__(sentence)
        self.evidence = evidence or []
