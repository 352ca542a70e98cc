import Browsing
import Navigation
import Widgets

@MainActor
protocol ListFormView: FormView {}

/// The form, drawn or in lines.
@MainActor
final class ListFormDefaultView {
    let pane: any FormScreenPane

    init(presenter: any ListFormPresenter, display: any Display) {
        pane = makeFormScreenPane(presenter, on: display)
    }
}

extension ListFormDefaultView: ListFormView, FormScreen {}
