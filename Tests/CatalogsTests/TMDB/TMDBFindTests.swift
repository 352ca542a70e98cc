import Entities
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

/// Films by the ids of others.
struct TMDBFindTests {
    private let imdb = ItemID(source: .imdb, key: "tt0088247")

    private func found(_ body: String) async throws -> MovieID? {
        try await TMDBCatalog.sample(TransportSpy(.success(.json(body)))).movie(knownAs: imdb)
    }

    @Test func asksForTheIdOfIMDb() async throws {
        let transport = TransportSpy(.success(.json(#"{"movie_results":[{"id":218,"title":"The Terminator"}]}"#)))
        let catalog = try TMDBCatalog.sample(transport, base: "https://tmdb.test/3/")
        #expect(try await catalog.movie(knownAs: imdb) == MovieID(218))
        let request = try #require(transport.requests.first)
        #expect(request.url.path == "/3/find/tt0088247")
        #expect(request.parameters == ["external_source": "imdb_id"])
    }

    @Test(arguments: [
        #"{"movie_results":[],"tv_results":[{"id":1}]}"#,
        #"{"movie_results":[{"id":1,"title":"A"},{"id":2,"title":"A"}]}"#,
        #"{"movie_results":[{"id":1,"title":"A"},null]}"#,
        #"{"movie_results":[{"id":1,"title":"A","media_type":"tv"}]}"#,
    ])
    func noFilmOrSeveralAreNone(body: String) async throws {
        #expect(try await found(body) == nil)
    }

    @Test func whatIsNotFoundIsNone() async throws {
        let transport = TransportSpy(.success(.json(#"{"status_code":34}"#, status: 404)))
        #expect(try await TMDBCatalog.sample(transport).movie(knownAs: imdb) == nil)
    }

    @Test(arguments: [#"{"status_code":7}"#, "<html>", "{}"])
    func whatIsNoAnswerIsAFailure(body: String) async throws {
        await #expect(throws: CatalogFailure.self) { try await found(body) }
    }

    @Test(arguments: [
        ItemID(source: .builtIn, key: "tt0088247"), ItemID(source: .imdb, key: "nm0000216"),
        ItemID(source: .imdb, key: "tt1/../../authentication"), ItemID(source: .imdb, key: "tt"),
    ])
    func nobodyIsAskedForAnotherId(alias: ItemID) async throws {
        let transport = TransportSpy([])
        #expect(try await TMDBCatalog.sample(transport).movie(knownAs: alias) == nil)
        #expect(transport.requests.isEmpty)
    }
}
