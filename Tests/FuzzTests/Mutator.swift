import TestSupport

/// Damages inputs as broken services, partial transfers and attackers would. The same seed gives the same result.
struct Mutator {
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// One of the inputs, with one to four changes.
    mutating func input(from corpus: [[UInt8]]) -> [UInt8] {
        var bytes = corpus.randomElement(using: &random) ?? []
        for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes) }
        return bytes
    }

    private mutating func mutate(_ bytes: inout [UInt8]) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: flipBit(in: &bytes)
        case 1: bytes.removeSubrange(range(in: bytes))
        case 2: bytes.insert(contentsOf: bytes[range(in: bytes)], at: position(in: bytes))
        case 3: bytes.removeLast(bytes.count - position(in: bytes))
        case 4: bytes.insert(contentsOf: piece(of: Self.bytePieces), at: position(in: bytes))
        case 5: swapTokens(in: &bytes)
        case 6: nestToken(in: &bytes)
        default: replaceToken(in: &bytes)
        }
    }

    private mutating func flipBit(in bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    }

    /// Replaces a value or a key of JSON.
    private mutating func replaceToken(in bytes: inout [UInt8]) {
        guard let token = JSONTokens.ranges(in: bytes).randomElement(using: &random) else { return }
        bytes.replaceSubrange(token, with: piece(of: Self.jsonPieces))
    }

    private mutating func swapTokens(in bytes: inout [UInt8]) {
        let tokens = JSONTokens.ranges(in: bytes)
        guard let one = tokens.randomElement(using: &random), let other = tokens.randomElement(using: &random),
            one.upperBound <= other.lowerBound
        else { return }
        let (first, second) = (Array(bytes[one]), Array(bytes[other]))
        bytes.replaceSubrange(other, with: first)
        bytes.replaceSubrange(one, with: second)
    }

    /// Nests a value deep in lists or objects.
    private mutating func nestToken(in bytes: inout [UInt8]) {
        guard let token = JSONTokens.ranges(in: bytes).randomElement(using: &random) else { return }
        let depth = [1, 2, 30, 600].randomElement(using: &random) ?? 1
        let isList = Bool.random(using: &random)
        let opening = isList ? "[" : #"{"a":"#
        let text = [UInt8](String(repeating: opening, count: depth).utf8) + bytes[token]
        bytes.replaceSubrange(token, with: text + [UInt8](String(repeating: isList ? "]" : "}", count: depth).utf8))
    }

    private mutating func position(in bytes: [UInt8]) -> Int {
        Int.random(in: 0...bytes.count, using: &random)
    }

    private mutating func range(in bytes: [UInt8]) -> Range<Int> {
        let start = position(in: bytes)
        return start..<min(bytes.count, start + Int.random(in: 0...40, using: &random))
    }

    private mutating func piece(of pieces: [[UInt8]]) -> [UInt8] {
        pieces.randomElement(using: &random) ?? []
    }

    /// Values of other types, out of range, or deceptive.
    private static let jsonPieces: [[UInt8]] = [
        "null", "true", "false", "0", "-1", "1", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
        "18446744073709551616", "1e308", "-1e308", "1e400", "0.1", "2147483648", "922337203685477581", "1E5", "00", "-",
        "NaN", "Infinity", #""""#, #"" ""#, #""0""#, #""9223372036854775807""#, #""-9223372036854775808""#, #""1e99""#,
        #""2024-13-45""#, #""9999999-01-01""#, #""0000-00-00""#, #""\ud800""#, #""\udc00x""#, #""\u0000""#,
        #""\u001b[2J\u001b]0;x\u0007""#, #""\u202e\u2066abc""#, #""\u009b31m""#, #""👩‍👩‍👧‍👦🇦🇹❤️""#, #""漢字かなカナ한국어""#,
        #""مرحبا שלום""#,
        #""a\u0301\u0302\u0303\u0304\u0305""#, #""&#x110000;&#0;&amp;&lt;a href=""#, #""<a href=\"http://x\">""#, "[]",
        "{}",
        "[null]", "[[]]", "[{}]", "{\"#text\":\"x\"}", "\"" + String(repeating: "漢e\u{301}", count: 500) + "\"",
        "\"" + String(repeating: "a", count: 20_000) + "\"", #""http://[::1]:99999/%zz?#""#, #""javascript:1""#,
        "\"\\q\"",
    ].map { Array($0.utf8) }

    private static let bytePieces: [[UInt8]] =
        [
            [0x00], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x80],
            [0xEF, 0xBB, 0xBF],
            [0x1B, 0x5B, 0x32, 0x4A], [0x9B], [0x0D], [0x0A], [0x22], [0x5C], [0x2C],
        ]
        + ["\"\"", "{", "}", "[", "]", ":", "\u{2028}", "/*", "//", "<![CDATA[", "%00", "\u{E000}"].map {
            Array($0.utf8)
        }
}
