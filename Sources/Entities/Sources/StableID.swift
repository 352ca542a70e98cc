/// An id with a text that stays the same in every version of the program. Sessions store this text.
package protocol StableID: Hashable, Sendable {
    /// A different text for each id of its kind.
    var stableText: String { get }
    /// The texts that earlier versions stored for it, if they were others.
    var formerTexts: [String] { get }
    /// Whether this text, of this version or an earlier one, stands for it.
    func isNamed(_ text: String) -> Bool
}

extension StableID {
    package var formerTexts: [String] { [] }

    package func isNamed(_ text: String) -> Bool {
        text == stableText || formerTexts.contains(text)
    }
}

/// A service's own number.
extension Int: StableID {
    package var stableText: String { String(self) }
}
