/// The cost of handling some keys, in counts that are the same on every machine.
struct Cost: Equatable {
    var frames = 0
    /// Characters sent to the terminal, without escape sequences.
    var characters = 0
    var bytes = 0
    /// Heap allocations, from the keys to their frame.
    var allocations = 0

    static func + (first: Cost, second: Cost) -> Cost {
        Cost(
            frames: first.frames + second.frames, characters: first.characters + second.characters,
            bytes: first.bytes + second.bytes, allocations: first.allocations + second.allocations)
    }

    /// The counters by name, in the order of the file.
    static let counters: [(name: String, path: any WritableKeyPath<Cost, Int> & Sendable)] = [
        ("frames", \.frames), ("characters", \.characters), ("bytes", \.bytes), ("allocations", \.allocations),
    ]

    /// Adds the output of a frame.
    mutating func add(output: String) {
        frames += 1
        bytes += output.utf8.count
        characters +=
            output.replacing(/\x1B(?:\[[0-9;?>]*[@-~]|[()][0-9A-B]|[=>78M])|[\x00-\x1F\x7F]/, with: "")
            .unicodeScalars.count
    }
}
