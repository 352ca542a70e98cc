package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// A list whose row under the cursor unfolds into a text, for use in views.
@MainActor
package final class AccordionPane {
    private let browser: any ListBrowser
    private weak var display: (any Display)?
    private var viewport = AccordionViewport()
    private var state = ListState()
    private var makeLines: (@MainActor (_ width: Int) -> [TextLine])?
    private var lines: [TextLine] = []
    /// Whether rows are all that is seen. It stays so while the cursor moves.
    package var isFolded = false {
        didSet {
            guard isFolded != oldValue else { return }
            (restoredTop, isLaidOut) = (nil, false)
            display?.setNeedsDisplay()
        }
    }
    /// Those that are shown elsewhere: they take no line here, but for what unfolds of the one under the cursor.
    package var hiddenRows = 0..<0 {
        didSet { if hiddenRows != oldValue { isLaidOut = false } }
    }
    /// Whether more of the unfolded text is still loading.
    private var isUnfolding = false
    private var size = Size(width: 0, height: 0)
    /// Whether `lines` are laid out for the pane's width.
    private var isLaidOut = false
    private var hasAppeared = false
    /// The line to scroll to the top as soon as there are enough lines.
    private var restoredTop: Int?
    /// The browser's `placements` that the viewport has followed.
    private var placements = 0

    /// - Parameters:
    ///   - browser: hears about the cursor and the visible rows.
    ///   - display: hears that a new frame is needed.
    package init(browser: any ListBrowser, display: (any Display)?) {
        self.browser = browser
        self.display = display
    }

    package var isEmpty: Bool { state.rowCount == 0 }

    package var rowCount: Int { state.rowCount }

    /// Whether there is more than one row.
    package var hasSeveral: Bool { state.rowCount > 1 }

    /// How many rows there are in all, where the catalogue says; nil where more may come.
    package var total: Int? { state.total ?? (state.tail == nil && !state.isLoading ? state.rowCount : nil) }

    package var isBusy: Bool { state.isLoading || isUnfolding }

    /// Whether the first rows are being loaded, or about to be requested.
    package var isAwaitingRows: Bool { isEmpty && (state.isLoading || state.message == nil) }

    /// Whether something has failed that a refresh would try again.
    package var hasFailed: Bool { state.failure != nil }

    package var status: String? { isEmpty ? nil : browser.status(atRow: viewport.cursor) }

    /// The height of the message in place of the rows, in lines; 0 if there is none.
    package func messageHeight(width: Int) -> Int {
        state.message?.height(width: width) ?? 0
    }

    package func show(_ state: ListState) {
        self.state = state
        settle()
        display?.setNeedsDisplay()
    }

    /// Puts the cursor on a row, in sight.
    package func select(_ row: Int) {
        if row != viewport.cursor { didLeaveRow() }
        viewport.select(row)
        settle()
        display?.setNeedsDisplay()
    }

    /// What the cursor is on is on this row now. It comes into sight, unless the lines were scrolled alone meanwhile.
    package func didSettle(onRow row: Int) {
        guard browser.placements == placements else {
            placements = browser.placements
            return select(row)
        }
        viewport.follow(row)
        settle()
        display?.setNeedsDisplay()
    }

    /// - Parameters:
    ///   - isLoading: whether the lines only say that the text is being loaded.
    ///   - makeLines: the text below the row under the cursor, in lines of the given width.
    package func unfold(isLoading: Bool, _ makeLines: @escaping @MainActor (_ width: Int) -> [TextLine]) {
        self.makeLines = makeLines
        isUnfolding = isLoading
        isLaidOut = false
        display?.setNeedsDisplay()
    }

    /// - Parameter layOut: adds the text below the row under the cursor, in lines that can be read well.
    package func unfold(_ layOut: @escaping @MainActor (inout TextLayout) -> Void) {
        unfold(isLoading: false) { width in
            var layout = TextLayout(width: min(width, TextLayout.readableWidth))
            layOut(&layout)
            layout.addGap()
            return layout.lines
        }
    }

    /// From now on it reports the visible rows, so that more can be loaded.
    package func didAppear() {
        hasAppeared = true
        didShow()
    }

    package func layout(size: Size) {
        if !isLaidOut || size.width != self.size.width {
            lines = isFolded ? [] : makeLines?(size.width - Self.indent - 1) ?? []
            isLaidOut = true
        }
        self.size = size
        settle()
        didShow()
    }

    /// - Parameters:
    ///   - row: the content of a row; nil if it is not in memory.
    ///   - drawRow: draws a row's content on a surface of one line, in the given styles.
    package func draw<Row>(
        on surface: Surface, hasFocus: Bool, row: (_ index: Int) -> Row?,
        drawRow: (Row, Surface, RowStyle) -> Void
    ) {
        if let message = state.message { return surface.draw(message, hasFocus: hasFocus) }
        for (y, line) in viewport.visible.enumerated() {
            switch viewport[line] {
            case .row(let index):
                surface.mark(row: y, 0..<surface.width, as: .row(index))
                surface.drawRow(row(index), y: y, isSelected: index == viewport.cursor, hasFocus: hasFocus, drawRow)
            case .unfolded(let index): surface.draw(lines[index], x: Self.indent, y: y)
            }
        }
        if viewport.visible.upperBound == viewport.lineCount { surface.draw(state.tail, y: viewport.visible.count) }
    }

    /// - Returns: whether the command was one to move by.
    package func handle(_ command: Command) -> Bool {
        guard let motion = command.motion else { return false }
        // An empty list does not move.
        if !isEmpty { restoredTop = nil }
        if viewport.move(motion) {
            didLeaveRow()
            browser.didMoveCursor(to: viewport.cursor)
        }
        didShow()
        display?.setNeedsDisplay()
        return true
    }

    /// A press puts the cursor on a row; on the row under the cursor it opens that, unless it was for the keyboard. A wheel
    /// scrolls the lines alone.
    package func handle(_ pointing: Pointing, open: (_ index: Int) -> Void) -> PointerUse {
        switch pointing.action {
        case .scroll(let lines) where !isEmpty:
            restoredTop = nil
            viewport.scroll(by: lines)
            didShow()
        case .press(.row(let row)) where row < state.rowCount:
            if row != viewport.cursor {
                restoredTop = nil
                viewport.select(row)
                didLeaveRow()
                browser.didMoveCursor(to: row)
                didShow()
            } else if pointing.hasKeyboard {
                open(row)
                return .acted
            }
        default: return .none
        }
        display?.setNeedsDisplay()
        return .marked
    }

    /// Does something with the row under the cursor.
    ///
    /// - Returns: whether there is one.
    package func withCursor(_ action: (_ index: Int) -> Void) -> Bool {
        guard !isEmpty else { return false }
        action(viewport.cursor)
        display?.setNeedsDisplay()
        return true
    }

    /// What there is of the row under the cursor; nil without one.
    package func atCursor<Value>(_ value: (_ index: Int) -> Value?) -> Value? {
        isEmpty ? nil : value(viewport.cursor)
    }

    /// Where rows are shown elsewhere, the lines below say more of the one under the cursor.
    private func didLeaveRow() {
        if !hiddenRows.isEmpty { isLaidOut = false }
    }

    /// The indent of the unfolded lines, in cells.
    private static var indent: Int { 4 }

    private func didShow() {
        if hasAppeared { browser.didShow(lastVisible: viewport.lastVisibleRow, visibleRows: size.height) }
    }

    private func settle() {
        // The tail below the last row gets a line when the cursor has reached that row.
        let tailHeight = state.tail != nil && viewport.cursor >= state.rowCount - 1 ? 1 : 0
        viewport.resize(
            count: state.rowCount, hidden: hiddenRows, unfolded: lines.count, height: size.height - tailHeight)
        if let restoredTop, viewport.height > 0, !isUnfolding, viewport.lineCount > restoredTop, browser.wanted == nil {
            viewport.scroll(to: restoredTop)
            // As long as that line does not exist, more lines may still be loaded.
            if viewport.top == restoredTop { self.restoredTop = nil }
        }
    }
}

extension AccordionPane {
    package var memento: ScreenMemento {
        let place = browser.place(ofRow: viewport.cursor)
        return ScreenMemento(item: place.item, row: place.row, top: restoredTop ?? viewport.top)
    }

    package func restore(_ memento: ScreenMemento) {
        restoredTop = memento.top
        browser.restoreCursor(to: ListPlace(item: memento.item, row: memento.row))
    }
}
