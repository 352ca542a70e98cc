/// A section of the program, by the name that the command line, settings and sessions have for it. Open: sections come
/// with later versions.
package struct SectionID: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension SectionID {
    /// What stands before the name of a view.
    private static let viewPrefix = "view:"

    /// The section of the view of that name.
    package init(view name: String) {
        rawValue = Self.viewPrefix + name
    }

    /// The name of the view that it is for; nil for one of the program's own.
    package var view: String? {
        guard rawValue.hasPrefix(Self.viewPrefix) else { return nil }
        let name = rawValue.dropFirst(Self.viewPrefix.count)
        return name.allSatisfy(\.isWhitespace) ? nil : String(name)
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
