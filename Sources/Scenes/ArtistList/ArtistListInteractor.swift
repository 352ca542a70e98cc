import Entities
import Services

protocol ArtistListInteractor: RemoteListInteractor where Item == Artist, Query == ArtistQuery {
    var pictures: any PictureStore { get }
    /// What the catalogue says of each artist, the most telling first.
    var facts: [ArtistListFact] { get }
}

/// Which artists the list is about: those that were asked for, else what the source's lists start with.
struct ArtistListDefaultInteractor: ArtistListInteractor {
    let catalog: any MusicCatalog
    let library: any Diary
    let pictures: any PictureStore
    let asked: ArtistQuery?

    var source: any ListCatalog<Artist, ArtistQuery> { catalog.lists }

    var facts: [ArtistListFact] { catalog.capabilities.artistFigures }

    func arranged(_ artists: [Artist], by sort: QuerySort, isReversed: Bool) -> [Artist] {
        let arranged =
            switch sort {
            case .listeners: artists.sorted { ($0.listeners ?? -1) > ($1.listeners ?? -1) }
            case .plays: artists.sorted { ($0.plays ?? -1) > ($1.plays ?? -1) }
            default: artists.map { (name: $0.name.folded, artist: $0) }.sorted { $0.name < $1.name }.map(\.artist)
            }
        return isReversed ? arranged.reversed() : arranged
    }
}
