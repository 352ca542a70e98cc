package import Entities
import HTTP
import Runtime
package import Services
package import Storage
import Synchronization

/// Which sources answer now. Keys that are entered open sources, and keys that are removed close them, while the program
/// runs.
package final class SourceSwitchboard: Sendable {
    private struct State {
        var open: OpenSources
        /// The keys of the file, by the names of their settings.
        var keys: [String: String]
        /// The sources that were chosen, by the names of the choices' settings.
        var chosen: [String: SourceID] = [:]
    }

    /// Why the keys of the file are not used; nil if they are, or if there are none.
    package let keyFileFailure: KeyFileFailure?
    /// The sources that were opened or closed, or have another key. For one listener.
    package let switched: AsyncStream<SourceID>
    private let teller: AsyncStream<SourceID>.Continuation
    private let registry: SourceRegistry
    /// Its settings are those without the keys of the file.
    private let context: SourceContext
    private let onlyBuiltIn: Bool
    private let choices: [SourceChoice]
    /// Nil if it has no place.
    private let keyFile: KeyFile?
    private let state: Mutex<State>

    /// Reads the file of keys.
    ///
    /// - Parameters:
    ///   - onlyBuiltIn: whether only what comes with the program is used, whatever is chosen.
    ///   - choices: for all kinds of things of which the reader can choose the source.
    ///   - former: the one that this takes the place of: what was chosen there stays, unless the setting is another by now.
    package init(
        _ registry: SourceRegistry, in context: SourceContext, onlyBuiltIn: Bool, choices: [SourceChoice],
        keyFile: KeyFile?, after former: SourceSwitchboard? = nil
    ) {
        self.registry = registry
        self.context = context
        self.onlyBuiltIn = onlyBuiltIn
        self.choices = choices
        self.keyFile = keyFile
        (switched, teller) = AsyncStream.makeStream()
        let keys: [String: String]
        do throws(KeyFileFailure) {
            keys = try keyFile?.read() ?? [:]
            keyFileFailure = nil
        } catch {
            keys = [:]
            keyFileFailure = error
        }
        var keyed = context
        keyed.settings = context.settings.storing(registry.understood(keys))
        state = Mutex(
            State(open: registry.open(in: keyed, onlyBuiltIn: onlyBuiltIn, choices: choices), keys: keys))
        guard let former else { return }
        let changed = Set(
            context.settings.changed(from: former.context.settings, of: choices.map(\.setting)).map(\.name))
        let chosen = former.state.withLock { $0.chosen.filter { !changed.contains($0.key) } }
        guard !chosen.isEmpty else { return }
        state.withLock { state in
            state.chosen = chosen
            state.open = state.open.with(mergedSettings(state))
        }
    }

    deinit {
        teller.finish()
    }

    package var open: OpenSources { state.withLock(\.open) }

    /// Nil for a source without a service or without its key.
    private func probe(_ source: SourceID, _ settings: Settings) -> ServiceProbe? {
        var context = context
        context.settings = settings
        return registry.source(source)?.probe(in: context)
    }

    /// - Parameter isTrial: whether nobody else shall hear of a failure.
    private func ask(_ probe: ServiceProbe, isTrial: Bool) async throws(CatalogFailure) {
        let start = context.http.time.now
        let response = try await context.http.response(
            to: probe.request, of: probe.service, isTrial: isTrial, mustBeThere: true)
        guard !probe.isAnswer(response.body) else { return }
        if isTrial { throw .unreadable(status: response.status) }
        throw context.http.noteUnreadable(response, to: probe.request, of: probe.service.source, since: start)
    }

    /// With the keys of the file, and with what was chosen.
    private func mergedSettings(_ state: State) -> Settings {
        let keyed = context.settings.storing(registry.understood(state.keys))
        return choices.reduce(keyed) { settings, choice in
            state.chosen[choice.setting.name].map { settings.trying($0.rawValue, for: choice.setting) } ?? settings
        }
    }

    /// The choices that are about a kind of thing that the source has.
    private func choices(about source: SourceID) -> [SourceChoice] {
        choices.filter { choice in choice.kinds.contains { registry[source]?.kinds[$0] != nil } }
    }

    private func key(of source: SourceID) throws(KeyFailure) -> any SettingDeclaration {
        guard let key = registry[source]?.service?.key else { throw .malformed(nil) }
        return key
    }

    /// Stores the key, or removes it, and opens or closes its source.
    @concurrent
    private func set(_ text: String?, for key: any SettingDeclaration, of source: SourceID) async throws(KeyFailure) {
        do throws(KeyFileFailure) {
            guard let keyFile else { throw .noHome }
            try keyFile.set(text, for: key.name)
        } catch {
            throw .file(error)
        }
        let isOverruled = context.settings.place(of: key) != nil
        state.withLock { state in
            state.keys[key.name] = text
            guard !isOverruled else { return }
            var context = context
            context.settings = mergedSettings(state)
            let catalogs = onlyBuiltIn ? [] : registry.source(source)?.catalogs(in: context) ?? []
            state.open = state.open.replacing(catalogsOf: source, by: catalogs, settings: context.settings)
        }
        if !isOverruled { teller.yield(source) }
    }
}

