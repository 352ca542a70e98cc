extension BookID {
    /// A new one of one's own, different from all others.
    package static func makeOwn() -> BookID {
        let halves = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }
        return BookID(source: .ownBooks, key: halves.joined(separator: "-"))
    }
}

extension SourceID {
    /// The books that somebody has written down without a catalogue.
    package static let ownBooks = SourceID(rawValue: "own-books")
}
