package import Browsing
package import Navigation
package import TerminalKit

/// A list whose chosen row is said with a text of its own, in a dialogue of lines.
@MainActor
package final class PlainAccordion {
    package let list: PlainListPane
    private weak var display: (any Display)?
    private var text: [String] = []
    private var isUnfolding = false
    /// Whether the text of a row is said, in place of the rows.
    package private(set) var isOpen = false

    /// - Parameter row: what a row says; nil if it is not in memory.
    package init(
        browser: any ListBrowser, display: (any Display)?, row: @escaping @MainActor (_ index: Int) -> PlainRow?
    ) {
        self.display = display
        list = PlainListPane(browser: browser, display: display, row: row)
    }

    package var isBusy: Bool { list.isBusy || (isOpen && isUnfolding) }

    /// - Parameters:
    ///   - isLoading: whether the lines only say that the text is being loaded.
    ///   - text: of the row under the cursor, in a plain layout.
    package func unfold(isLoading: Bool, _ text: TextLayout) {
        self.text = text.lines.map(\.text)
        isUnfolding = isLoading
        display?.setNeedsDisplay()
    }

    package func select(_ row: Int) {
        list.select(row)
    }

    /// - Parameter row: what the chosen row says.
    package func fill(_ page: inout PlainPage) {
        guard isOpen else { return list.fill(&page) }
        var rows = PlainPage()
        list.fill(&rows)
        page.rows = rows.rows.filter { $0.number == list.cursor + 1 }.map { row in
            var row = row
            row.facts = row.factsUnfolded ?? row.facts
            return row
        }
        page.text = text
        page.hasChosen = true
    }

    /// - Returns: whether there is a row of that number.
    package func choose(_ number: Int) -> Bool {
        guard list.point(at: number) else { return false }
        isOpen = true
        return true
    }

    /// - Returns: whether the text of a row was said.
    package func close() -> Bool {
        defer { isOpen = false }
        return isOpen
    }
}
