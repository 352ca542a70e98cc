import Browsing
import Entities
import Presentation

@MainActor
protocol ToConfirmPresenter: AccordionPresenter {
    func row(at index: Int) -> ToConfirmRow?
    /// A thing is this candidate; of what was refused, it is asked again.
    ///
    /// - Parameter place: among the candidates.
    func didTake(_ place: Int, forRow index: Int)
    /// All things of which one candidate alone has the title and year are that.
    func didTakeAll()
    func didRefuse(row index: Int)
    func didPutOff(row index: Int)
}

@MainActor
final class ToConfirmDefaultPresenter {
    weak var view: (any ToConfirmView)?
    private let interactor: any ToConfirmInteractor
    private let router: any ToConfirmRouter
    private let formatter: ToConfirmFormatter
    private let relinking: Relinking
    private let undo: UndoStack<LibraryFailure>
    private let follower: ChangeFollower<Result<ToConfirmContents, LibraryFailure>>
    private let search: CandidateSearch
    private var shelf = ToConfirmShelf()
    private var cursor = 0
    /// The thing under it; nil for none.
    private var current: LibrarySubject?
    private var followed: LibrarySubject?
    private(set) var placements = 0

    /// - Parameter thing: what the cursor starts on; nil for the first.
    init(
        startingAt thing: LibrarySubject?, interactor: any ToConfirmInteractor, router: any ToConfirmRouter,
        wording: Wording, notices: any NoticeBoard, undo: UndoStack<LibraryFailure>
    ) {
        (current, self.interactor, self.router, self.undo) = (thing, interactor, router, undo)
        formatter = ToConfirmFormatter(wording: wording)
        relinking = Relinking(library: interactor.library, notices: notices, undo: undo, wording: wording)
        follower = ChangeFollower { await interactor.contents() }
        search = CandidateSearch(finder: interactor.finder, library: interactor.library)
        follower.didRead = { [weak self] in self?.didRead($0) }
        search.didChange = { [weak self] in self?.show() }
    }
}

extension ToConfirmDefaultPresenter: ToConfirmPresenter {
    var title: String { formatter.title(of: shelf.part, certain: search.certainCount) }

    func viewDidAppear() {
        router.tabs?.didChange = { [weak self] in self?.show() }
        follower.follow(interactor.changes())
        show()
        follower.readAnew()
    }

    func row(at index: Int) -> ToConfirmRow? {
        shelf[index].map { formatter.row($0, found(for: $0.subject), isLookedFor: search.current == $0.subject) }
    }

    func didChooseTab(at index: Int) {
        guard shelf.show(partAt: index - router.otherTabCount) else { return router.showLibrary(atTab: index) }
        (cursor, placements) = (0, placements + 1)
        settle(on: nil)
    }

    /// Shows what a catalogue has of the best candidate.
    func didSelectRow(at index: Int) {
        if let best = shelf[index].flatMap({ found(for: $0.subject)?.first }) { router.show(best) }
    }

    func didTake(_ place: Int, forRow index: Int) {
        guard let thing = shelf[index] else { return }
        if shelf.part == .refused {
            decide([thing.changed { $0.denied.remove(Aliases.noneOfFound) }], formatter.askedAgain(thing))
        } else if let candidate = found(for: thing.subject)?.dropFirst(place).first {
            decide([thing.taken(as: candidate)], formatter.taken(thing, as: candidate))
        } else {
            decide([], formatter.takenNothing(of: text(of: thing)))
        }
    }

    func didTakeAll() {
        let exact = shelf.exactMatches(found)
        decide(exact, formatter.taken(exact.count, of: shelf))
        search.lookFurther()
    }

    func didRefuse(row index: Int) {
        guard shelf.part == .waiting, let thing = shelf[index] else { return }
        decide([thing.changed { $0.denied.insert(Aliases.noneOfFound) }], formatter.refused(thing))
    }

    func didPutOff(row index: Int) {
        guard let thing = shelf[index] else { return }
        shelf.putOff(thing.subject)
        undo.push { [weak self, formatter] () async throws(LibraryFailure) in
            self?.shelf.takeUp(thing.subject)
            self?.placements += 1
            self?.settle(on: thing.subject)
            return formatter.takenBack(thing)
        }
        settle(on: nil)
    }

    func didAskForRefresh() {
        search.tryAgain(for: current)
        follower.readAnew()
    }

    /// They go out of sight at once, and come back if they cannot be stored.
    private func decide(_ changes: [Relinking.Change], _ message: Message) {
        let things = shelf.decide(changes)
        settle(on: nil)
        relinking.relink(changes, saying: message) { [weak self] stored in
            if let back = self?.shelf.endDecision(about: things, stored: Set(stored)) { self?.settle(on: back) }
        } willTakeBack: { [weak self] in
            self?.current = things.first
            self?.placements += 1
        }
    }

    private func didRead(_ contents: Result<ToConfirmContents, LibraryFailure>) {
        shelf.fill(with: contents)
        if case .success(let contents) = contents { search.know(contents.kept, identified: contents.identified) }
        settle(on: current)
    }

    /// The cursor goes to a thing; if that is not there, to what stands in its place.
    private func settle(on thing: LibrarySubject?) {
        cursor = shelf.things.firstIndex { $0.subject == thing } ?? max(0, min(cursor, shelf.things.count - 1))
        show()
        if !shelf.things.isEmpty { view?.select(row: cursor) }
    }

    private func show() {
        view?.show(formatter.screen(shelf, behind: router.otherTabs, isAsking: search.current != nil, search.failure))
        if shelf.isLoaded { didMoveCursor(to: cursor) }
    }
}

extension ToConfirmDefaultPresenter {
    func status(atRow index: Int) -> String? { formatter.wording.position(ofRow: index, of: shelf.things.count) }

    func itemName(atRow index: Int) -> String? { shelf[index]?.subject.stableText }

    func didMoveCursor(to index: Int) {
        (cursor, current) = (index, shelf[index]?.subject)
        follow()
        guard let thing = shelf[index] else { return }
        view?.unfold(text(of: thing))
        if shelf.part == .waiting { search.look(for: shelf.things(from: index)) }
    }

    private func text(of thing: LibrarySummary) -> ToConfirmText {
        formatter.text(thing, found(for: thing.subject), lookingFor: search.current, search.failure, of: shelf.part)
    }

    /// What it may be; nil before it was looked for, and for what nobody looks for.
    private func found(for thing: LibrarySubject) -> [LibrarySummary]? {
        shelf.part == .waiting ? search.found[thing] : nil
    }

    /// Shows the best candidate beside the list.
    private func follow() {
        let best = current.flatMap(found)?.first
        guard best?.subject != followed else { return }
        followed = best?.subject
        if let best { router.follow(best) } else { router.followNothing() }
    }
}
