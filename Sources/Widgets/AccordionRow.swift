package import TerminalKit

/// A row of a list of rows that unfold: ready words, which are drawn, read by a screen reader or said in lines.
package protocol AccordionRow {
    var title: String { get }
    /// What is said behind its title; those that are empty are left out.
    var saidFacts: [String] { get }
    /// - Parameter line: of one line.
    func draw(on line: Surface, _ style: RowStyle)
    /// Draws it as a screen reader should say it.
    ///
    /// - Parameter line: of one line.
    func drawForReader(on line: Surface, _ style: RowStyle)
}

extension AccordionRow {
    package func drawForReader(on line: Surface, _ style: RowStyle) {
        line.drawForReader(title, facts: saidFacts, style)
    }
}

extension PlainRow {
    init(_ row: some AccordionRow) {
        self.init(row.title, row.saidFacts.flatMap { [PlainFact].texts($0) })
    }
}
