import TestSupport

/// Makes random texts, hostile ones and such in many scripts.
struct RandomText {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// Mostly pieces that are special to terminals or in Unicode, and some random scalars.
    mutating func hostile(pieces: Int) -> String {
        (0..<pieces).map { _ in hostilePiece() }.joined()
    }

    /// Letters and runs of spaces.
    mutating func plain(length: Int) -> String {
        String((0..<length).map { _ in "abcde     ".randomElement(using: &generator) ?? "a" })
    }

    private mutating func hostilePiece() -> String {
        if Bool.random(using: &generator) { return Self.pieces.randomElement(using: &generator) ?? "" }
        let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
        return scalar.map { String($0) } ?? "\u{FFFD}"
    }

    private static let pieces = [
        "a", "Z", " ", "  ", "ä", "e\u{301}", "漢", "ᄀ", "ᅡ", "ᆨ", "한", "ไ", "ก", "ำ", "क", "्", "ि", "\u{200D}",
        "\u{200B}",
        "👩", "👨", "🏽", "❤", "\u{FE0F}", "\u{FE0E}", "🇦", "🇹", "1\u{FE0F}\u{20E3}", "\u{1B}", "\u{1B}[", "31m",
        "\u{1B}]0;",
        "\u{7}", "\u{1B}\\", "\u{9B}", "\u{9D}", "\u{90}", "\u{9C}", "\u{0}", "\n", "\r", "\t", "\u{202E}", "\u{2066}",
        "\u{FEFF}", "\u{E000}", "\u{FFFE}", "\u{1FFFF}", "\u{E0041}", "\u{E0100}", "\u{2028}", "\u{AD}", "\u{A0}",
        "\u{7F}",
    ]
}
