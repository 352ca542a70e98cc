import Browsing
import Entities
import Services

/// Looks up, one by one, what was kept by name alone: in the library and cached answers, then at the source. Stays a few
/// ahead of the reader; stores certain matches itself.
@MainActor
final class CandidateSearch {
    private enum Work { case look }

    /// What was found for each, the best first. Empty if the search found nothing.
    private(set) var found: [LibrarySubject: [LibrarySummary]] = [:]
    /// The one that is being looked for; nil for none.
    private(set) var current: LibrarySubject?
    /// Why it does not go on.
    private(set) var failure: CatalogFailure?
    /// How many matches were stored without asking, and not undone since.
    var certainCount: Int { learnt.count(where: identified.contains) }
    /// Set by the owner, which it should hold weakly: called when one of these has changed.
    var didChange: (@MainActor () -> Void)?
    private let finder: any TitleFinder
    private let library: any Library
    private let scope = TaskScope<Work>()
    /// In the order in which they are wanted.
    private var things: [LibrarySummary] = []
    /// What was certain, and learnt.
    private var learnt: Set<LibrarySubject> = []
    /// What the library has of what no catalogue in use has: what was learnt may have been taken back.
    private var identified: Set<LibrarySubject> = []
    private var kept: [LibrarySummary] = []
    private var keptByTitle: [ComparedTitle: [LibrarySummary]] = [:]
    /// How many of what is kept are not found by their titles yet.
    private var unindexed = 0

    /// The most undecided things at a time.
    private var mostAhead = 10
    /// The most undecided things at a time, once the reader decides many at once.
    private static let mostAtOnce = 100
    /// The most candidates of one thing.
    private nonisolated static let mostCandidates = 9
    /// The most titles that are indexed in one go: a few milliseconds, so that no key has to wait for more.
    private static let titlesAtOnce = 200

    init(finder: any TitleFinder, library: any Library) {
        (self.finder, self.library) = (finder, library)
    }

    /// Is told what the library has now.
    ///
    /// - Parameters:
    ///   - kept: what is kept of catalogues that are in use, as far as it can be a candidate.
    ///   - identified: what is kept of what no catalogue in use has, and need not be looked for.
    func know(_ kept: [LibrarySummary], identified: Set<LibrarySubject>) {
        self.identified = identified
        // What is said of a thing does not change what it is called.
        guard kept.map(\.subject) != self.kept.map(\.subject) else { return }
        (self.kept, keptByTitle, unindexed) = (kept, [:], kept.count)
    }

    /// From now on it looks for these, in this order.
    func look(for things: [LibrarySummary]) {
        self.things = things
        if current == nil, failure == nil { start() }
    }

    /// The reader decides many at once: from now on more are looked for ahead.
    func lookFurther() {
        mostAhead = Self.mostAtOnce
        look(for: things)
    }

    /// Looks anew for a thing, and for what was looked for in vain, or not at all after a failure.
    func tryAgain(for thing: LibrarySubject?) {
        finder.invalidateCache()
        found = found.filter { !$0.value.isEmpty && $0.key != thing }
        failure = nil
        look(for: things)
    }

    private func start() {
        guard let next else { return }
        current = next.subject
        didChange?()
        scope.start(.look) { [weak self, finder, library] in
            while true {
                while self?.indexSome() == true { await Task.yield() }
                guard !Task.isCancelled, let thing = self?.begin() else { return }
                let kept = self?.keptLike(thing) ?? []
                let answer = await Self.answer(about: thing, having: kept, of: finder)
                if Task.isCancelled { return }
                let isLearnt = await Self.learn(answer.certain, of: thing, library)
                self?.take(answer, of: thing, isLearnt: isLearnt)
            }
        }
    }

    private var next: LibrarySummary? {
        var ready = 0
        for thing in things where ready < mostAhead {
            guard let found = found[thing.subject] else { return thing }
            if !found.isEmpty { ready += 1 }
        }
        return nil
    }

    private func begin() -> LibrarySummary? {
        let next = failure == nil ? next : nil
        current = next?.subject
        didChange?()
        return next
    }

    /// - Returns: whether there are more.
    private func indexSome() -> Bool {
        for summary in kept.suffix(unindexed).prefix(Self.titlesAtOnce) {
            for title in summary.comparedTitles { keptByTitle[title, default: []].append(summary) }
        }
        unindexed = max(0, unindexed - Self.titlesAtOnce)
        return unindexed > 0
    }

    private func keptLike(_ thing: LibrarySummary) -> [LibrarySummary] {
        thing.comparedTitles.flatMap { keptByTitle[$0] ?? [] }
    }

    private func take(_ answer: Answer, of thing: LibrarySummary, isLearnt: Bool) {
        failure = answer.failure
        // Where the source failed and nothing else was found, it is looked up again.
        if failure == nil || !answer.candidates.isEmpty { found[thing.subject] = answer.candidates }
        // It counts once it is known that the library has it so.
        if isLearnt { learnt.insert(thing.subject) }
    }

    private struct Answer: Sendable {
        var candidates: [LibrarySummary] = []
        var certain: LibrarySummary?
        var failure: CatalogFailure?
    }

    private nonisolated static func answer(
        about thing: LibrarySummary, having kept: [LibrarySummary], of finder: any TitleFinder
    ) async -> Answer {
        let catalog = finder.catalogs.first { $0.kind == thing.subject.kind }
        var answer = Answer()
        var found = kept
        func judge() {
            // What stands in for a source is no more than a suggestion.
            answer.certain = thing.certain(
                among: found.filter { $0.subject.source == catalog?.source || kept.contains($0) })
            answer.candidates = Array(thing.candidates(among: found).prefix(mostCandidates))
        }
        guard let catalog else { return answer }
        let texts = thing.searchedTexts.filter { $0.count >= catalog.shortestSearch }
        for text in texts { found += await finder.titlesAtHand(text, in: catalog) }
        judge()
        guard answer.certain == nil else { return answer }
        for text in texts where !Task.isCancelled {
            let said = await finder.titles(text, in: catalog)
            (found, answer.failure) = (said.items + found, said.failure)
            judge()
            if !said.items.isEmpty || said.failure != nil { break }
        }
        return answer
    }

    /// If that fails, the reader may still decide it.
    private nonisolated static func learn(
        _ certain: LibrarySummary?, of thing: LibrarySummary, _ library: any Library
    ) async -> Bool {
        guard let certain else { return false }
        var news = thing
        news.aliases = Aliases(known: certain.ids)
        do throws(LibraryFailure) { try await library.learn(news) } catch { return false }
        return true
    }
}
