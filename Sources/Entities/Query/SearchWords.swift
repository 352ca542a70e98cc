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

    /// Whether all words are nearly in it: their letters, in their order, in one of its words that begins like them, with no more
    /// others between than they have. Words of less than three letters are in it as they are.
    package func areNearlyFound(in text: String) -> Bool {
        Array(text.folded.utf8).withUnsafeBytes { areNearlyFound(in: $0) }
    }

    fileprivate func areNearlyFound(in text: UnsafeRawBufferPointer) -> Bool {
        words.allSatisfy { word in
            text.firstIndex(of: word, from: 0) != nil
                || word.count >= Self.fewestToBeNear && text.hasNearly(word)
        }
    }

    private static let fewestToBeNear = 3

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

extension SearchedTexts {
    /// The numbers of the texts that nearly have all words, in order.
    package func nearIndices(of words: SearchWords) -> [Int] {
        bytes.withUnsafeBytes { bytes in
            ends.indices.filter { row in
                let start = row == 0 ? 0 : Int(ends[row - 1])
                return words.areNearlyFound(in: UnsafeRawBufferPointer(rebasing: bytes[start..<Int(ends[row])]))
            }
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Whether a word begins like this one, and has its letters in their order, with no more others between.
    fileprivate func hasNearly(_ word: [UInt8]) -> Bool {
        indices.contains { start in
            (start == 0 || self[start - 1].partsWords) && self[start] == word[0] && hasLetters(of: word, from: start)
        }
    }

    private func hasLetters(of word: [UInt8], from start: Int) -> Bool {
        var (place, found, others) = (start, 0, 0)
        while place < count, !self[place].partsWords, found < word.count {
            let length = self[place].letterLength
            if hasLetter(of: word, from: found, at: place, length: length) {
                found += length
            } else {
                others += length
            }
            // The first letter is in its place.
            if found == 0 || others > word.count { return false }
            place += length
        }
        return found == word.count
    }

    private func hasLetter(of word: [UInt8], from start: Int, at place: Int, length: Int) -> Bool {
        place + length <= count && start + length <= word.count
            && (0..<length).allSatisfy { self[place + $0] == word[start + $0] }
    }

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

extension UInt8 {
    /// Whether it is a sign of ASCII between words.
    fileprivate var partsWords: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: false
        default: true
        }
    }

    /// How many bytes a letter has that begins with this one, in UTF-8.
    fileprivate var letterLength: Int {
        switch self {
        case 0xF0...: 4
        case 0xE0...: 3
        case 0xC0...: 2
        default: 1
        }
    }
}
