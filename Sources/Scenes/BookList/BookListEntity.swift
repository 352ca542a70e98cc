/// What a row says of a book beside its title, in the order of the columns. Its words are in `BookListFormatter`.
enum BookListFact: CaseIterable {
    case authors, year
    /// What readers think of it, or else how many editions it has.
    case renown
}
