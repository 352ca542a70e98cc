@testable import TerminalKit

extension Glyph {
    var markScalars: [UInt32] {
        [marks, marks >> 21, marks >> 42].map { UInt32($0 & 0x1F_FFFF) }.filter { $0 != 0 }
    }
}

extension HarmlessText {
    /// The visible text.
    static func shown(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for glyph in glyphs(of: text) {
            scalars.append(contentsOf: ([glyph.base] + glyph.markScalars).compactMap(Unicode.Scalar.init))
        }
        return String(scalars)
    }
}
