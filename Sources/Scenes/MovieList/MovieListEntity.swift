import Presentation

extension Row {
    /// A film as the list shows it.
    ///
    /// - Parameters:
    ///   - year: nil if the date is unknown.
    ///   - rating: nil without votes.
    init(film title: String, year: String?, rating: String?, marks: Marks = Marks()) {
        self.init(
            title, marks,
            [RowFact(year, .right(4, gap: 2)), RowFact(rating, .right(4, gap: 2, staysEmpty: false), .rating)])
    }
}
