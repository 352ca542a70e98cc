/// What it takes to answer some keys: counted, so that it is the same on every machine.
struct Cost: Equatable {
    var frames = 0
    /// Characters that were sent to be shown, without the sequences that place and colour them.
    var characters = 0
    var bytes = 0
    /// Blocks of the heap, from the keys to their frame.
    var allocations = 0

    static func + (first: Cost, second: Cost) -> Cost {
        Cost(
            frames: first.frames + second.frames, characters: first.characters + second.characters,
            bytes: first.bytes + second.bytes, allocations: first.allocations + second.allocations)
    }

    /// The counters by their names, in the order of the file that keeps them.
    static let counters: [(name: String, path: any WritableKeyPath<Cost, Int> & Sendable)] = [
        ("frames", \.frames), ("characters", \.characters), ("bytes", \.bytes), ("allocations", \.allocations),
    ]

    /// Takes in what a frame sent.
    mutating func add(output: String) {
        frames += 1
        bytes += output.utf8.count
        characters +=
            output.replacing(/\x1B(?:\[[0-9;?>]*[@-~]|[()][0-9A-B]|[=>78M])|[\x00-\x1F\x7F]/, with: "")
            .unicodeScalars.count
    }
}
