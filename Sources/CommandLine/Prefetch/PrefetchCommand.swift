import CatalogKit
package import Entities
import HTTP
import PictureLoading
package import Presentation
import Runtime
package import Services

/// Carries out `matinee prefetch`: has lists and what they are of in the cache, for a program without a network.
package struct PrefetchCommand {
    package let settings: Settings
    package let folders: Folders
    package let wording: Wording
    package let work: LongWork
    package let today: CalendarDate

    package init(settings: Settings, folders: Folders, wording: Wording, work: LongWork, today: CalendarDate) {
        self.settings = settings
        self.folders = folders
        self.wording = wording
        self.work = work
        self.today = today
    }

    /// - Parameters:
    ///   - print: writes to standard output; throws if that fails.
    ///   - complain: is told of what could not be had, but for the last.
    package func run(
        _ request: PrefetchRequest, print: (String) throws(LaunchError) -> Void, complain: (LaunchError) -> Void
    ) throws(LaunchError) {
        guard !settings.isOffline else { throw .prefetch(.offline) }
        guard let folder = folders[.cache] else { throw .noCacheFolder }
        let store = AnswerStore(folder: folder)
        let client = HTTPClient.ofProgram(settings)
        let live = SourceSwitchboard(settings, folders, http: client, store: store)
        var open: [(kind: FoundKind, count: Int, list: PrefetchedList)] = []
        var closed: [FoundKind] = []
        for (kind, count) in request.wanted {
            let views = PrefetchedList.Views(live: live.open, before: kept(store), after: kept(store))
            if let list = PrefetchedList(kind, views, today: today) {
                open.append((kind, count, list))
            } else {
                closed.append(kind)
            }
        }
        // Of all kinds, those that nobody has are not missed.
        var failures: [LaunchError] =
            request.counts.isEmpty && !open.isEmpty ? [] : closed.map { .prefetch(.closed($0)) }
        var keepPicture: (@Sendable (Picture) async -> Bool)?
        if request.withPictures {
            let pictures = ProgramPictures.loader(settings, folder: folder, after: client.underWay) { live.open }
            keepPicture = { await pictures.keep($0) }
        }
        let prefetcher = Prefetcher(
            work: work, keepPicture: keepPicture,
            isStoring: { await store.trouble == nil }, sleep: { try await client.time.sleep(for: $0) })
        let names = open.map { name(of: $0.kind) }
        let lists = open
        let (outcomes, trouble) = waiting(cancelling: work.whenStopped) {
            [work] () async -> ([PrefetchOutcome], CacheTrouble?) in
            var outcomes: [PrefetchOutcome] = []
            for (index, name) in names.enumerated() {
                guard await store.trouble == nil, !Task.isCancelled else { break }
                let (_, count, list) = lists[index]
                work.begin(name, of: count, ending: .inOrder)
                outcomes.append(await prefetcher.run(list, count))
            }
            return (outcomes, await store.trouble)
        }
        var told = ""
        for ((kind, _, list), outcome) in zip(open, outcomes) {
            told += report(kind, list.source, outcome, hasPictures: request.withPictures)
            failures += complaints(kind, list.source, outcome)
        }
        try print(told)
        if let trouble { failures.append(.prefetch(.notStored(trouble))) }
        if let signal = work.signal { failures.append(.stopped(.prefetched, signal: signal)) }
        guard let last = failures.popLast() else { return }
        failures.forEach(complain)
        throw last
    }

    /// What a program without a network finds now.
    private func kept(_ store: AnswerStore) -> OpenSources {
        let client = HTTPClient(userAgent: settings.userAgent, isOffline: true)
        return SourceSwitchboard(settings, folders, http: client, store: store).open
    }

    private func name(of kind: FoundKind) -> String {
        kind.subject.flatMap(SectionDescriptor.showing).map(wording.sections.name) ?? kind.rawValue
    }

    private func report(
        _ kind: FoundKind, _ source: SourceID, _ outcome: PrefetchOutcome, hasPictures: Bool
    ) -> String {
        let (words, format) = (wording.progress, wording.format)
        let kept = work.signal == nil ? outcome.kept : outcome.seen - outcome.failures.values.reduce(0, +)
        var parts = [
            words.kept(format.grouped(kept), format.grouped(outcome.wanted), format.grouped(outcome.new))
        ]
        if hasPictures { parts.append(words.pictures(format.grouped(outcome.pictures))) }
        if outcome.isAll { parts.append(words.isAll) }
        return "\(name(of: kind)) (\(wording.sources.name(of: source))): \(parts.joined(separator: "; "))\n"
    }

    private func complaints(_ kind: FoundKind, _ source: SourceID, _ outcome: PrefetchOutcome) -> [LaunchError] {
        var complaints: [PrefetchFailure] = []
        if !outcome.failures.isEmpty { complaints.append(.incomplete(kind, source, outcome.failures)) }
        if outcome.missingPictures > 0 { complaints.append(.picturesMissing(kind, source, outcome.missingPictures)) }
        if outcome.lost > 0 { complaints.append(.noRoom(kind, source, outcome.lost)) }
        if let end = outcome.end {
            complaints.append(.givenUp(kind, source, after: outcome.seen, of: outcome.wanted, end))
        }
        return complaints.map { .prefetch($0) }
    }
}
