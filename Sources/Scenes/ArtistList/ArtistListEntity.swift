import Presentation

extension Row {
    /// An artist as the list shows it. A narrow row shows fewer figures, from the left.
    ///
    /// - Parameter figures: what stands under each heading; nil where it is not known of this artist.
    init(artist name: String, figures: [(heading: String, text: String?)], marks: Marks = Marks()) {
        // A number of ten digits, beside a name of twenty cells.
        let (width, gap, nameWidth) = (13, 1, 20)
        let facts = figures.enumerated().map { index, figure in
            RowFact(
                figure.text, .right(width, gap: gap, from: nameWidth + (index + 1) * (width + gap)),
                .under(heading: figure.heading))
        }
        self.init(name, marks, facts, columns: facts.reversed())
    }
}
