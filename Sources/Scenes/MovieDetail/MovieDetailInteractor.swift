import Entities
import Services

protocol MovieDetailInteractor: DetailInteractor where Detail == MovieDetail {}

/// A film as its source has it, and what the library knows of it.
struct MovieDetailDefaultInteractor: MovieDetailInteractor {
    let catalog: any MovieCatalog
    let library: any Diary
    let aliases: any AliasFinder
    let pictures: any PictureStore

    var source: any DetailCatalog<MovieDetail> { catalog.details }

    func findAliases(of kept: [LibrarySummary]) async {
        await aliases.findAliases(of: kept)
    }
}
