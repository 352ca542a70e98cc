package import Browsing
package import Commands
package import Navigation
package import Presentation

/// A list in a dialogue of lines: ten rows at a time, each with its number in the list.
@MainActor
package final class PlainListPane {
    package static let pageSize = 10

    private let browser: any ListBrowser
    private weak var display: (any Display)?
    private let row: @MainActor (_ index: Int) -> PlainRow?
    private var state = ListState()
    /// What its rows are parted into.
    package var parts: [ListPart] = []
    private var start = 0
    package private(set) var cursor = 0
    private var hasAppeared = false

    /// - Parameters:
    ///   - browser: hears about the cursor and the visible rows.
    ///   - display: hears that something else is to be said.
    ///   - row: what a row says; nil if it is not in memory.
    package init(
        browser: any ListBrowser, display: (any Display)?, row: @escaping @MainActor (_ index: Int) -> PlainRow?
    ) {
        (self.browser, self.display, self.row) = (browser, display, row)
    }

    package var isEmpty: Bool { state.rowCount == 0 }

    /// Whether a row that is to be said is missing, or about to be another.
    package var isBusy: Bool {
        if state.isRefreshing { return true }
        guard state.isLoading else { return false }
        return isEmpty || visible.isEmpty || visible.contains { row($0) == nil }
            || (visible.count < Self.pageSize && hasMore(from: visible.upperBound))
    }

    package var isAwaitingRows: Bool { isEmpty && (state.isLoading || state.message == nil) }

    package var hasFailed: Bool { state.failure != nil }

    package func show(_ state: ListState) {
        self.state = state
        if !state.isLoading, start >= state.rowCount { start = Self.start(of: max(0, state.rowCount - 1)) }
        didShow()
        display?.setNeedsDisplay()
    }

    /// Puts the cursor on a row, and says the ten that it is among.
    package func select(_ row: Int) {
        cursor = row
        start = Self.start(of: row)
        didShow()
        display?.setNeedsDisplay()
    }

    /// From now on it reports the rows, so that more can be loaded.
    package func didAppear() {
        hasAppeared = true
        didShow()
    }

    private func didShow() {
        guard hasAppeared else { return }
        browser.didShow(lastVisible: visible.upperBound - 1, visibleRows: Self.pageSize)
    }

    private static func start(of row: Int) -> Int { max(0, row) / pageSize * pageSize }

    private var visible: Range<Int> {
        let start = min(start, state.rowCount)
        return start..<min(start + Self.pageSize, state.rowCount)
    }

    private func hasMore(from row: Int) -> Bool {
        if row < state.rowCount { return true }
        if let total = state.total { return row < total }
        if case .loading = state.tail { return true }
        return false
    }

    /// Goes on by ten rows, or to an end.
    ///
    /// - Returns: whether there is something.
    package func handle(_ command: Command) -> Bool {
        switch command {
        case .next, .pageDown:
            guard hasMore(from: start + Self.pageSize) else { return false }
            return go(to: start + Self.pageSize)
        case .previous, .pageUp:
            guard start > 0 else { return false }
            return go(to: start - Self.pageSize)
        case .first: return go(to: 0)
        case .last: return go(to: Self.start(of: max(0, state.rowCount - 1)))
        default: return false
        }
    }

    private func go(to row: Int) -> Bool {
        start = row
        if row < state.rowCount {
            cursor = row
            browser.didMoveCursor(to: row)
        }
        didShow()
        display?.setNeedsDisplay()
        return true
    }

    /// Puts the cursor on the row of that number.
    ///
    /// - Returns: whether there is one.
    package func point(at number: Int) -> Bool {
        let index = number - 1
        guard (0..<state.rowCount).contains(index), row(index) != nil else { return false }
        cursor = index
        browser.didMoveCursor(to: index)
        return true
    }

    /// Calls the action with the row under the cursor.
    ///
    /// - Returns: whether there is one.
    package func withCursor(_ action: (_ index: Int) -> Void) -> Bool {
        guard (0..<state.rowCount).contains(cursor) else { return false }
        action(cursor)
        return true
    }

    /// Which rows there are, and what they say; what stands in their place, or below them.
    package func fill(_ page: inout PlainPage) {
        if !isEmpty, !visible.isEmpty {
            let isWhole = state.total == nil && !hasMore(from: state.rowCount)
            page.range = .init(
                first: visible.lowerBound + 1, last: visible.upperBound,
                total: state.total ?? (isWhole ? state.rowCount : nil))
        }
        page.hasFurther = !isEmpty && hasMore(from: visible.upperBound)
        page.rows = visible.compactMap { index in
            guard var row = row(index) else { return nil }
            row.number = index + 1
            row.heading = parts.last { $0.firstRow <= index }.flatMap { part in
                part.firstRow == index || index == visible.lowerBound ? part.heading : nil
            }
            return row
        }
        if isEmpty, !state.isLoading, let message = state.message { page.messages.append(message) }
        if !isEmpty, let note = state.note { page.messages.append(note) }
        switch state.tail {
        case .failed(let text, _): page.messages.append(Message(text, isFailure: true))
        case .said(let text): page.messages.append(Message(text))
        case .loading, nil: break
        }
    }
}

extension PlainListPane {
    package var memento: ScreenMemento {
        let place = browser.place(ofRow: cursor)
        return ScreenMemento(item: place.item, row: place.row, top: place.row)
    }

    package func restore(_ memento: ScreenMemento) {
        browser.restoreCursor(to: ListPlace(item: memento.item, row: memento.row))
    }
}
