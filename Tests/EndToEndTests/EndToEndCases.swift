import Testing

/// Journeys with many cases: lines that are said, states of scenes, each key. They run one at a time, beside the other lanes: all
/// of them mostly wait, and there are two processors.
@Suite(.serialized, .timeLimit(.minutes(2)))
enum EndToEndCases {}
