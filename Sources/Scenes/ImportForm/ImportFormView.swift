import Browsing
import Navigation
import Widgets

@MainActor
protocol ImportFormView: FormView {}

@MainActor
final class ImportFormDefaultView {
    let pane: FormScreenPane

    init(presenter: any ImportFormPresenter, display: any Display) {
        pane = FormScreenPane(presenter: presenter, display: display)
    }
}

extension ImportFormDefaultView: ImportFormView, FormScreen {
    /// Keys do not wait for the end of an import: one of them stops it.
    var isClosing: Bool { false }
}
