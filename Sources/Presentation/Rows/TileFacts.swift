/// What is said below the title of a tile, in one line: the same in several forms, of which the first that has room is shown.
package struct TileFacts: Hashable, Sendable {
    /// Which of several facts is left out first, where there is no room for all of them.
    package enum Dropped: Hashable, Sendable { case first, last }

    /// The fullest first; empty where nothing is known. The last one is cut where even that is too long.
    package let forms: [String]

    /// - Parameters:
    ///   - facts: each in few words, in the order in which they are said; those that are nil or empty are left out.
    ///   - dropped: from which end they are left out, one by one; one of them stays.
    package init(_ facts: [String?], dropping dropped: Dropped = .last) {
        let facts = facts.compactMap(\.self).filter { !$0.isEmpty }
        forms = facts.indices.map { count in
            let shown = dropped == .first ? facts.dropFirst(count) : facts.dropLast(count)
            return shown.joined(separator: " · ")
        }
    }
}

extension TileFacts: ExpressibleByArrayLiteral {
    package init(arrayLiteral facts: String...) {
        self.init(facts)
    }
}
