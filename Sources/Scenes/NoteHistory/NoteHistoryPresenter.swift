import Browsing
import Entities
import Presentation

@MainActor
protocol NoteHistoryPresenter: AccordionPresenter {
    func row(at index: Int) -> NoteHistoryRow?
}

@MainActor
final class NoteHistoryDefaultPresenter {
    private enum Work { case load }

    weak var view: (any NoteHistoryView)?
    private let interactor: any NoteHistoryInteractor
    private let router: any NoteHistoryRouter
    private let wording: Wording
    private let formatter: NoteHistoryFormatter
    private let scope = TaskScope<Work>()
    private var texts: [Note] = [] {
        didSet {
            let counts = Dictionary(texts.map { (Self.minute(of: $0), 1) }, uniquingKeysWith: +)
            fullMinutes = Set(counts.filter { $0.value > 1 }.keys)
        }
    }
    /// Those in which several of them were written, since 1970.
    private var fullMinutes: Set<Int> = []
    /// The revisions that another machine has written beside the current note.
    private var beside: Set<Int> = []

    init(interactor: any NoteHistoryInteractor, router: any NoteHistoryRouter, wording: Wording) {
        self.interactor = interactor
        self.router = router
        self.wording = wording
        formatter = NoteHistoryFormatter(wording: wording)
    }
}

extension NoteHistoryDefaultPresenter: NoteHistoryPresenter {
    var title: String { wording.library.historyOf(interactor.title) }

    func viewDidAppear() {
        load()
    }

    func row(at index: Int) -> NoteHistoryRow? {
        guard texts.indices.contains(index) else { return nil }
        let text = texts[index]
        return formatter.row(
            text, isBeside: beside.contains(text.revision), hasSeconds: fullMinutes.contains(Self.minute(of: text)))
    }

    private static func minute(of text: Note) -> Int { text.changed / 60 }

    /// Restores that text.
    func didSelectRow(at index: Int) {
        if texts.indices.contains(index) { router.takeBack(texts[index].text) }
    }

    func didAskForRefresh() {
        load()
    }
}

extension NoteHistoryDefaultPresenter {
    func status(atRow index: Int) -> String? {
        wording.position(ofRow: index, of: texts.count)
    }

    func itemName(atRow index: Int) -> String? {
        texts.indices.contains(index) ? String(texts[index].revision) : nil
    }

    func didMoveCursor(to index: Int) {
        view?.unfold(texts.indices.contains(index) ? texts[index].text : "")
    }
}

extension NoteHistoryDefaultPresenter {
    private func load() {
        if texts.isEmpty { view?.show(formatter.list(texts, isLoaded: false)) }
        scope.begin(.load) { [weak self, interactor] in
            let answer: Result<([Note], Set<Int>), LibraryFailure>
            do throws(LibraryFailure) {
                answer = .success((try await interactor.earlierTexts(), try await interactor.textsBeside()))
            } catch {
                answer = .failure(error)
            }
            if !Task.isCancelled { self?.didLoad(answer) }
        }
    }

    private func didLoad(_ answer: Result<([Note], Set<Int>), LibraryFailure>) {
        switch answer {
        case .success((let texts, let beside)):
            (self.texts, self.beside) = (texts, beside)
            view?.show(formatter.list(texts, isLoaded: true))
        case .failure(let failure):
            texts = []
            view?.show(formatter.list(texts, isLoaded: true, failure))
        }
        view?.select(row: 0)
        didMoveCursor(to: 0)
    }
}
