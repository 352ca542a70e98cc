import Entities
import Foundation
import Services
import TestSupport
import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import HTTP

struct RepeatedSecretTests {
    private let token = "eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.c2lnbmF0dXJl"

    @Test func noKeyReachesTheDisk() async throws {
        let folder = try TemporaryFolder()
        let store = AnswerStore.sample(folder)
        let transport = TransportSpy(.success(.json(#"{"results":[{"id":1,"title":"A"}]}"#)))
        let bearer = Credential.bearer(Secret(revealed: token))
        for credential in [Credential.sample, bearer] {
            let request = try HTTPRequest.get("https://a.test/1?a=b", credential: credential)
            let response = try await HTTPClient(transport).response(to: request, of: ServiceStub())
            await store.put(response, to: request, by: .list)
        }
        let bytes = try folder.cacheBytes()
        #expect(bytes.firstRange(of: Data("https://a.test/1?a=b".utf8)) != nil)
        #expect(bytes.firstRange(of: Data(Credential.sampleKey.utf8)) == nil)
        #expect(bytes.firstRange(of: Data(token.utf8)) == nil)
        withExtendedLifetime(store) {}
    }

    @Test func noKeyReachesTheDiskFromACatalogue() async throws {
        let folder = try TemporaryFolder()
        let store = AnswerStore.sample(folder)
        // Redirects repeat the query, and so the key.
        let server = try await FixtureServer.start("--fault", "redirect-same")
        let transport = CurlTransport(userAgent: "Matinee/test", limits: .patient)
        let films = try TMDBCatalog.sample(transport, base: server.address + "/3", store: store)
        let music = try LastFMCatalog.sample(transport, base: server.address + "/2.0/", store: store)
        let film = try #require(try await films.page(1, of: MovieQuery()).items.first)
        _ = try await films.detail(of: film.id)
        let artist = try #require(try await music.page(1, of: ArtistQuery()).items.first)
        _ = try await music.topAlbums(of: artist.id, page: 1)
        let bytes = try folder.cacheBytes()
        for part in ["/3/discover/movie", "/3/movie/", "chart.getTopArtists", "artist.getTopAlbums"] {
            #expect(bytes.firstRange(of: Data(part.utf8)) != nil)
        }
        #expect(bytes.firstRange(of: Data(Credential.sampleKey.utf8)) == nil)
        withExtendedLifetime(store) {}
    }

    @Test(arguments: ["\(Credential.sampleKey)", "00123\(Credential.sampleKey)", "01\(Credential.sampleKey)01"])
    func anAnswerThatRepeatsTheKeyIsNotKept(text: String) async throws {
        let folder = try TemporaryFolder()
        let store = AnswerStore.sample(folder)
        let request = try HTTPRequest.get("https://a.test/1", credential: .sample)
        await store.put(.json(text), to: request, by: .list)
        #expect(await store.find([request]) == nil)
    }

    @Test func aTagThatRepeatsTheKeyIsNotKept() async throws {
        let folder = try TemporaryFolder()
        let store = AnswerStore.sample(folder)
        let request = try HTTPRequest.get("https://a.test/1", credential: .sample)
        let tag = "\"\(Credential.sampleKey)\""
        await store.put(.json("[]", headers: [("ETag", tag)]), to: request, by: .list)
        #expect(await store.find([request]) == nil)
    }

    @Test(arguments: ["", "0123456789abcdef0123456789abcde", "0123456789abcdef0123456789abcdeg"])
    func anAnswerThatRepeatsLessThanTheKeyMayBeKept(text: String) throws {
        let request = try HTTPRequest.get("https://a.test/1", credential: .sample)
        #expect(!HTTPResponse.json(text).repeatsSecret(of: request))
    }
}
