/// One of the values that a filter can have.
package struct FilterValue: Sendable {
    /// Genres of films, languages, countries and types have the same keys whichever source is asked.
    package let key: String
    /// In the source's words; nil where the key says enough to be put into words.
    package let name: String?

    package init(_ key: String, name: String? = nil) {
        self.key = key
        self.name = name
    }
}

/// No two values have one key.
extension FilterValue: Hashable {
    package static func == (left: FilterValue, right: FilterValue) -> Bool { left.key == right.key }

    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
