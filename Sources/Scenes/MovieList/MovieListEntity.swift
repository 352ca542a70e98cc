import Presentation

extension ListColumns {
    /// What the list says of a film beside its title: the year, and the rating with its star.
    static func films(_ wording: Wording) -> ListColumns {
        ListColumns(
            title: wording.column.title,
            [
                RowColumn(wording.column.year, width: 4, at: .last),
                RowColumn(RatingSign.star, width: 4, at: .behind, as: .rating),
            ])
    }
}
