import Testing

@testable import TerminalKit

struct WrapPropertyTests {
    /// Compares the fast path with the general one, which ASCII text takes if another line has a grapheme that is not
    /// ASCII.
    @Test("Printable ASCII is wrapped alike on both paths")
    func bothPathsWrapAlike() {
        for seed in UInt64(0)..<2000 {
            var random = RandomText(seed: seed)
            let text = random.plain(length: Int(seed % 30))
            for width in 1...9 {
                let general = String.wrap(paragraph: text[...], to: width)
                #expect(text.wrapped(to: width) == Array(general), "\(text.debugDescription) in \(width)")
            }
        }
    }

    @Test("No line is wider than its room, where the room takes a wide character")
    func noLineIsWiderThanItsRoom() {
        for seed in UInt64(0)..<300 {
            var random = RandomText(seed: seed)
            let text = random.hostile(pieces: 20)
            for width in 2...9 {
                for line in text.wrapped(to: width) {
                    // A flag is one grapheme, and so are a letter and its vowel sign: they are not split.
                    let widest = line.map { HarmlessText.width(of: String($0)) }.max() ?? 0
                    #expect(HarmlessText.width(of: line) <= max(width, widest), "\(text.debugDescription) in \(width)")
                }
            }
        }
    }

    @Test("Wrapping loses spaces only")
    func wrappingLosesSpacesOnly() {
        for seed in UInt64(0)..<300 {
            var random = RandomText(seed: seed)
            let hostile = EscapeSequence.removed(from: random.hostile(pieces: 20))
            // A combining mark after a line break is drawn on the space that replaces the break.
            let text = String(hostile.map { $0.isNewline ? " " : $0 })
            let wrapped = text.wrapped(to: 7).map(HarmlessText.shown).joined()
            #expect(withoutSpaces(wrapped) == withoutSpaces(HarmlessText.shown(text)), "\(text.debugDescription)")
        }
    }

    private func withoutSpaces(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != " " }))
    }
}
