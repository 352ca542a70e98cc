/// A section of the program, by the name that the command line, settings and sessions have for it. Open: sections come
/// with later versions.
package struct SectionID: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A section's id, and its name for people.
package struct SectionDescriptor: Hashable, Sendable {
    package let id: SectionID
    package let name: LocalizedText

    package init(id: SectionID, name: LocalizedText) {
        self.id = id
        self.name = name
    }
}
