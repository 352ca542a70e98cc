import Testing

/// Journeys with many cases: keys, terminals, titles, states of scenes. They run one at a time, beside those of
/// `EndToEnd`: both mostly wait, and there are two processors.
@Suite(.serialized, .timeLimit(.minutes(2)))
enum EndToEndCases {}
