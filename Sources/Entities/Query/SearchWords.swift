/// What was typed to search by, as words of which each must be found somewhere in a text, in any spelling of it.
package struct SearchWords: Hashable, Sendable {
    /// Folded, as UTF-8; none of them empty.
    private let words: [[UInt8]]
    /// The one that the fewest texts have, most likely; nil for no words.
    fileprivate let longest: [UInt8]?
    fileprivate let others: [[UInt8]]

    package init(_ typed: String) {
        words = typed.folded.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
        longest = words.max { $0.count < $1.count }
        others = words.filter { [longest] in $0 != longest }
    }

    package var isEmpty: Bool { words.isEmpty }

    /// The words themselves, as they are compared.
    package var folded: [String] { words.map { String(decoding: $0, as: UTF8.self) } }

    /// Whether all words are in it.
    package func areFound(in text: String) -> Bool {
        areFound(in: Array(text.folded.utf8))
    }

    /// Where the words are: for marking them. Whole graphemes, in order, not overlapping.
    package func ranges(in text: String) -> [Range<String.Index>] {
        guard !isEmpty else { return [] }
        var (bytes, graphemes) = ([UInt8](), [(byte: Int, index: String.Index)]())
        for index in text.indices {
            graphemes.append((bytes.count, index))
            bytes += Array(String(text[index]).folded.utf8)
        }
        var isMarked = [Bool](repeating: false, count: bytes.count)
        for word in words {
            var start = 0
            while let found = bytes[start...].firstRange(of: word) {
                for byte in found { isMarked[byte] = true }
                start = found.upperBound
            }
        }
        var ranges: [Range<String.Index>] = []
        for (number, grapheme) in graphemes.enumerated() {
            let isLast = number + 1 == graphemes.count
            let end = isLast ? bytes.count : graphemes[number + 1].byte
            guard isMarked[grapheme.byte..<end].contains(true) else { continue }
            let after = isLast ? text.endIndex : graphemes[number + 1].index
            if let last = ranges.last, last.upperBound == grapheme.index {
                ranges[ranges.count - 1] = last.lowerBound..<after
            } else {
                ranges.append(grapheme.index..<after)
            }
        }
        return ranges
    }

    private func areFound(in text: [UInt8]) -> Bool {
        words.allSatisfy { text.firstRange(of: $0) != nil }
    }
}

/// The texts of many rows in one piece of memory, folded once, to be searched at each key.
package struct SearchedTexts: Sendable {
    /// Each ends with a byte that no word has.
    private var bytes: [UInt8] = []
    /// Where each text ends.
    private var ends: [UInt32] = []

    private static let end = UInt8(ascii: "\n")

    package init(_ texts: some Sequence<String> = []) {
        for text in texts { append(text) }
        // Lists have thousands of these, a page each: room to grow would be half of their memory.
        bytes = bytes.withUnsafeBufferPointer { Array($0) }
        ends = ends.withUnsafeBufferPointer { Array($0) }
    }

    package mutating func append(_ text: String) {
        let start = bytes.count
        var folded = text.folded
        folded.withUTF8 { bytes += $0 }
        for place in start..<bytes.count where bytes[place] == Self.end { bytes[place] = UInt8(ascii: " ") }
        bytes.append(Self.end)
        ends.append(UInt32(bytes.count))
    }

    /// The numbers of the texts that have all words, in order. For no words: all.
    package func indices(of words: SearchWords) -> [Int] {
        var found: [Int] = []
        forEach(of: words) { found.append($0) }
        return found
    }

    /// Calls it for each of these numbers.
    package func forEach(of words: SearchWords, _ body: (Int) -> Void) {
        guard let longest = words.longest else { return ends.indices.forEach(body) }
        bytes.withUnsafeBytes { bytes in
            var (place, row) = (0, 0)
            while let hit = bytes.firstIndex(of: longest, from: place) {
                while Int(ends[row]) <= hit { row += 1 }
                let text = UnsafeRawBufferPointer(rebasing: bytes[(row == 0 ? 0 : Int(ends[row - 1]))..<Int(ends[row])])
                if words.others.allSatisfy({ text.firstIndex(of: $0, from: 0) != nil }) { body(row) }
                place = Int(ends[row])
            }
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Where these bytes come first, from a place on; nil if they do not.
    fileprivate func firstIndex(of bytes: [UInt8], from start: Int) -> Int? {
        guard let first = bytes.first, count >= bytes.count else { return nil }
        var place = start
        let last = count - bytes.count
        while place <= last {
            if self[place] == first, hasBytes(bytes, at: place) { return place }
            place += 1
        }
        return nil
    }

    private func hasBytes(_ bytes: [UInt8], at place: Int) -> Bool {
        bytes.indices.allSatisfy { self[place + $0] == bytes[$0] }
    }
}
