import Browsing
import Entities
import Presentation

@MainActor
protocol EventFormPresenter: FormPresenter {}

@MainActor
final class EventFormDefaultPresenter {
    weak var view: (any EventFormView)?
    let editing: FormEditing<EventFields, LibraryFailure>
    private let interactor: any EventFormInteractor
    private let formatter: EventFormFormatter
    private let undo: UndoStack<LibraryFailure>
    private let ratings: [OwnRating?]

    /// - Parameter undo: gets a step for what was changed.
    init(
        interactor: any EventFormInteractor, router: any EventFormRouter, wording: Wording,
        notices: any NoticeBoard, undo: UndoStack<LibraryFailure>
    ) {
        self.interactor = interactor
        self.undo = undo
        formatter = EventFormFormatter(wording: wording, title: interactor.entry.summary.title)
        ratings = formatter.ratings(with: interactor.entry.event.rating)
        editing = FormEditing(
            EventFields(interactor.entry.event), router: router, notices: notices,
            askToDiscard: wording.readingList.askToDiscard, pasteCut: wording.pasteCut,
            message: wording.library.orderFailed)
        editing.didChange = { [weak self] in self?.show() }
    }
}

extension EventFormDefaultPresenter: EventFormPresenter, FormComposing {
    func didChange(_ field: Int, to content: Form.Content) {
        guard EventFields.Field.allCases.indices.contains(field) else { return }
        editing.change { fields in
            switch (EventFields.Field.allCases[field], content) {
            case (.day, .text(let text)): fields.day = text
            case (.rating, .choice(_, let chosen)):
                fields.rating = ratings.indices.contains(chosen) ? ratings[chosen] : nil
            case (.again, .toggle(let isOn)): fields.isAgain = isOn
            case (.tags, .text(let text)): fields.tags = text
            case (.note, .text(let text)): fields.note = text
            default: break
            }
        }
    }

    func didAskToSave() {
        guard !editing.isSaving, editing.fields.problem(today: interactor.today) == nil else { return }
        guard editing.hasChanges else { return editing.close() }
        let event = editing.fields.event(from: interactor.entry.event)
        editing.save { [interactor, undo, formatter] () async throws(LibraryFailure) in
            let takeBack = try await interactor.save(event)
            undo.push { () async throws(LibraryFailure) in
                formatter.undone(try await takeBack())
            }
            return formatter.saved
        }
    }

    func show() {
        let state = formatter.state(editing.fields, ratings: ratings, today: interactor.today)
        view?.show(editing.completed(state))
    }
}
