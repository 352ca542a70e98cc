import Browsing
import Navigation
import Widgets

@MainActor
protocol EventFormView: FormView {}

/// The form, drawn or in lines.
@MainActor
final class EventFormDefaultView {
    let pane: any FormScreenPane

    init(presenter: any EventFormPresenter, display: any Display) {
        pane = makeFormScreenPane(presenter, on: display)
    }
}

extension EventFormDefaultView: EventFormView, FormScreen {}
