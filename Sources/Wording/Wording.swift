// Wording
