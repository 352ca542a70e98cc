import Presentation

extension Row {
    /// An artist as the list shows it.
    ///
    /// - Parameter figures: nil where it is not known of this artist.
    init(artist name: String, figures: [String?], marks: Marks = Marks()) {
        self.init(name, marks, figures)
    }
}

extension ListColumns {
    /// Of artists. A narrow row shows fewer figures, from the left.
    static func artists(_ heading: String, figures headings: [String]) -> ListColumns {
        // A number of ten digits, beside a name of twenty cells.
        let (width, nameWidth) = (13, 20)
        return ListColumns(
            title: heading,
            headings.enumerated().map { index, heading in
                RowColumn(heading, width, .behind, .named, from: nameWidth + (index + 1) * (width + 2))
            })
    }
}
