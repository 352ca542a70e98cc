package import Presentation
package import TerminalKit

/// A list as views compose it: its four states, its cursor, and which rows are in sight.
package struct ListPane {
    package private(set) var viewport = ListViewport()
    private var state: ListState
    private var height = 0
    /// How far below the top of the window the cursor was, until it has been put there.
    private var restoredOffset: Int?
    private var isSelected = false

    package init(_ state: ListState) {
        self.state = state
    }

    package mutating func show(_ state: ListState) {
        self.state = state
        settle()
    }

    package mutating func layout(height: Int) {
        self.height = height
        settle()
    }

    package mutating func select(_ row: Int) {
        viewport.select(row)
        isSelected = true
        settle()
    }

    /// What `restore` needs to come back here.
    package func memento(item: String?) -> ScreenMemento {
        ScreenMemento(item: item, row: viewport.cursor, top: viewport.top)
    }

    /// The next row that is selected will be as far from the top as it was.
    package mutating func restore(_ memento: ScreenMemento) {
        restoredOffset = memento.row - memento.top
        isSelected = false
    }

    package var isEmpty: Bool { state.rowCount == 0 }

    package var isBusy: Bool { state.isLoading }

    package var lastVisible: Int { viewport.visible.upperBound - 1 }

    /// - Returns: whether the command was one to move by.
    package mutating func handle(_ command: Command) -> Bool {
        guard let motion = ListMotion(command) else { return false }
        restoredOffset = nil
        viewport.move(motion)
        settle()
        return true
    }

    /// - Parameter drawRow: draws a row on a surface one line high, in the styles it is given.
    package func draw(on surface: Surface, hasFocus: Bool, drawRow: (Int, Surface, RowStyle) -> Void) {
        if let message = state.message {
            surface.draw(message)
            return
        }
        for (y, row) in viewport.visible.enumerated() {
            let isSelected = row == viewport.cursor
            let style = RowStyle(isSelected: isSelected, hasFocus: hasFocus)
            let line = surface.part(Rect(x: 0, y: y, width: surface.width, height: 1))
            if isSelected {
                line.fillRow(0, style.plain)
                line.draw("▌", x: 0, y: 0, style.plain)
            }
            drawRow(row, line.part(Rect(x: 2, y: 0, width: line.width - 3, height: 1)), style)
        }
        switch tailInSight {
        case .loading(let text): surface.draw(text, x: 2, y: viewport.visible.count, .muted)
        case .failed(let text): surface.draw(text, x: 2, y: viewport.visible.count, .failure)
        case nil: break
        }
    }

    /// What stands below the last row shows only to those who got there.
    private var tailInSight: ListState.Tail? {
        viewport.visible.upperBound == state.rowCount ? state.tail : nil
    }

    private mutating func settle() {
        viewport.resize(count: state.rowCount, height: height)
        if let restoredOffset, isSelected, height > 0 {
            let top = max(0, viewport.cursor - restoredOffset)
            viewport.scroll(to: top)
            // As long as the list ends in sight it may be that more is coming.
            if viewport.top == top { self.restoredOffset = nil }
        }
        guard tailInSight != nil, viewport.visible.count == height else { return }
        viewport.resize(count: state.rowCount, height: height - 1)
        // A row that was in sight does not go to make room for a tail that is not.
        if tailInSight == nil { viewport.resize(count: state.rowCount, height: height) }
    }
}

extension ListMotion {
    /// Nil for a command that does not move.
    package init?(_ command: Command) {
        switch command {
        case .up: self = .up
        case .down: self = .down
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .first: self = .first
        case .last: self = .last
        default: return nil
        }
    }
}
