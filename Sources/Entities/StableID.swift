/// An id with a text that stays the same in every version of the program. Sessions store this text.
package protocol StableID: Hashable, Sendable {
    /// The parts that make it different from every other id of its kind, in an order that never changes.
    var textParts: [String] { get }
    /// The text that earlier versions stored for it; nil if that was the same.
    var formerText: String? { get }
}

extension StableID {
    package var formerText: String? { nil }

    /// Its parts with a slash between them: a different text for each id of its kind.
    package var stableText: String {
        textParts.map(\.escaped).joined(separator: "/")
    }

    /// Whether this text, of this version or an earlier one, stands for it.
    package func isNamed(_ text: String) -> Bool {
        text == stableText || text == formerText
    }
}

extension String {
    /// Percent-encoded, so that it contains no slash.
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
