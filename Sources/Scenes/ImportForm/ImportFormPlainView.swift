import Navigation
import Widgets

/// The form in a dialogue of lines.
@MainActor
final class ImportFormPlainView {
    let pane: PlainFormScreenPane

    init(presenter: any ImportFormPresenter, display: any Display) {
        pane = PlainFormScreenPane(presenter: presenter, display: display)
    }
}

extension ImportFormPlainView: ImportFormView, PlainFormScreen {}
