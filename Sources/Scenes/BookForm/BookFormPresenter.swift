import Browsing
import Entities
import Presentation

@MainActor
protocol BookFormPresenter: FormPresenter {}

@MainActor
final class BookFormDefaultPresenter {
    weak var view: (any BookFormView)?
    let editing: FormEditing<BookFields, LibraryFailure>
    private let interactor: any BookFormInteractor
    private let router: any BookFormRouter
    private let formatter: BookFormFormatter
    private let undo: UndoStack<LibraryFailure>
    /// What the book was when the reader began.
    private var known: ShelfBook?
    private var conflict: BookConflict?

    /// - Parameter undo: gets a step for what was stored.
    init(
        interactor: any BookFormInteractor, router: any BookFormRouter, wording: Wording, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>
    ) {
        self.interactor = interactor
        self.router = router
        self.undo = undo
        formatter = BookFormFormatter(wording: wording, isChange: interactor.book != nil)
        known = interactor.book.map { ShelfBook($0) }
        editing = FormEditing(
            known.map(BookFields.init) ?? BookFields(), router: router, notices: notices,
            askToDiscard: wording.readingList.askToDiscard, pasteCut: wording.pasteCut,
            message: wording.library.orderFailed)
        editing.didChange = { [weak self] in self?.show() }
    }
}

extension BookFormDefaultPresenter: BookFormPresenter, FormComposing {
    func didChange(_ field: Int, to content: Form.Content) {
        guard let text = content.text, BookFields.Field.allCases.indices.contains(field) else { return }
        editing.change { $0[BookFields.Field.allCases[field]] = text }
    }

    func didAskToSave() {
        guard !editing.isSaving, let book = editing.fields.book(today: interactor.today) else { return }
        router.willSave(interactor.subject)
        editing.save { [weak self, interactor, formatter, undo, known] () async throws(LibraryFailure) in
            if let theirs = try await interactor.save(book, from: known) {
                self?.conflict = BookConflict(theirs)
                return nil
            }
            let takeBack = interactor.takeBack(book, to: known)
            undo.push { () async throws(LibraryFailure) in
                formatter.undone(book, try await takeBack())
            }
            return formatter.saved(book)
        }
    }

    func didAnswer(isYes: Bool) {
        guard let conflict else { return editing.answer(isYes: isYes) }
        self.conflict = nil
        known = conflict.theirs
        editing.goOn(
            from: conflict.fields,
            with: editing.fields.joined(with: conflict.fields, since: editing.before, wins: isYes))
        if isYes { didAskToSave() }
    }

    func show() {
        let state = formatter.state(editing.fields, today: interactor.today, conflict, since: editing.before)
        view?.show(editing.completed(state))
    }
}
