package import Entities

/// The names of the sections in one language.
package struct SectionNames: Sendable {
    private let names: [SectionID: String]

    package init(_ descriptors: [SectionDescriptor], language: Language) {
        names = Dictionary(descriptors.map { ($0.id, $0.name[language]) }) { first, _ in first }
    }

    package func name(of section: SectionID) -> String {
        names[section] ?? section.view ?? section.rawValue
    }
}
