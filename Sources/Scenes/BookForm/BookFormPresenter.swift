import Browsing
import Entities
import Presentation

@MainActor
protocol BookFormPresenter: AnyObject {
    func viewWillAppear()
    func didChange(_ field: Int, to text: String)
    /// Every field can be stored.
    func didAskToSave()
    /// Asks first if something would be lost.
    func didAskToLeave()
    func didAnswer(isYes: Bool)
}

@MainActor
final class BookFormDefaultPresenter {
    private enum Work { case save }

    weak var view: (any BookFormView)?
    private let interactor: any BookFormInteractor
    private let router: any BookFormRouter
    private let formatter: BookFormFormatter
    private let notices: any NoticeBoard
    private let scope = TaskScope<Work>()
    private let before: BookFields
    private var fields: BookFields
    private var asksToDiscard = false
    private var isSaving = false

    init(interactor: any BookFormInteractor, router: any BookFormRouter, wording: Wording, notices: any NoticeBoard) {
        self.interactor = interactor
        self.router = router
        formatter = BookFormFormatter(wording: wording, isChange: interactor.book != nil)
        self.notices = notices
        before = interactor.book.map { BookFields(ShelfBook($0)) } ?? BookFields()
        fields = before
    }
}

extension BookFormDefaultPresenter: BookFormPresenter {
    func viewWillAppear() {
        show()
    }

    func didChange(_ field: Int, to text: String) {
        guard !isSaving, BookFields.Field.allCases.indices.contains(field) else { return }
        fields[BookFields.Field.allCases[field]] = text
        show()
    }

    func didAskToSave() {
        guard !isSaving, let book = fields.book(today: interactor.today()) else { return }
        isSaving = true
        show()
        router.willSave(interactor.subject)
        scope.begin(.save) { [weak self, interactor] in
            do throws(LibraryFailure) {
                try await interactor.save(book)
                self?.didSave(book)
            } catch {
                self?.didFail(error)
            }
        }
    }

    func didAskToLeave() {
        guard !isSaving else { return }
        guard fields != before else { return router.close() }
        asksToDiscard = true
        show()
    }

    func didAnswer(isYes: Bool) {
        asksToDiscard = false
        show()
        if isYes { router.close() }
    }

    private func didSave(_ book: ShelfBook) {
        notices.post(formatter.saved(book))
        router.close()
    }

    private func didFail(_ failure: LibraryFailure) {
        isSaving = false
        notices.post(formatter.failed(failure))
        show()
    }

    private func show() {
        view?.show(
            formatter.state(fields, today: interactor.today(), asksToDiscard: asksToDiscard, isSaving: isSaving))
    }
}
