package import TerminalKit

/// A row of a list of rows that unfold: ready words, which are drawn, read by a screen reader or said in lines.
package protocol AccordionRow {
    var title: String { get }
    /// What is said behind its title; those that are empty are left out.
    var saidFacts: [String] { get }
    /// The same while what unfolds below it is there too, without what that says.
    var factsUnfolded: [String] { get }
    /// - Parameter line: of one line.
    func draw(on line: Surface, _ style: RowStyle)
    /// Draws it as a screen reader should say it.
    ///
    /// - Parameter line: of one line.
    func drawForReader(on line: Surface, _ style: RowStyle)
}

extension AccordionRow {
    /// Where what unfolds says something else.
    package var factsUnfolded: [String] { saidFacts }

    package func drawForReader(on line: Surface, _ style: RowStyle) {
        line.drawForReader(title, facts: style.isSelected ? factsUnfolded : saidFacts, style)
    }
}

extension PlainRow {
    init(_ row: some AccordionRow) {
        self.init(row.title, row.saidFacts.flatMap { [PlainFact].texts($0) })
        let unfolded = row.factsUnfolded.flatMap { [PlainFact].texts($0) }
        if unfolded != facts { factsUnfolded = unfolded }
    }
}
