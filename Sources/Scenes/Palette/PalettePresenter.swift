import Browsing
import Entities
import Presentation

@MainActor
protocol PalettePresenter: AnyObject {
    var title: String { get }
    /// What can be typed.
    var hint: String { get }
    /// All that may stand beside what is found.
    var headings: [String] { get }
    /// Whether a row was chosen of what is still being looked for.
    var isClosing: Bool { get }
    func viewWillAppear()
    func viewDidAppear()
    func didType(_ text: String)
    /// - Parameter isBeside: whether it is opened beside what is there.
    func didChoose(row: Int, isBeside: Bool)
    func didLeave()
}

@MainActor
final class PaletteDefaultPresenter {
    /// The most of a kind that are shown: others are found by typing on.
    private static let mostOfAKind = 8

    weak var view: (any PaletteView)?
    private let interactor: any PaletteInteractor
    private let router: any PaletteRouter
    private let formatter: PaletteFormatter
    private let search: TitleSearch
    private let directory: ProgramDirectory
    private let ranking: EntrySearch<PaletteCandidate>
    private var text = ""
    /// The entries of the rows that are shown.
    private var entries: [PaletteCandidate.Entry] = []
    /// Whether the best of what is not found yet was chosen, to be opened beside what is there; nil if it was not.
    private var choice: Bool?
    /// The row of the first that can be gone to or done.
    private var best = 0

    /// - Parameters:
    ///   - directory: what there is in the program.
    ///   - pause: how long the reader must have stopped typing before sources are asked.
    init(
        interactor: any PaletteInteractor, router: any PaletteRouter, formatter: PaletteFormatter,
        directory: ProgramDirectory, pause: Pause
    ) {
        self.interactor = interactor
        self.router = router
        self.formatter = formatter
        self.directory = directory
        ranking = EntrySearch(worker: interactor.worker, mostOfAGroup: Self.mostOfAKind) {
            $1.append($0, text: $0.text, group: $0.kind.number, recency: $0.recency, isSentence: $0.isSentence)
        }
        search = TitleSearch(finder: interactor.finder, pause: pause)
        ranking.didRank = { [weak self] in self?.didRank() }
        search.didChange = { [weak self] in self?.didHearOfSources() }
    }

    private var found: [PaletteFinding] {
        if text.allSatisfy(\.isWhitespace) { return formatter.beginning(directory) }
        return ranking.found.map { finding($0) }
    }

    private func didRank() {
        show()
        guard ranking.state == .complete, let choice else { return }
        self.choice = nil
        go(best, isBeside: choice)
    }

    /// What they have said is known from now on, and found at once when the text goes on.
    private func didHearOfSources() {
        for item in search.answers.last?.found.items ?? [] {
            let candidate = formatter.thing(KnownItem(item))
            guard known.insert(item.subject).inserted else { continue }
            ranking.add(candidate)
        }
        if ranking.state != .outdated { show() }
    }

    /// What sources have said of earlier texts.
    private var known: Set<LibrarySubject> = []

    private func show() {
        var found = PaletteFindings(self.found)
        for answer in search.answers {
            found.add(
                answer.found.items, of: answer.catalog.kind, failure: answer.found.failure, most: Self.mostOfAKind,
                finding)
        }
        var parts = found.parts(first: directory.kind)
        let isBusy = !search.asked.isEmpty || ranking.state == .partial
        if let onward, isBusy || !parts.isEmpty { parts += PaletteFindings([onward]).parts(first: nil) }
        entries = parts.flatMap(\.findings).map(\.candidate.entry)
        var state = PaletteState(text: text, groups: parts.map(formatter.group))
        state.status = formatter.status(search.asked.map(\.source))
        state.isBusy = isBusy
        if parts.isEmpty, !isBusy { state.message = formatter.nothingFound(text) }
        best = state.bestRow ?? 0
        view?.show(state)
    }

    /// The search of the section that one came from; nil where it has none, or nothing is typed.
    private var onward: PaletteFinding? {
        let typed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return typed.isEmpty ? nil : directory.kind.map { formatter.search($0, for: typed) }
    }

    /// Something that a source has found, with what of the text is in it.
    private func finding(_ item: LibrarySummary) -> PaletteFinding {
        let candidate = formatter.thing(KnownItem(item))
        return finding(RankedEntries.found(candidate, text: candidate.text, by: text))
    }

    private func finding(_ found: RankedEntries<PaletteCandidate>.Found) -> PaletteFinding {
        PaletteFinding(candidate: found.entry, marks: found.marks, isInOnePiece: found.isInOnePiece)
    }

    private func go(_ row: Int, isBeside: Bool) {
        guard entries.indices.contains(row) else { return }
        switch entries[row] {
        case .command(let offered): if offered.isAvailable { router.run(offered) }
        case .place(let place): router.go(to: place)
        case .item(let item): router.open(item, isBeside: isBeside)
        case .tag(let tag, _): router.go(to: formatter.place(.tag(tag)))
        case .event(let entry): router.go(to: formatter.place(.thing(entry.summary.subject)))
        case .search(let kind, let text): router.search(kind, for: text)
        }
    }
}

extension PaletteDefaultPresenter: PalettePresenter {
    var title: String { formatter.title }

    var hint: String { formatter.hint }

    var headings: [String] { formatter.headings }

    var isClosing: Bool { choice != nil }

    func viewWillAppear() {
        show()
    }

    func viewDidAppear() {
        ranking.gather([
            { [formatter, directory] in { formatter.candidates(directory, kept: []) } },
            { [interactor, formatter, directory] in
                let kept = await interactor.kept()
                return { formatter.candidates(directory, kept: kept) }
            },
        ])
    }

    func didType(_ text: String) {
        guard text != self.text else { return }
        self.text = text
        choice = nil
        search.look(for: text)
        ranking.look(for: text)
    }

    func didChoose(row: Int, isBeside: Bool) {
        // Of what is still looked for, the best is meant, unless another row was gone to.
        if ranking.state == .complete || ranking.state == .partial && row != best {
            go(row, isBeside: isBeside)
        } else {
            choice = isBeside
        }
    }

    func didLeave() {
        router.leave()
    }
}
