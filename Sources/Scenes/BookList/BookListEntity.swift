import Presentation

extension ListColumns {
    /// The columns of books: authors, year, what readers think of it or else how many editions it has. Narrow rows leave out what
    /// says least.
    static func books(_ wording: Wording) -> ListColumns {
        ListColumns(
            title: wording.column.title,
            [
                RowColumn(wording.readingList.author, longest: 10...30),
                RowColumn(wording.column.year, width: 4, from: 30),
                RowColumn(wording.rating, width: 15, at: .behind, as: .figure, from: 90),
            ])
    }
}
