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
        facts { row.texts.indices.contains($0) ? row.texts[$0] : "" }
    }

    private func facts(_ text: (_ column: Int) -> String) -> [(text: String, column: RowColumn)] {
        columns.enumerated().map { (text: text($0), column: $1) }.filter { !$0.text.isEmpty }
    }

    /// What a row says behind its title, where there is room for a few words.
    package func shortFacts(of row: Row) -> [String] {
        let facts = facts { index in
            guard row.texts.indices.contains(index) else { return "" }
            return row.text(inColumn: index, isShort: columns[index].meaning == .rating)
        }
        return facts.map { text, column in
            column.meaning == .rating && !text.hasPrefix(RatingSign.star) ? "\(RatingSign.star) \(text)" : text
        }
    }
}
