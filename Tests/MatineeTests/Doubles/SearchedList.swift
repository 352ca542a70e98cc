import Browsing
import Navigation
import Presentation
import TerminalKit
import TestSupport
import Widgets

/// A list that can be searched, whose presenter only records what it is told.
@MainActor
final class SearchedList: RefinedListScreen {
    let presenter = RefinedListPresenterStub<String>(title: "Films")
    let pane: RefinedPane

    init(display: any Display) {
        pane = RefinedPane(presenter: presenter, display: display)
    }

    var actions: any RefinedListPresenter { presenter }

    func draw(on surface: Surface, hasFocus: Bool) {
        pane.draw(on: surface, hasFocus: hasFocus, row: presenter.row) { row, line, style in
            line.draw(row, x: 0, y: 0, style.plain)
        }
    }
}
