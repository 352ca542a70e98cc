package import Entities
package import Presentation
package import Services

/// What else the reader can do with the book of a detail: change and delete what is kept of it.
@MainActor
package final class ShelvedBook {
    /// Set by the owner, which they should hold weakly: called when something that is shown may be different.
    package var didChange: (@MainActor () -> Void)?
    /// Set by the owner, which they should hold weakly: called with a book that is to be changed in a form.
    package var wantsForm: (@MainActor (LibraryItem) -> Void)?
    /// Set by the owner, which they should hold weakly: called after the book was deleted.
    package var didDelete: (@MainActor () -> Void)?
    private let library: any Diary
    private let notices: any NoticeBoard
    private let wording: Wording
    private let deleting: Deleting
    private var subject: LibrarySubject?

    /// - Parameter undo: gets a step for a book that was deleted.
    package init(
        interactor: any KeepingInteractor, notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, wording: Wording
    ) {
        library = interactor.library
        self.notices = notices
        self.wording = wording
        deleting = Deleting(interactor: interactor, notices: notices, undo: undo, wording: wording)
    }

    package func show(_ subject: LibrarySubject) {
        self.subject = subject
    }

    /// The question that waits for its answer.
    package var question: Question? { deleting.question }

    /// What is kept of it; nil for nothing.
    package var item: LibraryItem? { subject.flatMap(library.item) }

    /// Whether its reader has written it down, so that what is kept is all that is known of it.
    package var isOwn: Bool { subject?.source == .ownBooks }

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
