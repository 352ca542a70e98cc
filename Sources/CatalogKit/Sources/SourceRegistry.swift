package import Entities
package import Services

/// All sources of the program, the preferred ones first.
package struct SourceRegistry: Sendable {
    package let sources: [any Source]

    package init(_ sources: [any Source]) {
        self.sources = sources
    }

    package var descriptors: [SourceDescriptor] { sources.map(\.descriptor) }

    package var ids: Set<SourceID> { Set(descriptors.map(\.id)) }

    package var settings: [any SettingDeclaration] { descriptors.flatMap(\.settings) }

    package subscript(id: SourceID) -> SourceDescriptor? {
        descriptors.first { $0.id == id }
    }

    /// Whether the settings let a service answer, so that there may be something to cache.
    ///
    /// - Parameter onlyBuiltIn: whether only what comes with the program is used.
    package func usesNetwork(_ settings: Settings, onlyBuiltIn: Bool) -> Bool {
        !onlyBuiltIn && descriptors.contains { $0.service != nil && $0.hasItsKey(in: settings) }
    }

    /// - Parameters:
    ///   - onlyBuiltIn: whether only what comes with the program is used, whatever is chosen.
    ///   - choices: for all kinds of things of which the reader can choose the source.
    package func open(in context: SourceContext, onlyBuiltIn: Bool, choices: [SourceChoice]) -> OpenSources {
        let used = onlyBuiltIn ? sources.filter { $0.descriptor.service == nil } : sources
        return OpenSources(
            catalogs: used.flatMap { $0.catalogs(in: context) }, registry: self, onlyBuiltIn: onlyBuiltIn,
            choices: choices, settings: context.settings)
    }
}

extension SourceDescriptor {
    /// Whether its key is set, or it needs none.
    func hasItsKey(in settings: Settings) -> Bool {
        guard let key = service?.key else { return true }
        return settings.place(of: key) != nil
    }
}
