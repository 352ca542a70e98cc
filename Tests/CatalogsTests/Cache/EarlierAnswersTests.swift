import Entities
import Foundation
import Services
import TestSupport
import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import HTTP
@testable import Runtime

/// The answers that 0.1 kept are found without a network, by this version's catalogues.
struct EarlierAnswersTests {
    private let folder: TemporaryFolder
    private let time = FixedTime()

    init() throws {
        folder = try TemporaryFolder()
        try EarlierVersions.copy("0.1/cache.sqlite", into: folder.path)
    }

    @Test func filmsOfThePastYearAndOneOfThem() async throws {
        let catalog = try TMDBCatalog.sample(
            nil, base: "http://127.0.0.1:36027/3", locale: ContentLocale(language: "en", region: nil), store: store,
            time: time)
        let today = try #require(CalendarDate(year: 2026, month: 11, day: 22))
        let query = MovieQuery(day: today)
        for page in 1...2 {
            #expect(await catalog.cachedPage(page, of: query)?.value.items.isEmpty == false)
        }
        let film = try #require(await catalog.cachedDetail(of: MovieID(20_007)))
        #expect(film.value.movie.id == MovieID(20_007))
        #expect(film.value.movie.title == "川鏡の石東")
    }

    @Test func artistsAndAlbums() async throws {
        let catalog = LastFMCatalog(
            http: HTTPClient(nil, time: time), store: store,
            baseURL: try #require(HTTPURL("http://127.0.0.1:36027/2.0/")),
            key: try #require(LastFMKey(Credential.sampleKey)), locale: ContentLocale(language: "en", region: nil))
        let chart = try #require(await catalog.cachedPage(1, of: ArtistQuery()))
        let artist = try #require(chart.value.items.first { $0.id.name == "Velvet Envoy" })
        let albums = try #require(await catalog.cachedTopAlbums(of: artist.id, page: 1))
        for title in ["Borrowed Clock", "Solar Atlas (Deluxe Edition)"] {
            let album = try #require(albums.value.items.first { $0.id.title == title })
            #expect(await catalog.cachedAlbum(album.id)?.value.tracks.isEmpty == false)
            #expect(await catalog.cachedAlbum(AlbumID(artist: "Velvet Envoy", title: title)) != nil)
        }
    }

    /// Where 0.1 was left: on the third artist, and on an album.
    @Test func aSessionsPlacesAreAmongThem() async throws {
        let catalog = try LastFMCatalog.sample(nil, base: "http://127.0.0.1:36027/2.0/", store: store, time: time)
        let artists = try #require(await catalog.cachedPage(1, of: ArtistQuery())).value.items
        #expect(artists.firstIndex { $0.id.isNamed("Velvet Envoy") } == 2)
        let albums = try #require(await catalog.cachedTopAlbums(of: artists[2].id, page: 1)).value.items
        #expect(albums.firstIndex { $0.id.isNamed("Velvet Envoy/Solar Atlas (Deluxe Edition)") } == 1)
    }

    private var store: AnswerStore {
        AnswerStore(folder: folder.path, limits: CacheLimits(), time: time)
    }

    /// A minute after the last of them came.
    private struct FixedTime: TimeSource {
        var now: Duration { .zero }
        var sinceEpoch: Duration { .seconds(1_795_322_226) }

        func sleep(for duration: Duration) async throws {}
    }
}
