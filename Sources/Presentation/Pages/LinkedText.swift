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
    /// Its title; of one without, the address as people write it.
    package var linkedText: LinkedText { LinkedText(title == url ? url.writtenAddress : title, .page(url)) }
}

extension String {
    /// An address without its scheme, and without what follows the host where that is only a slash.
    fileprivate var writtenAddress: String {
        let schemes = ["https://www.", "http://www.", "https://", "http://"]
        let rest = schemes.first(where: hasPrefix).map { dropFirst($0.count) } ?? self[...]
        return String(rest.hasSuffix("/") ? rest.dropLast() : rest)
    }
}
