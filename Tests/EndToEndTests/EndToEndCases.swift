import Testing

/// Journeys that are made once for each of many cases: keys, terminals, titles, states of scenes. They run beside those
/// of `EndToEnd`, and as those one at a time: most of the time of both is waiting, and two have a processor each.
@Suite(.serialized, .timeLimit(.minutes(2)))
enum EndToEndCases {}
