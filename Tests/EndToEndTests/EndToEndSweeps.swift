import Testing

/// Journeys through all there is: each look, each measurement, and whatever the monkey presses. They run one at a time, beside the
/// other lanes.
@Suite(.serialized, .timeLimit(.minutes(2)))
enum EndToEndSweeps {}
