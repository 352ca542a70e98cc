package import Entities
package import Presentation
package import Services

/// What the reader can do with the book of a detail: how far they are with it, what they think of it, and changing and
/// deleting what is kept of it.
@MainActor
package final class ShelvedBook {
    /// Set by the owner, which they should hold weakly: called when something that is shown may be different.
    package var didChange: (@MainActor () -> Void)?
    /// Set likewise: called with a book that is to be changed in a form, and after one was deleted.
    package var wantsForm: (@MainActor (LibraryItem) -> Void)?
    package var didDelete: (@MainActor () -> Void)?
    private let interactor: any ShelvingInteractor & DeletingInteractor
    private let notices: any NoticeBoard
    private let wording: Wording
    private let shelving: Shelving
    private let deleting: Deleting
    private var subject: LibrarySubject?
    private var book: LibrarySummary?

    /// - Parameter undo: gets a step for a book that was deleted or taken off the list.
    package init(
        interactor: any ShelvingInteractor & DeletingInteractor, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>, wording: Wording
    ) {
        self.interactor = interactor
        self.notices = notices
        self.wording = wording
        shelving = Shelving(interactor: interactor, notices: notices, undo: undo, wording: wording)
        deleting = Deleting(interactor: interactor, notices: notices, undo: undo, wording: wording)
        shelving.didChange = { [weak self] in self?.didChange?() }
    }

    /// Changes of the list are heard from then on.
    ///
    /// - Parameter book: nil while nothing is known of it; then nothing can be stored of it either.
    package func show(_ subject: LibrarySubject, as book: LibrarySummary?) {
        (self.subject, self.book) = (subject, book)
        shelving.listen()
    }

    /// The question that waits for its answer, and the menu.
    package var question: Question? { deleting.question }
    package var menu: Menu? { shelving.menu }

    /// Nil for a book that is not on the list.
    package var reading: Reading? { subject.flatMap(shelving.reading) }

    /// What is kept of it; nil for nothing.
    package var item: LibraryItem? { subject.flatMap(interactor.readingList.item) }

    /// Whether its reader has written it down, so that what is kept is all that is known of it.
    package var isOwn: Bool { subject?.source == .ownBooks }

    package func askForState() {
        if let book { shelving.askForState(of: book) }
    }

    package func askForRating() {
        if let book { shelving.askForRating(of: book) }
    }

    /// - Parameter entry: nil where none was chosen.
    package func leaveMenu(with entry: Int?) {
        shelving.didLeaveMenu(with: entry)
    }

    package func edit() {
        guard isOwn else { return notices.post(wording.readingList.notEditable) }
        if let item { wantsForm?(item) }
    }

    package func askToDelete() {
        guard let item else { return }
        deleting.ask(about: item, isKept: true)
        didChange?()
    }

    package func answer(isYes: Bool) {
        let isDeleted = deleting.didAnswer(isYes: isYes) != nil
        didChange?()
        if isDeleted { didDelete?() }
    }
}
