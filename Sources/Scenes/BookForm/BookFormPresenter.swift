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
    /// What the book was when the reader began.
    private var known: ShelfBook?
    private var conflict: BookConflict?

    init(interactor: any BookFormInteractor, router: any BookFormRouter, wording: Wording, notices: any NoticeBoard) {
        self.interactor = interactor
        self.router = router
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
        editing.save { [weak self, interactor, formatter, known] () async throws(LibraryFailure) in
            guard let theirs = try await interactor.save(book, from: known) else { return formatter.saved(book) }
            self?.conflict = BookConflict(theirs)
            return nil
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
