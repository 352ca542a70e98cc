/// What stands beside the titles of a list, the same for all of its rows.
package struct ListColumns: Hashable, Sendable {
    /// Above the titles.
    package let titleHeading: String
    /// Whether signs stand before the titles.
    package let hasSigns: Bool
    /// In the order in which rows say them.
    package let columns: [RowColumn]

    package init(title heading: String = "", hasSigns: Bool = false, _ columns: [RowColumn] = []) {
        (titleHeading, self.hasSigns, self.columns) = (heading, hasSigns, columns)
    }
}

extension ListColumns {
    /// What a row says behind its title.
    package func facts(of row: Row) -> [(text: String, column: RowColumn)] {
        zip(row.texts, columns).filter { !$0.0.isEmpty }.map { (text: $0.0, column: $0.1) }
    }

    /// What a row says behind its title, where there is room for a few words.
    package func shortFacts(of row: Row) -> [String] {
        facts(of: row).map { text, column in
            column.meaning == .rating ? "\(Marks.favourite) \(text)" : text
        }
    }
}
