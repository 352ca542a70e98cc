package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// A list, for use in views: its four states, its cursor, and the visible rows.
@MainActor
package final class ListPane {
    private let browser: any ListBrowser
    private weak var display: (any Display)?
    /// Counts lines, which include headings.
    private var viewport = ListViewport()
    private var lines = ListLines(rowCount: 0)
    private var state = ListState()
    private var height = 0
    private var hasAppeared = false
    /// How far below the top of the window the cursor was in the earlier session, until it is there again.
    private var restoredOffset: Int?
    /// Whether it was out of sight there.
    private var isRestoredFree = false
    private var isSelected = false
    /// The browser's `placements` that the viewport has followed.
    private var placements = 0
    /// What is searched for in it, which rows mark; nil for nothing.
    package var search: ListFilter?
    /// What its rows are parted into; set before the rows are shown.
    var parts: [ListPart] = []
    /// Whether nothing but rows, the scrollbar and its `status` depends on its cursor, so that the rows can be drawn alone.
    var drawsRowsAlone = false
    /// What was drawn last.
    private var drawn: Drawn?
    /// The rows in sight, as its browser was told last; nil where it has to be told again.
    private var told: (last: Int, count: Int)?

    private struct Drawn {
        let visible: Range<Int>
        let top: Int
        let cursor: Int
        let thumb: Range<Int>?
        let hasTail: Bool
    }

    /// Where its rows are tiles; nil where each has a line.
    private(set) var grid: PosterGrid?

    /// - Parameters:
    ///   - browser: hears about the cursor and the visible rows.
    ///   - display: hears that a new frame is needed.
    package init(browser: any ListBrowser, display: (any Display)?) {
        self.browser = browser
        self.display = display
    }

    package var isEmpty: Bool { state.rowCount == 0 }

    package var isBusy: Bool { state.isLoading }

    /// Whether the first rows are being loaded, or about to be requested.
    package var isAwaitingRows: Bool { isEmpty && (state.isLoading || state.message == nil) }

    /// Whether something has failed that a refresh would try again.
    package var hasFailed: Bool { state.failure != nil }

    /// Whether something is said in place of the rows.
    var hasMessage: Bool { state.message != nil }

    /// Why there are no rows; nil where nothing has failed.
    package var failureInPlaceOfRows: ListState.Failure? { isEmpty ? state.failure : nil }

    /// What is said while its first rows are being loaded; nil once there are some, or it is known that there are none.
    var textInPlaceOfRows: String? { isEmpty && state.isLoading ? state.message?.what : nil }

    package var status: String? { isEmpty ? nil : browser.status(atRow: cursor) }

    /// The row under the cursor; 0 in an empty list.
    private var cursor: Int { lines.row(atLine: viewport.cursor) }

    package func show(_ state: ListState) {
        // A list that is loaded anew will have the cursor's row again in a moment; then it should be at the same
        // height.
        if restoredOffset == nil, !isEmpty, state.rowCount <= cursor { keepOffset() }
        self.state = state
        told = nil
        settle()
        display?.setNeedsDisplay()
    }

    /// Puts the cursor on a row, in sight.
    package func select(_ row: Int) {
        viewport.select(lines.line(ofRow: row))
        isSelected = cursor == row
        settle()
        display?.setNeedsDisplay()
    }

    /// What the cursor is on is on this row now. It comes into sight, unless the rows were scrolled alone meanwhile: those in sight stay
    /// there, until the cursor is put elsewhere.
    func didSettle(onRow row: Int) {
        let isPlaced = browser.placements != placements
        placements = browser.placements
        if isPlaced, isRestoredFree { restoredOffset = nil }
        let line = lines.line(ofRow: row)
        if isPlaced || restoredOffset != nil { viewport.select(line) } else { viewport.follow(line) }
        isSelected = cursor == row
        settle()
        if isPlaced { showFirstHeading() }
        display?.setNeedsDisplay()
    }

    /// From now on it reports the visible rows, so that more can be loaded.
    package func didAppear() {
        hasAppeared = true
        told = nil
        didShow()
    }

    package func layout(height: Int) {
        layout(height: height, grid: nil)
    }

    /// - Parameter grid: where the rows are tiles; nil for a line for each.
    func layout(height: Int, grid: PosterGrid?) {
        self.height = height
        self.grid = grid
        settle()
        didShow()
    }

    /// The rows in sight, and those that are in sight a line later.
    var visible: Range<Int> { lines.rows(on: viewport.visible) }
    var ahead: Range<Int> {
        let end = visible.upperBound
        return end..<min(end + viewport.columns, state.rowCount)
    }

    /// - Parameters:
    ///   - row: the content of a row; nil if it is not in memory.
    ///   - drawRow: draws a row's content on a surface of one line, in the given styles.
    package func draw<Row>(
        on surface: Surface, hasFocus: Bool, row: (_ index: Int) -> Row?,
        drawRow: (Row, Surface, RowStyle) -> Void
    ) {
        if let message = state.message { return surface.draw(message, hasFocus: hasFocus) }
        let former = surface.keepsFrame ? drawn : nil
        if let former, former.top != viewport.top { move(former, on: surface) }
        for line in viewport.visible {
            let y = line - viewport.top
            if let former {
                let isKept = former.visible.contains(line) && line != viewport.cursor && line != former.cursor
                if isKept, former.top == viewport.top { continue }
                if case .row(let index) = lines.content(ofLine: line) {
                    surface.mark(row: y, 0..<surface.width - 1, as: .row(index))
                }
                if isKept { continue }
                surface.fillRow(y, .ground)
            }
            guard case .row(let index) = lines.content(ofLine: line) else {
                drawHeading(ofLine: line, on: surface, y: y)
                continue
            }
            // The last column is the scrollbar's, or that of the line between two panes.
            if former == nil { surface.mark(row: y, 0..<surface.width - 1, as: .row(index)) }
            surface.drawRow(
                row(index), y: y, isSelected: line == viewport.cursor, hasFocus: hasFocus, search: search, drawRow)
        }
        if former == nil { surface.draw(tailInSight, y: viewport.visible.count) }
        let thumb = drawScrollbar(on: surface)
        if former != nil { surface.endMarks() }
        drawn = Drawn(
            visible: viewport.visible, top: viewport.top, cursor: viewport.cursor, thumb: thumb,
            hasTail: tailInSight != nil)
    }

    /// Takes what was drawn to where it is now.
    private func move(_ former: Drawn, on surface: Surface) {
        // Beside the rows, and does not move with them.
        for y in former.thumb ?? 0..<0 {
            var margin = Style.ground
            if case .row = lines.content(ofLine: former.top + y) { margin = .muted }
            surface.draw(" ", x: surface.width - 1, y: y, margin)
        }
        surface.move(up: viewport.top - former.top)
    }

    private func drawHeading(ofLine line: Int, on surface: Surface, y: Int) {
        guard case .heading(let part) = lines.content(ofLine: line) else { return }
        surface.draw(parts[part].heading, x: Self.headingStart, y: y, limit: surface.width - 3, .label)
    }

    /// Heading of the first visible row's part if that heading is scrolled away; else nil.
    var headingAbove: String? {
        guard let line = viewport.visible.first, let part = lines.part(ofRowOnLine: line) else { return nil }
        return parts[part].heading
    }

    /// Draws the rows in sight as tiles; while the first ones are being loaded, what tiles will look like.
    ///
    /// - Parameters:
    ///   - hasTail: whether it says below the last tile that more come, or cannot.
    ///   - poster: what is in a tile; nil if it is not in memory.
    func draw(
        _ grid: PosterGrid, on surface: Surface, hasFocus: Bool, hasTail: Bool = true, poster: (_ index: Int) -> Poster?
    ) {
        if let text = textInPlaceOfRows, !surface.isForReader { return grid.drawComing(saying: text, on: surface) }
        if let message = state.message { return surface.draw(message, hasFocus: hasFocus) }
        for (place, index) in viewport.visible.enumerated() {
            surface.mark(grid.rect(ofTile: place), as: .row(index))
            grid.draw(
                poster(index), at: place, isSelected: index == viewport.cursor, hasFocus: hasFocus, search: search,
                on: surface)
        }
        if hasTail, !surface.isForReader { grid.drawComing(coming(in: grid.columns * grid.lines), on: surface) }
        surface.draw(hasTail ? tailInSight : nil, y: grid.tailRow(ofTiles: viewport.visible.count))
        drawScrollbar(on: surface)
    }

    /// Draws where the rows in sight are among all that the list has, as far as it knows how many there are.
    ///
    /// - Returns: the rows of its thumb; nil where there is none.
    @discardableResult
    private func drawScrollbar(on surface: Surface) -> Range<Int>? {
        // What was found has another number of rows.
        let total = search == nil ? state.total ?? 0 : 0
        let all = lines.count + max(0, total - state.rowCount)
        let count = (all + viewport.columns - 1) / viewport.columns
        let bar = Scrollbar(top: viewport.top, count: count, lines: viewport.height, height: surface.height)
        if let bar { surface.draw(bar) }
        return surface.isForReader ? nil : bar?.thumb
    }

    /// - Returns: whether the command was one to move by.
    package func handle(_ command: Command) -> Bool {
        guard let motion = command.motion else { return false }
        // An empty list does not move.
        if !isEmpty { restoredOffset = nil }
        viewport.move(motion)
        leaveHeading(upwards: motion.isUpwards)
        settle()
        browser.didMoveCursor(to: cursor)
        didShow()
        if drawsRowsAlone, grid == nil, drawn?.hasTail == false, tailInSight == nil {
            display?.setNeedsDisplayOfRows()
        } else {
            display?.setNeedsDisplay()
        }
        return true
    }

    /// The cursor is never on a heading. What was scrolled into sight for it stays there.
    private func leaveHeading(upwards: Bool) {
        guard !isEmpty, case .heading = lines.content(ofLine: viewport.cursor) else { return }
        viewport.move(upwards && viewport.cursor > 0 ? .up : .down)
    }

    /// A press puts the cursor on a row; on the row under the cursor it opens that, unless it was for the keyboard. A wheel
    /// scrolls the rows alone, those of a grid line by line.
    package func handle(_ pointing: Pointing, open: (_ index: Int) -> Void) -> PointerUse {
        switch pointing.action {
        case .scroll(let lines) where !isEmpty:
            restoredOffset = nil
            scroll(by: grid == nil ? lines : lines.signum())
        case .press(.scrollbar(let top)) where !isEmpty:
            scroll(by: top - viewport.top)
        case .press(.row(let row)) where row < state.rowCount:
            if row != cursor {
                restoredOffset = nil
                viewport.select(lines.line(ofRow: row))
                settle()
                browser.didMoveCursor(to: cursor)
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

    private func scroll(by lines: Int) {
        restoredOffset = nil
        viewport.scroll(by: lines)
        settle()
        didShow()
    }

    /// Goes to the next match of a search, or the previous one; after the last comes the first. In what was found each row
    /// is one.
    ///
    /// - Returns: whether something is searched for.
    package func handleAmongMatches(_ command: Command) -> Bool {
        guard search != nil, !isEmpty else { return false }
        switch command {
        case .next: return handle(cursor + 1 < state.rowCount ? .down : .first)
        case .previous: return handle(cursor > 0 ? .up : .last)
        default: return false
        }
    }

    /// Does something with the row under the cursor.
    ///
    /// - Returns: whether there is one.
    package func withCursor(_ action: (_ index: Int) -> Void) -> Bool {
        guard !isEmpty else { return false }
        action(cursor)
        display?.setNeedsDisplay()
        return true
    }

    /// What there is of the row under the cursor; nil without one.
    package func atCursor<Value>(_ value: (_ index: Int) -> Value?) -> Value? {
        isEmpty ? nil : value(cursor)
    }

    private func keepOffset() {
        restoredOffset = viewport.line - viewport.top
        isRestoredFree = viewport.isFree
        isSelected = false
    }

    private func didShow() {
        guard hasAppeared else { return }
        let (last, count) = (visible.upperBound - 1, grid.map { $0.columns * $0.lines } ?? height)
        if let told, told == (last, count) { return }
        told = (last, count)
        browser.didShow(lastVisible: last, visibleRows: count)
    }

    /// The lines, or the places of tiles, behind those in sight on which rows will be that are being loaded; none where nobody knows that
    /// there are more.
    ///
    /// - Parameter room: how many there are in all.
    func coming(in room: Int) -> Range<Int> {
        let first = viewport.visible.count
        guard !isEmpty, state.message == nil, search == nil, let total = state.total, case .loading = tailInSight
        else { return first..<first }
        return first..<max(first, min(room, first + total - state.rowCount))
    }

    /// The tail below the last row, if the cursor has come that far.
    private var tailInSight: ListState.Tail? {
        viewport.visible.upperBound == lines.count ? state.tail : nil
    }

    private func settle() {
        let areOthers = arrangeLines()
        viewport.resize(count: lines.count, height: grid?.lines ?? height, columns: grid?.columns ?? 1)
        if areOthers, !viewport.isFree { showFirstHeading() }
        if let restoredOffset, isSelected, height > 0, browser.wanted == nil {
            let top = max(0, viewport.line - restoredOffset)
            if isRestoredFree { viewport.scroll(by: top - viewport.top) } else { viewport.scroll(to: top) }
            // As long as the end of the list is visible, more rows may still come.
            if viewport.top == top { self.restoredOffset = nil }
        }
        // A grid has a free line for it.
        guard grid == nil, tailInSight != nil, viewport.visible.count == height else { return }
        viewport.resize(count: lines.count, height: height - 1)
        // No visible row makes room for a tail that is not shown.
        if tailInSight == nil { viewport.resize(count: lines.count, height: height) }
    }

    /// With the first row its heading is in sight too, which the cursor is never on.
    private func showFirstHeading() {
        let first = lines.line(ofRow: 0)
        if first > 0, viewport.cursor == first, viewport.top > 0, height > first { viewport.scroll(to: 0) }
    }

    /// Whether each part has a heading above its rows, where it is not a grid.
    func isParted(inHeight height: Int) -> Bool { height >= Self.leastForHeadings && !parts.isEmpty }

    /// Where headings come, go or move, the cursor stays on its row.
    ///
    /// - Returns: whether they do.
    private func arrangeLines() -> Bool {
        let (row, before) = (cursor, lines)
        lines =
            grid == nil && isParted(inHeight: height)
            ? ListLines(rowCount: state.rowCount, parts: parts) : ListLines(rowCount: state.rowCount)
        guard lines.areParted(otherwise: before) else { return false }
        viewport.resize(count: lines.count, height: viewport.height)
        viewport.follow(lines.line(ofRow: min(row, max(0, state.rowCount - 1))))
        return true
    }

    /// In cells: above the titles of rows.
    private static let headingStart = 2
    /// In lines: where there are fewer, each is a row, and signs say what each is.
    private static let leastForHeadings = 11
}

extension ListPane {
    package var memento: ScreenMemento {
        let place = browser.place(ofRow: cursor)
        let offset = restoredOffset ?? viewport.line - viewport.top
        return ScreenMemento(item: place.item, row: place.row, top: max(0, place.row - offset))
    }

    /// The next row that is selected will be as far from the top as in the memento.
    package func restore(_ memento: ScreenMemento) {
        restoredOffset = memento.row - memento.top
        isRestoredFree = false
        isSelected = false
        browser.restoreCursor(to: ListPlace(item: memento.item, row: memento.row))
    }
}
