package import Entities
package import Services

/// The sources that answer in this run.
package struct OpenSources: Sendable {
    /// The preferred ones first.
    private var catalogs: [any Catalog]
    private let registry: SourceRegistry
    /// Whether no key opens a service.
    private let onlyBuiltIn: Bool
    private let choices: [SourceChoice]
    private var settings: Settings

    init(
        catalogs: [any Catalog], registry: SourceRegistry, onlyBuiltIn: Bool, choices: [SourceChoice],
        settings: Settings
    ) {
        self.catalogs = catalogs
        self.registry = registry
        self.onlyBuiltIn = onlyBuiltIn
        self.choices = choices
        self.settings = settings
    }

    /// The sources after the key of one has changed.
    ///
    /// - Parameter new: its catalogues now; none if it is closed.
    func replacing(catalogsOf source: SourceID, by new: [any Catalog], settings: Settings) -> OpenSources {
        var changed = self
        changed.catalogs = registry.descriptors.flatMap { descriptor in
            descriptor.id == source ? new : catalogs.filter { $0.source == descriptor.id }
        }
        changed.settings = settings
        return changed
    }

    /// The source that answers about a kind of thing: the chosen one, else the preferred one; nil if there is none.
    package func source(about kind: LibrarySubject.Kind) -> SourceID? {
        candidates(about: kind).first?.source
    }

    /// What comes with the program, to stand in for the source that answers until it does so for the first time. Nil for
    /// a source that the reader has chosen, or has given a key for: there only its own answers will do.
    package func fallback(about kind: LibrarySubject.Kind) -> SourceID? {
        guard let service = source(about: kind).flatMap({ registry[$0]?.service }), service.key == nil,
            choice(about: kind).flatMap({ settings[$0.setting] }) == nil
        else { return nil }
        return builtIn(about: kind)
    }

    /// What comes with the program of that kind, whichever source answers; nil for nothing.
    package func builtIn(about kind: LibrarySubject.Kind) -> SourceID? {
        candidates(about: kind).first { registry[$0.source]?.service == nil }?.source
    }

    /// The catalogue of one source, whether it is preferred or not; nil if the source is not open, or has none of that kind.
    ///
    /// - Parameter type: the kind's protocol, `(any MovieCatalog).self`.
    package func catalog<Kind>(_ type: Kind.Type = Kind.self, of source: SourceID) -> Kind? {
        for catalog in catalogs where catalog.source == source {
            if let catalog = catalog as? Kind { return catalog }
        }
        return nil
    }

    /// The catalogues of this kind that open sources have, those of preferred sources first.
    package func catalogs<Kind>(_ type: Kind.Type = Kind.self) -> [Kind] {
        catalogs.compactMap { $0 as? Kind }
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

    /// The sources with other choices.
    func with(_ settings: Settings) -> OpenSources {
        var changed = self
        changed.settings = settings
        return changed
    }

    /// The kinds of which the program's lists are from this source.
    package func lists(from source: SourceID) -> Set<LibrarySubject.Kind> {
        Set(choices.map { $0.kinds[0] }.filter { self.source(about: $0) == source })
    }

    /// All network services that are open.
    package var services: Set<SourceID> {
        Set(catalogs.map(\.source).filter { registry[$0]?.service != nil })
    }

    /// The network services that have this kind of thing, open or not, the preferred ones first.
    package func services(about kind: LibrarySubject.Kind) -> [SourceID] {
        registry.descriptors.filter { $0.service != nil && $0.kinds[kind] != nil }.map(\.id)
    }

    /// The service that would answer about this kind of thing in place of that source if its key were set; nil if there
    /// is none.
    package func keyed(inPlaceOf source: SourceID, about kind: LibrarySubject.Kind) -> SourceID? {
        if onlyBuiltIn { return nil }
        let preferred = registry.descriptors.prefix { $0.id != source }
        return preferred.first { $0.kinds[kind] != nil && !$0.hasItsKey(in: settings) }?.id
    }

    /// Which of them answer, and how the others become available.
    package var availability: SourceAvailability {
        let open = catalogs.compactMap { registry[$0.source] }
        let closed = registry.descriptors.filter { source in !open.contains { $0.id == source.id } }
        return SourceAvailability(
            open: Dictionary(open.map { ($0.id, Set($0.kinds.keys)) } + [(.ownBooks, [.book])]) { first, _ in first },
            closed: Dictionary(closed.map { ($0.id, access(to: $0)) }) { first, _ in first },
            readers: Set(open.flatMap(\.kinds.keys)).sorted { $0.isBefore($1) }.flatMap(readers))
    }

    private func readers(of kind: LibrarySubject.Kind) -> [SourceAvailability.Reader] {
        candidates(about: kind).flatMap { catalog in
            let registers = registry[catalog.source]?.capabilities(about: kind).registers ?? []
            return ([catalog.source] + registers).map {
                SourceAvailability.Reader(catalog.source, reads: $0, of: kind)
            }
        }
    }

    private func access(to source: SourceDescriptor) -> CatalogAccess {
        onlyBuiltIn || source.hasItsKey(in: settings) ? .withoutBuiltIn : .key(source.id)
    }
}
