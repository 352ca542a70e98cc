import Testing

/// Tests of the real binary in a real terminal. One journey at a time, so that each has a processor for itself.
@Suite(.serialized, .timeLimit(.minutes(2)))
enum EndToEnd {}
