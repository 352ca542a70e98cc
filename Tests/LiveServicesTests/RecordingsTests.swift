import Entities
import Services
import TestSupport
import Testing

@testable import Cinemeta
@testable import Deezer
@testable import HTTP
@testable import LastFM
@testable import LenientJSON
@testable import TMDB

/// Recorded answers of the real services, if the environment variable `MATINEE_RECORDINGS` names their folder.
@Suite(.enabled(if: Recordings.folder != nil, "MATINEE_RECORDINGS names no folder"))
struct RecordingsTests {
    @Test(
        arguments: Recordings.names("tmdb") { name in
            [
                "discover_movie", "movie_popular", "movie_top_rated", "movie_upcoming", "movie_now_playing",
                "trending_movie",
            ]
            .contains { name.contains($0) }
        })
    func everyListOfFilmsIsReadWhole(name: String) async throws {
        let catalog = try TMDBCatalog.sample(TransportSpy(.success(Recordings.response("tmdb", name))))
        let page = try await catalog.movies(MovieQuery(released: nil), page: 1)
        #expect(page.items.count == page.sentCount)
        #expect(page.items.isEmpty == name.contains("empty"))
    }

    @Test(
        arguments: Recordings.names("tmdb") {
            $0.contains("movie_") && ($0.contains("details") || $0.contains("append"))
        })
    func everyFilmIsRead(name: String) async throws {
        let catalog = try TMDBCatalog.sample(TransportSpy(.success(Recordings.response("tmdb", name))))
        let detail = try await catalog.movie(MovieID(1))
        #expect(!detail.movie.title.isEmpty)
        #expect(detail.cast.isEmpty != ["append_credits", "append_response"].contains { name.contains($0) })
    }

    @Test(arguments: Recordings.names("lastfm") { $0.contains("chart.getTopArtists") })
    func everyChartIsReadWhole(name: String) async throws {
        let catalog = try LastFMCatalog.sample(TransportSpy(.success(Recordings.response("lastfm", name))))
        let page = try await catalog.topArtists(page: 1)
        #expect(page.items.count == page.sentCount)
        #expect(page.items.allSatisfy { $0.listeners != nil && $0.plays != nil })
        #expect(!page.items.isEmpty)
    }

    @Test(arguments: Recordings.names("lastfm") { $0.contains("artist.getTopAlbums") })
    func everyListOfAlbumsIsRead(name: String) async throws {
        let catalog = try LastFMCatalog.sample(TransportSpy(.success(Recordings.response("lastfm", name))))
        let page = try await catalog.topAlbums(of: ArtistID(name: "A"), page: 1)
        #expect(page.items.allSatisfy { $0.plays != nil && $0.id.artist != "A" })
        #expect(!page.items.isEmpty)
    }

    @Test(arguments: Recordings.names("lastfm") { $0.contains("album.getInfo") })
    func everyAlbumIsRead(name: String) async throws {
        let catalog = try LastFMCatalog.sample(TransportSpy(.success(Recordings.response("lastfm", name))))
        let album = try await catalog.album(AlbumID(artist: "A", title: "B"))
        #expect(album.tracks.isEmpty == name.contains("noTracks"))
        #expect(album.plays != nil)
        #expect(album.summary?.contains("<") != true)
        #expect(album.summary?.contains("Read more") != true)
    }

    @Test(arguments: Recordings.names("lastfm") { $0.contains("errorInvalid") })
    func everyRefusalIsUnderstood(name: String) throws {
        let failure = LastFMService().failure(in: try Recordings.response("lastfm", name))
        #expect(failure == (name.contains("APIKey") ? .keyRejected(.lastFM) : .notFound))
    }

