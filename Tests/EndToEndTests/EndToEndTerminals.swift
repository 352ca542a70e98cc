import Testing

/// Journeys about what a terminal does, most of them in tmux besides. They run one at a time, beside the other lanes.
@Suite(.serialized, .timeLimit(.minutes(2)))
enum EndToEndTerminals {}
