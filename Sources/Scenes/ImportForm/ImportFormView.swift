import Browsing
import Navigation
import Widgets

@MainActor
protocol ImportFormView: FormView {}

/// The form, drawn or in lines.
@MainActor
final class ImportFormDefaultView {
    let pane: any FormScreenPane

    init(presenter: any ImportFormPresenter, display: any Display) {
        pane = makeFormScreenPane(presenter, on: display)
    }
}

extension ImportFormDefaultView: ImportFormView, FormScreen {
    /// Keys and lines do not wait for the end of an import: one of them stops it.
    var isClosing: Bool { false }
}
