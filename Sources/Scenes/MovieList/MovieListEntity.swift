import Presentation

extension Row {
    /// A film as the list shows it.
    ///
    /// - Parameters:
    ///   - year: nil if the date is unknown.
    ///   - rating: nil without votes.
    ///   - step: how good that is.
    init(film title: String, year: String?, rating: String?, step: RatingStep? = nil, marks: Marks = Marks()) {
        self.init(title, marks, step: step, [year, rating])
    }
}

extension ListColumns {
    /// Of films.
    static func films(_ wording: Wording) -> ListColumns {
        ListColumns(
            title: wording.column.title,
            [RowColumn(wording.column.year, 4, .last), RowColumn(RatingSign.star, 4, .behind, .rating)])
    }
}
