import Browsing
import Entities

/// Things with names, of which those are looked for that what is typed could mean.
struct RankedEntries<Entry: Sendable>: Sendable {
    /// An entry that was found.
    struct Found: Sendable {
        let entry: Entry
        /// The letters by which it was found: places of graphemes in the text, in order, not overlapping.
        let marks: [Range<Int>]
        /// Whether the longer words of what was typed are in the text in one piece each.
        let isInOnePiece: Bool
    }

    private var entries: [(entry: Entry, text: String)] = []
    /// Apart from the entries, of which most are never looked at.
    private var groups: [Int] = []
    private var texts = FuzzyTexts()

    init() {}

    /// - Parameters:
    ///   - text: by which it is found.
    ///   - group: of the entries that it shares its room with.
    ///   - recency: of two entries that are found equally well, the one with more comes first.
    ///   - isSentence: whether words are found in it only in one piece.
    mutating func append(
        _ entry: Entry, text: String, group: Int = 0, recency: Int = 0, isSentence: Bool = false
    ) {
        entries.append((entry, text))
        groups.append(group)
        texts.append(text, recency: recency, isSentence: isSentence)
    }

    /// An entry that others have found, with what of the typed text is in it: without marks where that is nothing.
    ///
    /// - Parameter text: its own, as it would be looked through.
    static func found(_ entry: Entry, text: String, by typed: String) -> Found {
        let query = FuzzyQuery(typed)
        return Found(entry: entry, marks: query.marks(in: text), isInOnePiece: query.isInOnePiece(in: text))
    }

    /// The best first; where a group has the longer words in one piece, those of it that have only their letters are left out. Takes a
    /// millisecond for ten thousand entries; what is found for a task that was cancelled is not whole.
    ///
    /// - Parameter most: so many of a group, and no more.
    func found(by typed: String, mostOfAGroup most: Int) -> [Found] {
        let query = FuzzyQuery(typed)
        var counts: [Int: Int] = [:]
        var groupsWithPieces: Set<Int> = []
        return texts.ranked(by: query).compactMap { number in
            let group = groups[number]
            guard counts[group, default: 0] < most else { return nil }
            let (entry, text) = entries[number]
            let isInOnePiece = query.isInOnePiece(in: text)
            if isInOnePiece {
                groupsWithPieces.insert(group)
            } else if groupsWithPieces.contains(group) {
                // What comes after it is no better.
                counts[group] = most
                return nil
            }
            counts[group, default: 0] += 1
            return Found(entry: entry, marks: query.marks(in: text), isInOnePiece: isInOnePiece)
        }
    }
}

extension FuzzyQuery {
    /// Where the query is found in the text, as ranges of numbers, which hold for any text that begins so.
    fileprivate func marks(in text: String) -> [Range<Int>] {
        ranges(in: text).map { range in
            let start = text.distance(from: text.startIndex, to: range.lowerBound)
            return start..<start + text.distance(from: range.lowerBound, to: range.upperBound)
        }
    }
}
