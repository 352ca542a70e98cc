/// An id that says itself, in a text that is the same in every version of the program: what a session knows an item by.
package protocol StableID: Hashable, Sendable {
    /// What tells it from every other id of its kind, in an order that does not change.
    var textParts: [String] { get }
    /// The text that earlier versions knew it by; nil where that was the same.
    var formerText: String? { get }
}

extension StableID {
    package var formerText: String? { nil }

    /// Another text for each id of its kind: its parts, with a slash between them.
    package var stableText: String {
        textParts.map(\.escaped).joined(separator: "/")
    }

    /// Whether a session of this version, or of an earlier one, means it by this text.
    package func isNamed(_ text: String) -> Bool {
        text == stableText || text == formerText
    }
}

extension String {
    /// Without slashes, as addresses have it.
    fileprivate var escaped: String {
        guard utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "%") }) else { return self }
        return String(
            decoding: utf8.flatMap { byte -> [UInt8] in
                switch byte {
                case UInt8(ascii: "/"): Array("%2F".utf8)
                case UInt8(ascii: "%"): Array("%25".utf8)
                default: [byte]
                }
            }, as: UTF8.self)
    }
}

/// A service's own number.
extension Int: StableID {
    package var textParts: [String] { [String(self)] }
}
