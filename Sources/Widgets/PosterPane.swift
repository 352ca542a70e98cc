package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// A list as a grid of pictures over a screen that shows its rows in a way of its own, for use in views.
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

    /// Whether it is there, since the last layout: the terminal shows pictures, and there is room for some.
    package var isShown: Bool { list.grid != nil }

    /// What leads to it.
    package var commands: [Command] { posters.tileShape == nil ? [] : [.posters] }

    package func show(_ state: ListState) {
        list.show(state)
    }

    package func select(_ row: Int) {
        list.select(row)
    }

    /// Does something with the row under the cursor; with none, nothing.
    package func withCursor(_ action: (_ index: Int) -> Void) {
        _ = list.withCursor(action)
    }

    /// A picture has come.
    package func didChange() {
        if isShown { display?.setNeedsDisplay() }
    }

    package func layout(size: Size) {
        guard isWanted, !list.isEmpty, let shape = posters.tileShape,
            let grid = PosterGrid(shape, in: size, cell: posters.cellSize)
        else {
            if isShown { list.layout(height: 0) }
            return posters.didHidePosters()
        }
        let isNew = !isShown
        list.layout(height: size.height, grid: grid)
        if isNew { list.didAppear() }
        posters.didShowPosters(list.visible, ahead: list.ahead, in: grid.box)
    }

    package func draw(on surface: Surface, hasFocus: Bool) {
        if let grid = list.grid { list.draw(grid, on: surface, hasFocus: hasFocus, poster: posters.poster) }
    }

    /// - Returns: whether the key moves sideways in it.
    package func handle(_ press: KeyPress) -> Bool {
        guard isShown, let command = press.command(in: .posters) else { return false }
        return list.handle(command)
    }

    /// What is opened is shown by the rows.
    package func handle(_ pointing: Pointing) -> PointerUse {
        isShown ? list.handle(pointing) { _ in isWanted = false } : .none
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
