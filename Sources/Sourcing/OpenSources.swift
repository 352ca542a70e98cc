package import Entities
package import Services
import Settings

/// The sources that answer in this run.
package struct OpenSources: Sendable {
    /// The preferred ones first.
    private let catalogs: [any Catalog]
    private let registry: SourceRegistry
    private let settings: Settings

    init(catalogs: [any Catalog], registry: SourceRegistry, settings: Settings) {
        self.catalogs = catalogs
        self.registry = registry
        self.settings = settings
    }

    /// The preferred catalogue of a kind: `catalog((any MovieCatalog).self)`; nil if no source has one.
    package func catalog<Kind>(_ kind: Kind.Type = Kind.self) -> Kind? {
        catalogs.lazy.compactMap { $0 as? Kind }.first
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
            answering[kind] = catalogs.first { registry[$0.source]?.kinds[kind] != nil }?.source
        }
        let ways = registry.descriptors.map { ($0.id, access(to: $0)) }
        return SourceAvailability(answering: answering, access: Dictionary(uniqueKeysWithValues: ways))
    }

    private func access(to source: SourceDescriptor) -> CatalogAccess {
        if source.service == nil { return .builtIn }
        return source.hasItsKey(in: settings) ? .withoutBuiltIn : .key(source.id)
    }
}
