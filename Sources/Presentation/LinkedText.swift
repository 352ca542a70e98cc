package import Entities

/// A text of which parts lead somewhere.
package struct LinkedText: Hashable, Sendable {
    package struct Part: Hashable, Sendable {
        package let text: String
        /// Nil for text that leads nowhere.
        package let place: Place?
    }

    package private(set) var parts: [Part]

    package init(_ text: String, _ place: Place? = nil) {
        parts = [Part(text: text, place: place)]
    }

    /// The text alone.
    package var text: String { parts.map(\.text).joined() }

    package static func + (left: LinkedText, right: LinkedText) -> LinkedText {
        var sum = left
        sum.parts += right.parts
        return sum
    }
}

extension LinkedText: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) {
        self.init(text)
    }
}

extension [LinkedText] {
    /// Nil for none.
    package func joined(separator: String) -> LinkedText? {
        guard let first else { return nil }
        return dropFirst().reduce(first) { $0 + LinkedText(separator) + $1 }
    }
}

extension Link {
    /// Its title and its address, once where they are the same.
    package var linkedText: LinkedText {
        LinkedText(title == url ? url : "\(title)  \(url)", .page(url))
    }
}
