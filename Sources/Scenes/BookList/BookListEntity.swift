import Presentation

extension Row {
    /// A book as the list shows it: ready words, each nil or empty where it is not known. Narrow rows leave out what says
    /// least.
    ///
    /// - Parameters:
    ///   - figure: what readers think of it, else how many editions it has.
    ///   - state: how far the reader is with it. It stands in the title's column, so that the others stay where they are.
    init(
        book title: String, authors: String, year: String?, figure: String?, state: String? = nil,
        marks: Marks = Marks()
    ) {
        let authors = RowFact(authors, .lastFifths(from: 44))
        let year = RowFact(year, .right(4, gap: 2, from: 30))
        let figure = RowFact(figure, .right(15, gap: 0, from: 66))
        let state = RowFact(state, .fitting(from: 18, isStrong: true))
        self.init(title, marks, [authors, year, figure, state], columns: [figure, year, authors, state])
    }
}
