import Entities

/// A parameter of a request, not yet encoded.
package struct QueryItem: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    package var encoded: String { "\(Self.escaped(name))=\(Self.escaped(value))" }

    /// Every byte but RFC 3986's unreserved ones is escaped: an artist's `+`, `&` and `/` must arrive as such.
    package static func escaped(_ text: String) -> String {
        text.escaped(keeping: "-._~")
    }
}