extension SourceSwitchboard: SourceDirectory {
    package func reports() async -> [SourceReport] {
        await reports(context.store?.shares() ?? [:])
    }

    package var knownReports: [SourceReport] { reports([:]) }

    /// - Parameter shares: what is cached, by the numbers of quotas.
    private func reports(_ shares: [Int64: CacheShare]) -> [SourceReport] {
        let (open, settings, keys, chosen) = state.withLock { ($0.open, mergedSettings($0), $0.keys, $0.chosen) }
        return registry.descriptors.map { source in
            let share = source.service.flatMap { shares[$0.caching.quota.number] }
            let outcome = context.http.outcomes[source.id]
            let answer = outcome.flatMap { $0.failure == nil ? $0.at : nil } ?? share?.latest
            return SourceReport(
                source: source.id, kinds: Set(source.kinds.keys), lists: open.lists(from: source.id),
                isChosen: chosen.values.contains(source.id), state: state(of: source, settings, isCached: share != nil),
                isAsked: context.http.outcomes.isAsked(source.id), lastAnswer: answer,
                key: source.service?.key.map { key(of: $0, settings, keys) }, cachedBytes: share?.bytes ?? 0)
        }
    }

    package func check(_ source: SourceID) async {
        let settings = state.withLock { mergedSettings($0) }
        guard !onlyBuiltIn, let probe = probe(source, settings) else { return }
        try? await ask(probe, isTrial: false)
    }

    package func choose(_ source: SourceID) {
        let choices = choices(about: source).map(\.setting.name)
        state.withLock { state in
            let isChosen = choices.allSatisfy { state.chosen[$0] == source }
            for choice in choices { state.chosen[choice] = isChosen ? nil : source }
            state.open = state.open.with(mergedSettings(state))
        }
        teller.yield(source)
    }

    package func enterKey(_ text: String, of source: SourceID) async throws(KeyFailure) {
        let key = try key(of: source)
        let text = text.split(whereSeparator: \.isWhitespace).joined()
        guard key.takes(text), let probe = probe(source, context.settings.trying(text, for: key)) else {
            throw .malformed(key.expectation)
        }
        do throws(CatalogFailure) { try await ask(probe, isTrial: true) } catch { throw .notAccepted(error) }
        try await set(text, for: key, of: source)
    }

    package func removeKey(of source: SourceID) async throws(KeyFailure) {
        try await set(nil, for: key(of: source), of: source)
    }

    package func changes() -> AsyncStream<Void> { context.http.outcomes.changes() }

    private func state(of source: SourceDescriptor, _ settings: Settings, isCached: Bool) -> SourceReport.State {
        guard source.service != nil else { return .builtIn }
        if onlyBuiltIn { return .leftOut }
        guard source.hasItsKey(in: settings) else { return .keyMissing }
        if context.http.isOffline { return .failing(.startedOffline) }
        guard let outcome = context.http.outcomes[source.id] else { return isCached ? .cached : .notAsked }
        return switch outcome.failure {
        case nil: .live
        case .rateLimited: .limited(until: outcome.takesRequestsFrom)
        case let failure?: .failing(failure)
        }
    }

    private func key(
        of setting: any SettingDeclaration, _ settings: Settings, _ keys: [String: String]
    ) -> SourceReport.Key {
        switch settings.place(of: setting) {
        case .environment(let variable): .environment(variable: variable)
        case .stored: .stored(ending: Self.ending(of: keys[setting.name] ?? ""))
        // Keys are taken from nowhere else: other users may see a command line.
        case nil, .commandLine, .file, .shared: .missing
        }
    }

    /// So little of a key that it is no use to anybody else.
    private static func ending(of key: String) -> String {
        key.count >= 32 ? String(key.suffix(4)) : ""
    }
}

extension SourceRegistry {
    fileprivate func source(_ id: SourceID) -> (any Source)? {
        sources.first { $0.descriptor.id == id }
    }

    /// The keys that are of the form that their sources take, by the names of their settings.
    fileprivate func understood(_ keys: [String: String]) -> [String: String] {
        let settings = descriptors.compactMap { $0.service?.key }
        return keys.filter { entry in settings.contains { $0.name == entry.key && $0.takes(entry.value) } }
    }
}
