import Browsing
import Entities
import Presentation

@MainActor
protocol EventFormPresenter: FormPresenter {}

@MainActor
final class EventFormDefaultPresenter {
    private enum Work { case save }

    weak var view: (any EventFormView)?
    private let interactor: any EventFormInteractor
    private let router: any EventFormRouter
    private let formatter: EventFormFormatter
    private let notices: any NoticeBoard
    private let undo: UndoStack<LibraryFailure>
    private let scope = TaskScope<Work>()
    /// What the reader began with.
    private let before: EventFields
    private let ratings: [OwnRating?]
    private var fields: EventFields
    private var question: Question?
    private var isSaving = false

    /// - Parameter undo: gets a step for what was changed.
    init(
        interactor: any EventFormInteractor, router: any EventFormRouter, wording: Wording,
        notices: any NoticeBoard, undo: UndoStack<LibraryFailure>
    ) {
        self.interactor = interactor
        self.router = router
        formatter = EventFormFormatter(wording: wording, title: interactor.entry.summary.title)
        self.notices = notices
        self.undo = undo
        before = EventFields(interactor.entry.event)
        ratings = formatter.ratings(with: before.rating)
        fields = before
    }
}

extension EventFormDefaultPresenter: EventFormPresenter {
    func viewWillAppear() {
        show()
    }

    func didChange(_ field: Int, to content: Form.Content) {
        guard !isSaving, EventFields.Field.allCases.indices.contains(field) else { return }
        switch (EventFields.Field.allCases[field], content) {
        case (.day, .text(let text)): fields.day = text
        case (.rating, .choice(_, let chosen)): fields.rating = ratings.indices.contains(chosen) ? ratings[chosen] : nil
        case (.again, .toggle(let isOn)): fields.isAgain = isOn
        case (.tags, .text(let text)): fields.tags = text
        case (.note, .text(let text)): fields.note = text
        default: return
        }
        show()
    }

    func didAskToSave() {
        guard !isSaving, fields.problem(today: interactor.today) == nil else { return }
        guard fields != before else { return router.close() }
        isSaving = true
        show()
        scope.begin(.save) { [weak self, interactor, undo, formatter, fields] in
            do throws(LibraryFailure) {
                let takeBack = try await interactor.save(fields.event(from: interactor.entry.event))
                undo.push { () async throws(LibraryFailure) in
                    try await takeBack()
                    return formatter.undone
                }
                self?.didSave()
            } catch {
                self?.didFail(error)
            }
        }
    }

    func didAskToLeave() {
        guard !isSaving else { return }
        guard fields != before else { return router.close() }
        question = formatter.askToDiscard
        show()
    }

    func didAnswer(isYes: Bool) {
        question = nil
        if isYes { router.close() } else { show() }
    }

    private func didSave() {
        notices.post(formatter.saved)
        router.close()
    }

    private func didFail(_ failure: LibraryFailure) {
        isSaving = false
        notices.post(formatter.failed(failure))
        show()
    }

    private func show() {
        view?.show(
            formatter.state(
                fields, ratings: ratings, today: interactor.today, question: question, isSaving: isSaving))
    }
}
