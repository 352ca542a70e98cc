import Entities
import Services

protocol MovieListInteractor: RemoteListInteractor where Item == Movie, Query == MovieQuery {
    var pictures: any PictureStore { get }
}

/// Which films the list is about: those that were asked for, else what the source's lists start with.
struct MovieListDefaultInteractor: MovieListInteractor {
    let catalog: any MovieCatalog
    let library: any Diary
    let pictures: any PictureStore
    let asked: MovieQuery?

    var source: any ListCatalog<Movie, MovieQuery> { catalog.lists }

    /// A stored or named query keeps no day: "the past year" ends today.
    var query: MovieQuery {
        var query = asked ?? MovieQuery()
        query.day = today
        return query
    }

    /// Loaded rows are found by either title.
    func searchedText(of movie: Movie) -> String {
        [movie.title, movie.originalTitle].compactMap(\.self).joined(separator: " ")
    }
}
