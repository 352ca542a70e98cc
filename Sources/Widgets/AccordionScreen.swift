package import Browsing
package import Navigation
package import TerminalKit

/// A view of rows of which the one under the cursor unfolds into a text. What all of them do alike is done here: a view says what
/// its rows look like, what unfolds, and what its own commands do.
@MainActor
package protocol AccordionScreen: LeafScreen {
    /// What a row shows, in ready words.
    associatedtype Row

    /// Its presenter, as far as all of these have the same.
    var accordion: any AccordionPresenter { get }
    var pane: AccordionPane { get }
    /// Nil where there is none.
    func row(at index: Int) -> Row?
    /// - Parameter line: of one line.
    func draw(_ row: Row, on line: Surface, _ style: RowStyle)
}

extension AccordionScreen {
    package func select(row: Int) {
        pane.didSettle(onRow: row)
    }

    package var title: String { accordion.title }

    package var status: String? { pane.status }

    package var isBusy: Bool { pane.isBusy }

    package var isAwaitingRows: Bool { pane.isAwaitingRows }

    package var isEmptyList: Bool { pane.isEmpty && !pane.isAwaitingRows }

    package var hasFailed: Bool { pane.hasFailed }

    package func willAppear() -> Bool { false }

    package func didAppear() {
        accordion.viewDidAppear()
        pane.didAppear()
    }

    package func layout(size: Size) {
        pane.layout(size: size)
    }

    package func draw(on surface: Surface, hasFocus: Bool) {
        pane.draw(on: surface, hasFocus: hasFocus, row: row, drawRow: draw)
    }
}
