import AlbumDetail
import ArtistList
import Entities
import ScreenTestSupport
import TestSupport

extension DestinationsSpy: ArtistListDestinations, AlbumDetailDestinations {}

extension TestedScene {
    static let artistList = TestedScene(
        "ArtistList", parts: ["loader"],
        asking: ["a page": { $0.music.artists }, "a kept page": { $0.music.cachedArtists }]
    ) { stage in
        ArtistListBuilder(catalog: stage.music, context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    }

    static let albumDetail = TestedScene(
        "AlbumDetail", parts: ["loader", "detail loader"],
        asking: [
            "a page of albums": { $0.music.albumLists }, "an album": { $0.music.albums },
            "a kept page of albums": { $0.music.cachedAlbumLists }, "a kept album": { $0.music.cachedAlbums },
        ]
    ) { stage in
        AlbumDetailBuilder(catalog: stage.music, context: stage.context)
            .build(ArtistID(name: "Björk"), navigator: stage.navigator, destinations: stage.destinations)
    }
}
