import Presentation

extension ListColumns {
    /// What the list says of a film beside its title: the year, and the rating with its star.
    static func films(_ wording: Wording) -> ListColumns {
        ListColumns(
            title: wording.column.title,
            [RowColumn(wording.column.year, 4, .last), RowColumn(RatingSign.star, 4, .behind, .rating)])
    }
}
