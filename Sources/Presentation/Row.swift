/// A row of a list, in the user's language: drawn in columns, spoken by a screen reader and said in lines from the same value.
package struct Row: Hashable, Sendable {
    package let title: String
    package let marks: Marks
    /// What is said behind the title, in this order.
    package let facts: [RowFact]
    /// The same facts in the order of their columns, from the edges of the row to its title.
    package let columns: [RowFact]

    /// - Parameter columns: nil for the order in which the facts are said.
    package init(_ title: String, _ marks: Marks, _ facts: [RowFact], columns: [RowFact]? = nil) {
        (self.title, self.marks, self.facts, self.columns) = (title, marks, facts, columns ?? facts)
    }
}

extension Row {
    /// Whether its columns have headings.
    package var hasHeadings: Bool { facts.contains { $0.heading != nil } }

    /// A row of the headings of those columns that have something in any of these rows; nil without any.
    package static func headings(over rows: [Row]) -> Row? {
        guard let first = rows.first else { return nil }
        let headings = first.columns.enumerated().map { place, fact in
            RowFact(rows.contains { !$0.columns[place].text.isEmpty } ? fact.heading : nil, fact.column)
        }
        return headings.allSatisfy(\.text.isEmpty) ? nil : Row("", Marks(), headings)
    }
}
