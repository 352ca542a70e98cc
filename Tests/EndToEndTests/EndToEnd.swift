import Testing

/// The program as its users meet it: the real binary, in a real terminal. One journey at a time, so that each has
/// a processor for itself.
@Suite(.serialized, .timeLimit(.minutes(2)))
enum EndToEnd {}
