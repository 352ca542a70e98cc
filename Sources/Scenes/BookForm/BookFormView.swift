import Browsing
import Navigation
import Widgets

@MainActor
protocol BookFormView: FormView {}

/// The form, drawn or in lines.
@MainActor
final class BookFormDefaultView {
    let pane: any FormScreenPane

    init(presenter: any BookFormPresenter, display: any Display) {
        pane = makeFormScreenPane(presenter, on: display)
    }
}

extension BookFormDefaultView: BookFormView, FormScreen {}
