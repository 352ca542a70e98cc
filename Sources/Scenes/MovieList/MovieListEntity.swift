/// What a row says of a film beside its title, in the order of the columns. Its words are in `MovieListFormatter`.
enum MovieListFact: CaseIterable {
    case year, rating
}
