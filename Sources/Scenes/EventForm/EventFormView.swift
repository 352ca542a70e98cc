import Browsing
import Navigation
import Widgets

@MainActor
protocol EventFormView: FormView {}

@MainActor
final class EventFormDefaultView {
    let pane: FormScreenPane

    init(presenter: any EventFormPresenter, display: any Display) {
        pane = FormScreenPane(presenter: presenter, display: display)
    }
}

extension EventFormDefaultView: EventFormView, FormScreen {}
