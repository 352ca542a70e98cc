/// A picture on its way to the terminal by Kitty's protocol, piece by piece.
struct KittyUpload {
    let id: UInt32
    /// What is sent once it is whole.
    var placing: [UInt8]
    private let pieces: [[UInt8]]
    private var sent = 0

    init(_ id: UInt32, pieces: [[UInt8]], placing: [UInt8]) {
        self.id = id
        self.placing = placing
        self.pieces = pieces
    }

    var hasBegun: Bool { sent > 0 }

    var isWhole: Bool { sent == pieces.count }

    mutating func beginAnew() {
        sent = 0
    }

    mutating func next() -> [UInt8]? {
        guard !isWhole else { return nil }
        sent += 1
        return pieces[sent - 1]
    }
}
