import CTextWidth
import Testing

@testable import TerminalKit

/// Properties of any text.
struct HarmlessTextPropertyTests {
    private let texts: [String] = (UInt64(0)..<400).map { seed in
        var random = RandomText(seed: seed)
        return random.hostile(pieces: 24)
    }

    @Test func theWidthOfATextIsTheSumOfItsGlyphs() {
        for text in texts {
            #expect(HarmlessText.width(of: text) == HarmlessText.glyphs(of: text).map(\.width).reduce(0, +))
        }
    }

    @Test func everyGlyphIsAsWideAsItsBase() {
        for glyph in texts.flatMap(HarmlessText.glyphs) {
            #expect(Int(matinee_scalar_width(glyph.base)) == glyph.width, "\(String(glyph.base, radix: 16))")
            #expect((1...2).contains(glyph.width))
        }
    }

    @Test func everyMarkTakesNoRoom() {
        for mark in texts.flatMap(HarmlessText.glyphs).flatMap(\.markScalars) {
            #expect(matinee_scalar_width(mark) == 0, "\(String(mark, radix: 16))")
        }
    }

    @Test func noScalarOfAHarmfulClassComesOut() {
        for scalar in texts.flatMap({ HarmlessText.shown($0).unicodeScalars }) {
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
                Issue.record("\(String(scalar.value, radix: 16))")
            default:
                #expect(!scalar.properties.isVariationSelector && !scalar.properties.isNoncharacterCodePoint)
            }
        }
    }

    @Test("Each scalar there is, alone, is harmless and of the width it says")
    func eachScalarAloneIsHarmless() {
        for scalar in (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init) {
            let glyphs = HarmlessText.glyphs(of: String(scalar))
            let isRight = glyphs.count <= 1 && glyphs.allSatisfy { Int(matinee_scalar_width($0.base)) == $0.width }
            if !isRight { Issue.record("\(String(scalar.value, radix: 16))") }
        }
    }

    @Test func whatIsHarmlessStaysAsItIs() {
        for text in texts {
            let shown = HarmlessText.shown(text)
            #expect(HarmlessText.shown(shown) == shown)
        }
    }
}
