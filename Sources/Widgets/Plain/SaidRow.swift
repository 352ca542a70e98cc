import Browsing
import Presentation

extension PlainRow {
    /// A row of a list as it is said in lines; nil for one that is not in memory.
    @MainActor
    init?(_ index: Int, of rows: any ListPresenter) {
        guard let row = rows.row(at: index) else { return nil }
        self.init(row.title, rows.columns.facts(of: row).map(PlainFact.init), row.marks)
    }
}

extension PlainFact {
    fileprivate init(_ text: String, _ column: RowColumn) {
        self =
            switch column.meaning {
            case .text, .figure, .words: .text(text)
            case .rating: .rating(text)
            case .named: .labelled(column.heading, text)
            }
    }
}
