package import Sync

/// As much of what a file says as is merged at once: whoever wants the library meanwhile does not wait for all of a large one.
package struct FilePiece: Sendable {
    /// When it is enough. What belongs to one entry is merged at once as far as that goes, since each time all is read that it has.
    package struct Limits: Sendable {
        var parts = 1_000
        /// In bytes.
        var size = 1 << 20
        /// How many times as much one entry may have.
        var ofOneEntry = 8

        package init() {}
    }

    package let file: SyncFile
    package private(set) var parts: [Delta] = []
    /// How many parts of the file came before.
    package private(set) var start = 0
    /// How much of whom is known with it; nil unless it is the last one: the file counts as read with that.
    package private(set) var vector: VersionVector?
    private var size = 0

    init(of file: SyncFile) {
        self.file = file
    }

    /// - Parameter next: what would be added.
    func isEnough(before next: Delta, _ limits: Limits) -> Bool {
        let times = parts.last?.entry == next.entry ? limits.ofOneEntry : 1
        return parts.count >= limits.parts * times || size >= limits.size * times
    }

    mutating func add(_ part: Delta) {
        parts.append(part)
        size += part.size
    }

    /// The one that begins here.
    func next() -> FilePiece {
        var piece = FilePiece(of: file)
        piece.start = start + parts.count
        return piece
    }

    mutating func end(_ vector: VersionVector) {
        self.vector = vector
    }
}
