package import Entities
package import Services

/// What messages say of sources, in one language: read from their descriptors.
package struct SourceNames: Sendable {
    /// In their order, for the manual.
    private let descriptors: [SourceDescriptor]
    private let language: Language

    package init(_ descriptors: [SourceDescriptor], language: Language) {
        self.descriptors = descriptors
        self.language = language
    }

    /// What this version knows.
    package var known: Set<SourceID> { Set(descriptors.map(\.id)) }

    /// Also of a service whose files are taken in. For a source that this version does not know, what is stored.
    package func name(of source: SourceID) -> String {
        self[source]?.name[language] ?? DiaryService(rawValue: source.rawValue)?.name ?? source.rawValue
    }

    /// The environment variable with another address for it; empty for a source without one.
    func addressVariable(of source: SourceID) -> String {
        self[source]?.service?.address.variables.first ?? ""
    }

    /// The address of a thing's page at its source; nil where nobody can tell without asking.
    package func page(of subject: LibrarySubject) -> String? {
        self[subject.source]?.page(subject)
    }

    package var attributions: [String] {
        descriptors.compactMap(\.service).map { "\($0.attribution[language]) \($0.homePage)" }
    }

    /// The sentence that its terms ask for, and its page; nil for what comes with the program.
    package func terms(of source: SourceID) -> (attribution: String, page: String)? {
        self[source]?.service.map { ($0.attribution[language], $0.homePage) }
    }

    private subscript(source: SourceID) -> SourceDescriptor? {
        descriptors.first { $0.id == source }
    }
}
