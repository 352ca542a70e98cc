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

extension ImportFormPlainView: ImportFormView, PlainFormScreen {
    /// What is typed does not wait for the end of an import.
    var isClosing: Bool { false }
}
