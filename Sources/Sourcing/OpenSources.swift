package import Entities
package import Services
import Settings

/// The sources that answer in this run.
package struct OpenSources: Sendable {
    /// The preferred ones first.
    private let catalogs: [any Catalog]
    private let registry: SourceRegistry
    private let choices: [SourceChoice]
    private let settings: Settings

    init(catalogs: [any Catalog], registry: SourceRegistry, choices: [SourceChoice], settings: Settings) {
        self.catalogs = catalogs
        self.registry = registry
        self.choices = choices
        self.settings = settings
    }

    /// The catalogue that answers about a kind of thing: the chosen one, else the preferred one; nil if no source has one.
    ///
    /// - Parameter type: the kind's protocol, `(any MovieCatalog).self`.
    package func catalog<Kind>(_ type: Kind.Type = Kind.self, about kind: LibrarySubject.Kind) -> Kind? {
        candidates(about: kind).lazy.compactMap { $0 as? Kind }.first
    }

    /// The best first.
    private func candidates(about kind: LibrarySubject.Kind) -> [any Catalog] {
        let able = catalogs.filter { registry[$0.source]?.kinds[kind] != nil }
        guard let choice = choice(about: kind), let chosen = settings[choice.setting] else { return able }
        return able.filter { $0.source == chosen } + able.filter { $0.source != chosen }
    }

    private func choice(about kind: LibrarySubject.Kind) -> SourceChoice? {
        choices.first { $0.kinds.contains(kind) }
    }

    /// The network services that have this kind of thing, the preferred ones first.
    package func services(about kind: LibrarySubject.Kind) -> [SourceID] {
        registry.descriptors.filter { $0.service != nil && $0.kinds[kind] != nil }.map(\.id)
    }

    /// The service that would answer about this kind of thing in place of that source if its key were set; nil if there
    /// is none.
    package func keyed(inPlaceOf source: SourceID, about kind: LibrarySubject.Kind) -> SourceID? {
        let preferred = registry.descriptors.prefix { $0.id != source }
        return preferred.first { $0.kinds[kind] != nil && $0.service?.key != nil }?.id
    }

    package var availability: SourceAvailability {
        let kinds = Set(registry.descriptors.flatMap(\.kinds.keys))
        var answering: [LibrarySubject.Kind: SourceID] = [:]
        for kind in kinds {
            answering[kind] = candidates(about: kind).first?.source
        }
        let ways = registry.descriptors.map { ($0.id, access(to: $0)) }
        return SourceAvailability(answering: answering, access: Dictionary(uniqueKeysWithValues: ways))
    }

    private func access(to source: SourceDescriptor) -> CatalogAccess {
        if source.service == nil { return .builtIn }
        guard source.hasItsKey(in: settings) else { return .key(source.id) }
        let option = choices.first { $0.kinds.contains { source.kinds[$0] != nil } }?.setting.option
        // Where it has a catalogue, another one was chosen or is preferred.
        guard let option, catalogs.contains(where: { $0.source == source.id }) else { return .withoutBuiltIn }
        return .option(option.text(with: source.id.rawValue))
    }
}
