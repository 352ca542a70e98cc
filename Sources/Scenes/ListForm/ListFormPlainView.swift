import Navigation
import Widgets

/// The form in a dialogue of lines.
@MainActor
final class ListFormPlainView {
    let pane: PlainFormScreenPane

    init(presenter: any ListFormPresenter, display: any Display) {
        pane = PlainFormScreenPane(presenter: presenter, display: display)
    }
}

extension ListFormPlainView: ListFormView, PlainFormScreen {}
