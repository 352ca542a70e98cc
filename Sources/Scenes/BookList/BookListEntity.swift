import Presentation

extension Row {
    /// A book as the list shows it: ready words, each nil or empty where it is not known. Narrow rows leave out what says
    /// least.
    ///
    /// - Parameters:
    ///   - figure: what readers think of it, else how many editions it has.
    ///   - step: how good that is; nil where it is no rating.
    ///   - state: how far the reader is with it, in a word, for which a sign is drawn.
    init(
        book title: String, authors: String, year: String?, figure: String?, step: RatingStep? = nil,
        state: String? = nil, sign: Sign? = nil, marks: Marks = Marks()
    ) {
        self.init(title, marks, sign: sign, step: step, [authors, year, figure, state])
    }
}

extension ListColumns {
    /// Of books.
    static func books(_ wording: Wording) -> ListColumns {
        ListColumns(
            title: wording.column.title, share: 60, hasSigns: true,
            [
                RowColumn(wording.readingList.author, longest: 10, 30),
                RowColumn(wording.column.year, 4, from: 30),
                RowColumn(wording.rating, 15, .behind, .figure, from: 90),
                .said,
            ])
    }
}
