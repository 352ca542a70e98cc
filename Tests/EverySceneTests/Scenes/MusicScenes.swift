import AlbumDetail
import ArtistList
import Commands
import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

extension DestinationsSpy: ArtistListDestinations, AlbumDetailDestinations {}

extension TestedScene {
    static let artistList = TestedScene(
        "ArtistList", parts: ["loader"],
        asking: ["a page": { $0.music.artists }, "a kept page": { $0.music.cachedArtists }]
    ) { stage in
        ArtistListBuilder(catalog: stage.music, context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    } leads: {
        $0.opens(ArtistID(name: "Name 1"))
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
    } leads: { stage in
        #expect(stage.screen.title == "Björk")
        #expect(stage.music.albumLists.requests == [.init(artist: ArtistID(name: "Björk"), page: 1)])
        stage.music.albums.answer { id in
            var detail = AlbumDetail(album: Album(id: id, plays: nil))
            detail.url = "https://example.org/1"
            return .success(detail)
        }
        #expect(stage.screen.handle(.refresh))
        await #expect(
            eventually { @MainActor in
                _ = stage.screen.handle(.openPage)
                return stage.links.opened.last == "https://example.org/1"
            })
    }
}
