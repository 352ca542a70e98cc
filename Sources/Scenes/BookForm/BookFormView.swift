import Browsing
import Navigation
import Widgets

@MainActor
protocol BookFormView: FormView {}

@MainActor
final class BookFormDefaultView {
    let pane: FormScreenPane

    init(presenter: any BookFormPresenter, display: any Display) {
        pane = FormScreenPane(presenter: presenter, display: display)
    }
}

extension BookFormDefaultView: BookFormView, FormScreen {}
