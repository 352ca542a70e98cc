import Navigation
import Widgets

/// The form in a dialogue of lines.
@MainActor
final class EventFormPlainView {
    let pane: PlainFormScreenPane

    init(presenter: any EventFormPresenter, display: any Display) {
        pane = PlainFormScreenPane(presenter: presenter, display: display)
    }
}

extension EventFormPlainView: EventFormView, PlainFormScreen {}
