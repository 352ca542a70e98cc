package import Entities
package import Presentation
import Services

/// The lists that a thing is in, as any screen lets its reader choose them: a menu in which each list is put on or off. All of it
/// can be undone.
@MainActor
package final class OwnListMenu {
    private enum Work { case read }

    /// The menu that waits for its answer.
    package private(set) var menu: Menu?
    /// Whether the menu comes as soon as the library has said which lists there are.
    package private(set) var isAboutToAsk = false
    /// Set by the owner: called when there is a menu or none any more, or one is about to come.
    var didChange: (@MainActor () -> Void)?
    private let library: any Library
    private weak var router: (any NoteRouter)?
    private let notices: any NoticeBoard
    private let undo: UndoStack<LibraryFailure>
    private let wording: Wording
    private let orders: Orders<LibraryFailure>
    private let scope = TaskScope<Work>()
    /// What the menu is about, and its lists.
    private var asked: (thing: LibrarySummary, lists: [LibraryItem])?

    /// - Parameter undo: gets a step for whatever was put into a list, or taken out of one.
    init(
        library: any Library, router: any NoteRouter, notices: any NoticeBoard, undo: UndoStack<LibraryFailure>,
        wording: Wording
    ) {
        self.library = library
        self.router = router
        self.notices = notices
        self.undo = undo
        self.wording = wording
        orders = Orders(notices: notices, message: wording.library.orderFailed)
    }

    private var words: Words<ListWording> { wording.list }

    /// Shows the menu once it is known which lists there are.
    package func ask(about thing: LibrarySummary) {
        isAboutToAsk = true
        scope.begin(.read) { [weak self, library, notices, wording] in
            do throws(LibraryFailure) {
                let lists = try await library.lists()
                if !Task.isCancelled { self?.show(thing, lists) }
            } catch {
                notices.post(wording.library.orderFailed(error))
                if !Task.isCancelled { self?.askNothing() }
            }
        }
        // What is answered at once is not waited for.
        if isAboutToAsk { didChange?() }
    }

    private func askNothing() {
        isAboutToAsk = false
        didChange?()
    }

    /// A list is not offered to be put into itself.
    ///
    /// - Parameter all: the lists that there are. Without any there is nothing to choose from.
    private func show(_ thing: LibrarySummary, _ all: [LibraryItem]) {
        let lists = all.filter { $0.id != thing.subject }
        let chosen = lists.indices.filter { lists[$0].things.contains { $0.id == thing.subject } }
        isAboutToAsk = false
        asked = (thing, lists)
        menu = Menu(
            words.askLists(thing.title), wording.labels(ofLists: lists) + [words.newList], chosen: Set(chosen),
            start: 0, isAboutRow: true)
        didChange?()
    }

    /// - Parameter entry: of the menu; nil where none was chosen.
    package func didLeaveMenu(with entry: Int?) {
        let asked = asked
        (self.asked, menu) = (nil, nil)
        didChange?()
        guard let (thing, lists) = asked, let entry else { return }
        guard lists.indices.contains(entry) else { router?.makeList(beginningWith: thing); return }
        let list = lists[entry]
        if list.things.contains(where: { $0.id == thing.subject }) {
            take(thing, outOf: list)
        } else {
            put(thing, into: list)
        }
    }

    private func put(_ thing: LibrarySummary, into list: LibraryItem) {
        let listed = ListedThing(thing, at: .between(list.things.last?.position, nil))
        let step = LibraryStep(of: list.summary, to: { $0.things = [listed] })
        orders.begin { [library, notices, undo, wording, words] () async throws(LibraryFailure) in
            try await library.place(listed, in: list.id)
            undo.push { () async throws(LibraryFailure) in
                wording.undone(thing.title, try await library.takeBack(step))
            }
            notices.post(Message(words.put(thing.title.beforeSentence, list.summary.title.beforeSentence)))
        }
    }

    /// Also for a list that is shown.
    package func take(_ thing: LibrarySummary, outOf list: LibraryItem) {
        orders.begin { [library, notices, undo, wording, words] () async throws(LibraryFailure) in
            guard let removed = try await library.takeOut(thing.subject, of: list.id) else { return }
            undo.push { () async throws(LibraryFailure) in
                wording.restored(thing.title, try await library.restore(removed))
            }
            notices.post(Message(words.taken(thing.title.beforeSentence, list.summary.title.beforeSentence)))
        }
    }
}