    /// What is asked is a list that the service says it has, with parameters that it says the list takes.
    @Test(arguments: [
        CinemetaList.popular(genre: "Sci-Fi"), .bestRated(genre: "Western"), .year(2026), .year(1920), .search("a"),
    ])
    func everyListIsOneThatItsManifestNames(list: CinemetaList) throws {
        let body = try Recordings.response("cinemeta", "manifest.json").body
        let manifest = try #require(JSONBody.read(body, as: CinemetaManifest.self)).manifest
        let segments = list.path(page: list.isSearch ? 1 : 2).replacing(".json", with: "").split(separator: "/")
        let named = try #require(manifest.catalogs.first { [$0.type, $0.id] == segments[1...2].map(String.init) })
        for parameter in segments[3].split(separator: "&").map({ $0.split(separator: "=").map(String.init) }) {
            let extra = try #require(named.extra.first { $0.name == parameter[0] })
            #expect(extra.options?.contains(parameter[1]) ?? true)
        }
    }

    @Test(arguments: Recordings.names("deezer") { $0.hasPrefix("chart_") && $0.contains("_artists") })
    func everyChartOfDeezerIsReadWhole(name: String) async throws {
        let catalog = try DeezerCatalog.sample(TransportSpy(.success(Recordings.response("deezer", name))))
        let page = try await catalog.topArtists(page: 1)
        #expect(page.items.count == page.sentCount)
        #expect(page.items.map(\.chartPlace?.position) == Array(1...page.sentCount))
    }

    @Test func everyGenreOfDeezerHasItsPage() throws {
        let body = try Recordings.response("deezer", "genre_list.json").body
        let list = try #require(JSONBody.read(body, as: DeezerList<DeezerGenre>.self))
        let genres = try #require(list.genres)
        #expect(genres.count == list.data.sentCount - 1)
        #expect(genres.contains { $0.id == 106 && $0.name == "Electro" })
    }

    @Test(arguments: Recordings.names("deezer") { $0.hasPrefix("artist_27_albums") })
    func everyListOfAlbumsOfDeezerIsReadWhole(name: String) async throws {
        let catalog = try DeezerCatalog.sample(
            TransportSpy(
                .success(Recordings.response("deezer", "artist_27.json")),
                .success(Recordings.response("deezer", name))))
        let page = try await catalog.topAlbums(of: .deezer(27), page: name.contains("p2") ? 2 : 1)
        #expect(page.items.count == page.sentCount)
        #expect(page.items.allSatisfy { $0.artist == "Daft Punk" && $0.fans != nil && $0.released != nil })
        #expect(page.total == 32)
        #expect(page.isLast == name.contains("p2"))
        #expect(catalog.peek(.deezer(27))?.fans == 3_677_952)
    }

    @Test func anAlbumOfDeezerIsReadWithItsTracks() async throws {
        let catalog = try DeezerCatalog.sample(
            TransportSpy(.success(Recordings.response("deezer", "album_302127.json"))))
        let album = try await catalog.album(.deezer(27, 302_127))
        #expect(album.album.title == "Discovery")
        #expect(album.album.artist == "Daft Punk")
        #expect(album.fans == 191_086)
        #expect(album.tracks.count == 14)
        #expect(album.tracks.first == Track(title: "One More Time", durationInSeconds: 320))
        #expect(album.tags == ["Dance"])
        #expect(album.url == "https://www.deezer.com/album/302127")
    }

    @Test(arguments: Recordings.names("deezer") { $0.hasPrefix("error_") })
    func everyRefusalOfDeezerIsUnderstood(name: String) throws {
        let failure = DeezerService().failure(in: try Recordings.response("deezer", name))
        #expect(failure == (name.contains("800") ? .notFound : .refused(status: 200, message: "Wrong parameter")))
    }

    /// Those that nothing asks for yet are answers too, and no errors.
    @Test(arguments: Recordings.names("deezer") { !$0.hasPrefix("error_") })
    func nothingElseOfDeezerIsTakenForARefusal(name: String) throws {
        #expect(DeezerService().failure(in: try Recordings.response("deezer", name)) == nil)
    }
}

/// What the service says of its lists.
private struct CinemetaManifest: Decodable {
    struct Manifest: Decodable {
        let catalogs: [Catalog]
    }

    struct Catalog: Decodable {
        let type: String
        let id: String
        let extra: [Extra]
    }

    struct Extra: Decodable {
        let name: String
        let options: [String]?
    }

    let manifest: Manifest
}
