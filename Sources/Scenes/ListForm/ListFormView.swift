import Browsing
import Navigation
import Widgets

@MainActor
protocol ListFormView: FormView {}

@MainActor
final class ListFormDefaultView {
    let pane: FormScreenPane

    init(presenter: any ListFormPresenter, display: any Display) {
        pane = FormScreenPane(presenter: presenter, display: display)
    }
}

extension ListFormDefaultView: ListFormView, FormScreen {}
