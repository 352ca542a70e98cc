import Browsing
import Entities
import Presentation

@MainActor
protocol BookFormPresenter: FormPresenter {}

@MainActor
final class BookFormDefaultPresenter {
    private enum Work { case save }

    weak var view: (any BookFormView)?
    private let interactor: any BookFormInteractor
    private let router: any BookFormRouter
    private let formatter: BookFormFormatter
    private let notices: any NoticeBoard
    private let scope = TaskScope<Work>()
    /// What the reader began with, and what the book was then.
    private var before: BookFields
    private var known: ShelfBook?
    private var fields: BookFields
    private var asked: BookFormQuestion?
    private var isSaving = false

    init(interactor: any BookFormInteractor, router: any BookFormRouter, wording: Wording, notices: any NoticeBoard) {
        self.interactor = interactor
        self.router = router
        formatter = BookFormFormatter(wording: wording, isChange: interactor.book != nil)
        self.notices = notices
        known = interactor.book.map { ShelfBook($0) }
        before = known.map(BookFields.init) ?? BookFields()
        fields = before
    }
}

extension BookFormDefaultPresenter: BookFormPresenter {
    func viewWillAppear() {
        show()
    }

    func didChange(_ field: Int, to content: Form.Content) {
        guard !isSaving, let text = content.text, BookFields.Field.allCases.indices.contains(field) else { return }
        fields[BookFields.Field.allCases[field]] = text
        show()
    }

    func didAskToSave() {
        guard !isSaving, let book = fields.book(today: interactor.today()) else { return }
        isSaving = true
        show()
        router.willSave(interactor.subject)
        scope.begin(.save) { [weak self, interactor, known] in
            do throws(LibraryFailure) {
                if let theirs = try await interactor.save(book, from: known) {
                    self?.ask(.overwrite(BookFields(theirs), theirs))
                } else {
                    self?.didSave(book)
                }
            } catch {
                self?.didFail(error)
            }
        }
    }

    func didAskToLeave() {
        guard !isSaving else { return }
        guard fields != before else { return router.close() }
        ask(.discard)
    }

    func didAnswer(isYes: Bool) {
        let answered = asked
        asked = nil
        switch answered {
        case .overwrite(let theirs, let book):
            fields = fields.joined(with: theirs, since: before, wins: isYes)
            (before, known) = (theirs, book)
            if isYes { didAskToSave() } else { show() }
        case .discard where isYes: router.close()
        case .discard, nil: show()
        }
    }

    private func ask(_ question: BookFormQuestion) {
        (asked, isSaving) = (question, false)
        show()
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
        let question =
            switch asked {
            case .discard: formatter.askToDiscard
            case .overwrite(let theirs, _): formatter.askToOverwrite(fields, theirs, since: before)
            case nil: Question?.none
            }
        view?.show(formatter.state(fields, today: interactor.today(), question: question, isSaving: isSaving))
    }
}
