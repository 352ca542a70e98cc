import Entities
import Services
import TestSupport
import Testing

@testable import Catalogs

struct BuiltInCatalogTests {
    private let movies = BuiltInMovieCatalog()
    private let music = BuiltInMusicCatalog()
    private let query = MovieQuery()

    @Test func filmsComeInPagesOfFiftyTheBestKnownFirst() async throws {
        let page = try await movies.page(2, of: query)
        #expect(page.items.map(\.id) == Array(BuiltInRanking.films[50..<100]))
        #expect(page.total.map { $0 > 100 } == true)
        #expect(!page.isLast)
    }

    @Test func pagesMakeUpTheWholeList() async throws {
        var items: [Movie] = []
        for number in 1... {
            let page = try await movies.page(number, of: query)
            items += page.items
            if page.isLast { break }
        }
        #expect(try await movies.page(1, of: query).total == items.count)
        #expect(items.map(\.id.number).sorted() == Array(1...items.count))
    }

    @Test(arguments: [0, -1, 1_000, Int.max])
    func aPageOutsideTheListIsEmpty(number: Int) async throws {
        let page = try await movies.page(number, of: query)
        #expect(page.items.isEmpty)
        #expect(page.isLast)
    }

    @Test func filmsOfARangeAreThoseReleasedInIt() async throws {
        let query = MovieQuery(filters: [.years: .range(FilterRange(1960...1969))])
        let page = try await movies.page(1, of: query)
        #expect(!page.items.isEmpty)
        #expect(page.items.allSatisfy { (1960...1969).contains($0.released?.year ?? 0) })
    }

    @Test func aFilmIsRememberedWholeFromTheStart() async throws {
        let movie = try #require(try await movies.page(1, of: query).items.first)
        let detail = try await movies.detail(of: movie.id)
        #expect(movies.peek(movie.id)?.detail == detail)
        #expect(detail.movie == movie)
    }

    @Test func aFilmsIDIsTheNumberOfItsLine() async throws {
        let detail = try await movies.detail(of: MovieID(269, source: .builtIn))
        #expect(detail.movie.title == "A Trip to the Moon")
    }

    @Test(arguments: [0, -1, 100_000, .min, .max])
    func thereAreNoOtherFilms(number: Int) async {
        #expect(movies.peek(MovieID(number, source: .builtIn))?.detail == nil)
        let failure = await failure { () async throws(CatalogFailure) in
            try await movies.detail(of: MovieID(number, source: .builtIn))
        }
        #expect(failure == .notFound)
    }

    @Test func aFilmOfAnotherSourceIsNoneOfThese() {
        #expect(movies.peek(MovieID(269, source: .tmdb)) == nil)
    }

    @Test func anArtistsAlbumsAndTheirTracksAreFound() async throws {
        let artist = try #require(try await music.page(1, of: ArtistQuery()).items.first)
        let album = try #require(try await music.topAlbums(of: artist.id, page: 1).items.first)
        let detail = try await music.album(album.id)
        #expect(detail.album == album)
        #expect(!detail.tracks.isEmpty)
        #expect(music.peek(album.id) == detail)
        #expect(music.peek(artist.id) == artist)
    }

    @Test func nobodyCountsListenersHere() async throws {
        let artists = try await music.page(1, of: ArtistQuery()).items
        #expect(artists.allSatisfy { $0.listeners == nil && $0.plays == nil })
    }

    @Test func anUnknownArtistIsNotFound() async {
        let nobody = ArtistID(name: "Nobody at all")
        #expect(music.peek(nobody) == nil)
        let failure = await failure { () async throws(CatalogFailure) in
            try await music.topAlbums(of: nobody, page: 1)
        }
        #expect(failure == .notFound)
    }
}
