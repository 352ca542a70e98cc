/// A letter as it is compared: folded, with a bit that says whether it was a capital.
struct FuzzyLetter: Hashable, Sendable {
    private let bits: UInt32

    private static let capital: UInt32 = 1 << 31

    init(_ folded: Unicode.Scalar, isCapital: Bool) {
        bits = folded.value | (isCapital ? Self.capital : 0)
    }

    var isCapital: Bool { bits & Self.capital != 0 }

    @inline(__always)
    func matches(_ other: FuzzyLetter, mindsCase: Bool) -> Bool {
        let difference = bits ^ other.bits
        return (mindsCase ? difference : difference & ~Self.capital) == 0
    }
}

/// A text as letters, each with what it is worth to find something just there.
struct FuzzyLetters {
    private(set) var letters: [FuzzyLetter] = []
    /// For each letter.
    private(set) var bonuses: [UInt8] = []
    /// For each letter, the number of its grapheme.
    private(set) var graphemes: [Int] = []

    /// In graphemes: nobody looks for what stands behind that.
    private static let longest = 256

    init(_ text: some StringProtocol) {
        if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) {
            readPlain(text.utf8)
        } else {
            read(text)
        }
    }

    /// Most names are of bytes that are graphemes.
    private mutating func readPlain(_ bytes: some Collection<UInt8>) {
        var before = Kind.space
        for (number, byte) in bytes.prefix(Self.longest).enumerated() {
            let kind = Kind(ascii: byte)
            letters.append(
                FuzzyLetter(Unicode.Scalar(kind == .capital ? byte | 0x20 : byte), isCapital: kind == .capital))
            bonuses.append(FuzzyScore.bonus(of: kind, after: before))
            graphemes.append(number)
            before = kind
        }
    }

    private mutating func read(_ text: some StringProtocol) {
        var before = Kind.space
        for (number, grapheme) in text.prefix(Self.longest).enumerated() {
            let kind = Kind(grapheme)
            let bonus = FuzzyScore.bonus(of: kind, after: before)
            before = kind
            for (place, scalar) in grapheme.foldedScalars.enumerated() {
                letters.append(FuzzyLetter(scalar, isCapital: kind == .capital))
                // The second letter of `ß` begins nothing.
                bonuses.append(place == 0 ? bonus : 0)
                graphemes.append(number)
            }
        }
    }

    /// What a grapheme is, as far as beginnings of words are told by it.
    enum Kind {
        case space, sign, digit, small, capital
        /// A letter of a script without case.
        case letter

        init(_ grapheme: Character) {
            if let ascii = grapheme.asciiValue {
                self.init(ascii: ascii)
            } else if grapheme.isUppercase {
                self = .capital
            } else if grapheme.isLowercase {
                self = .small
            } else if grapheme.isLetter {
                self = .letter
            } else if grapheme.isNumber {
                self = .digit
            } else {
                self = grapheme.isWhitespace ? .space : .sign
            }
        }

        init(ascii: UInt8) {
            switch ascii {
            case 0x61...0x7A: self = .small
            case 0x41...0x5A: self = .capital
            case 0x30...0x39: self = .digit
            case 0x20, 0x09...0x0D: self = .space
            default: self = .sign
            }
        }
    }
}

extension Character {
    fileprivate var foldedScalars: String.UnicodeScalarView {
        String(self).folded.unicodeScalars
    }
}
