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
        columns.enumerated().map { (text: row.texts.indices.contains($0) ? row.texts[$0] : "", column: $1) }
            .filter { !$0.text.isEmpty }
    }

    /// What a row says behind its title, where there is room for a few words and nothing stands above them.
    package func shortFacts(of row: Row) -> [String] {
        columns.indices.compactMap { shortFact(of: row, inColumn: $0) }
    }

    /// One of them; nil where it is not known.
    ///
    /// - Parameter index: the column's number.
    package func shortFact(of row: Row, inColumn index: Int) -> String? {
        guard row.texts.indices.contains(index) else { return nil }
        let column = columns[index]
        let text = row.text(inColumn: index, isShort: column.meaning == .rating)
        if text.isEmpty { return nil }
        return switch column.meaning {
        case .rating: text.hasPrefix(RatingSign.star) ? text : "\(RatingSign.star) \(text)"
        case .named: "\(column.heading) \(text)"
        case .text, .figure, .words: text
        }
    }
}
