package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// A list as a grid of pictures over a screen that shows its rows in a way of its own, or as one row of them above these, for
/// use in views.
@MainActor
package final class PosterPane {
    /// Whether the reader wants the grid.
    package var isWanted = false
    private let list: ListPane
    private let posters: any PosterPresenter
    private weak var display: (any Display)?

    /// - Parameters:
    ///   - browser: hears about the cursor and the visible rows.
    ///   - posters: has the tiles.
    ///   - display: hears that a new frame is needed.
    package init(browser: any ListBrowser, posters: any PosterPresenter, display: (any Display)?) {
        self.posters = posters
        self.display = display
        list = ListPane(browser: browser, display: display)
    }

    /// Whether it stands in place of the rows, since the last layout: the reader wants that, the terminal shows pictures, and
    /// there is room for some.
    package private(set) var isShown = false

    /// What leads to it.
    package var commands: [Command] { posters.tileShape == nil ? [] : [.posters] }

    package func show(_ state: ListState) {
        list.show(state)
    }

    package func select(_ row: Int) {
        list.select(row)
    }

    /// What the cursor is on is on this row now. It comes into sight, unless the tiles were scrolled alone meanwhile.
    package func didSettle(onRow row: Int) {
        list.didSettle(onRow: row)
    }

    /// Does something with the row under the cursor; with none, nothing.
    package func withCursor(_ action: (_ index: Int) -> Void) {
        _ = list.withCursor(action)
    }

    /// A picture has come.
    package func didChange() {
        if list.grid != nil { display?.setNeedsDisplay() }
    }

    /// The rows whose pictures are in sight in a row above all of them, since the last layout; none where they are elsewhere.
    package var rowsInSight: Range<Int> { isShown || list.grid == nil ? 0..<0 : list.visible }

    /// In place of the rows, where the reader wants that. Where it then is not, `layoutRow` says what there is instead.
    package func layout(size: Size) {
        guard isWanted, let grid = grid(in: size) else { return isShown = false }
        list.layout(height: size.height, grid: grid)
        if !isShown { list.didAppear() }
        isShown = true
        posters.didShowPosters(list.visible, ahead: list.ahead, in: grid.box)
    }

    /// As one row of pictures, whose cursor goes with that of the rows.
    ///
    /// - Parameter size: of its room; nil where there is none, and no picture in sight.
    package func layoutRow(size: Size?) {
        guard let size, let grid = grid(in: size) else {
            if list.grid != nil { list.layout(height: 0) }
            return posters.didHidePosters()
        }
        list.layout(height: size.height, grid: grid)
        posters.didShowPosters(list.visible, ahead: 0..<0, in: grid.box)
    }

    /// Nil where there is nothing to show, or no room for it.
    private func grid(in size: Size) -> PosterGrid? {
        if list.isEmpty, list.textInPlaceOfRows == nil { return nil }
        return posters.tileShape.flatMap { PosterGrid($0, in: size, cell: posters.cellSize) }
    }

    /// Above the rows their own tail says whether more of them come.
    package func draw(on surface: Surface, hasFocus: Bool) {
        guard let grid = list.grid else { return }
        list.draw(grid, on: surface, hasFocus: hasFocus, hasTail: isShown, poster: posters.poster)
    }

    /// - Returns: whether the key moves sideways in it.
    package func handle(_ press: KeyPress) -> Bool {
        guard isShown, let command = press.command(in: .posters) else { return false }
        return list.handle(command)
    }

    /// What is opened is shown by the rows.
    package func handle(_ pointing: Pointing) -> PointerUse {
        list.grid == nil ? .none : list.handle(pointing) { _ in isWanted = false }
    }

    /// - Returns: whether the command was for it: to move in it, to leave it, or to show it.
    package func handle(_ command: Command) -> Bool {
        switch command {
        case .posters where posters.tileShape == nil: posters.didAskForPostersInVain()
        case .posters: isWanted = !isShown
        // What was looked for among the pictures is shown in full by the rows, whose cursor is there too.
        case .open where isShown, .back where isShown: isWanted = false
        default: return isShown && list.handle(command)
        }
        display?.setNeedsDisplay()
        return true
    }
}
