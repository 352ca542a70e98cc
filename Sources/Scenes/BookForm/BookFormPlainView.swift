import Navigation
import Widgets

/// The form in a dialogue of lines.
@MainActor
final class BookFormPlainView {
    let pane: PlainFormScreenPane

    init(presenter: any BookFormPresenter, display: any Display) {
        pane = PlainFormScreenPane(presenter: presenter, display: display)
    }
}

extension BookFormPlainView: BookFormView, PlainFormScreen {}
