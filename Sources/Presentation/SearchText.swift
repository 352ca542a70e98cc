import Foundation

/// Texts as one looks for them.
package enum SearchText {
    /// Without what is easily typed otherwise: case, accents, the width of a letter. `ＡMÉLIE` and `amelie` are one.
    package static func folded(_ text: String) -> String {
        // As most are: nothing but case to fold.
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        return text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
