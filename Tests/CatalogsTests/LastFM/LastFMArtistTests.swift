import CatalogKit
import Entities
import Synchronization
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

/// What Last.fm knows of an artist beside the albums.
struct LastFMArtistTests {
    private static let id = ArtistID(name: "AC/DC & +44", mbid: "m")
    private static let info = #"{"artist":{"name":"AC/DC"}}"#
    private static let similar = #"{"similarartists":{"artist":[{"name":"Kiss","mbid":"k","match":"1"}]}}"#
    private static let tracks = #"{"toptracks":{"track":[{"name":"T.N.T.","playcount":"7","duration":"214"}]}}"#

    @Test func asksForAllThreeByNameAndForTheTextInTheReadersLanguage() async throws {
        let transport = MethodTransportSpy()
        _ = try await LastFMCatalog.sample(transport).artist(Self.id)
        let common = ["artist": "AC%2FDC%20%26%20%2B44", "autocorrect": "1", "format": "json"]
        #expect(
            Set(transport.asked) == [
                common.merging(["method": "artist.getInfo", "lang": "de"]) { $1 },
                common.merging(["method": "artist.getSimilar", "limit": "20"]) { $1 },
                common.merging(["method": "artist.getTopTracks", "limit": "20"]) { $1 },
            ])
    }

    @Test func asksByMusicBrainzIDWhereTheNameIsNotKnown() async throws {
        let transport = MethodTransportSpy(["artist.getInfo": #"{"error":6,"message":"not found"}"#])
        let catalog = try LastFMCatalog.sample(transport)
        let failure = await failure { () async throws(CatalogFailure) in try await catalog.artist(Self.id) }
        #expect(failure == .notFound)
        let infos = transport.asked.filter { $0["method"] == "artist.getInfo" }
        #expect(infos.map { $0["mbid"] } == [nil, "m"] && infos.last?["artist"] == nil)
    }

    @Test func readsWhatIsKnown() async throws {
        let body = #"""
            {"artist":{"name":"AC/DC","url":"https://www.last.fm/music/AC%2FDC",
            "stats":{"listeners":"4000000","playcount":"250000000"},
            "tags":{"tag":[{"name":"hard rock"},{"name":""},{"name":"classic rock"}]},
            "bio":{"summary":"A band. <a href=\"https://x.test\">Read more</a>","content":"A band.\n\nFrom Sydney."}}}
            """#
        let artist = try await artist(["artist.getInfo": body])
        #expect(artist.id == Self.id && artist.name == "AC/DC")
        #expect(artist.biography == "A band.\n\nFrom Sydney.")
        #expect(artist.tags == ["hard rock", "classic rock"])
        #expect(artist.listeners == 4_000_000 && artist.plays == 250_000_000 && artist.fans == nil)
        #expect(artist.page == "https://www.last.fm/music/AC%2FDC")
        #expect(artist.similar == [SimilarArtist(id: ArtistID(name: "Kiss", mbid: "k"), name: "Kiss")])
        #expect(artist.topTracks == [TopTrack(title: "T.N.T.", durationInSeconds: 214, plays: 7)])
        #expect(artist.isWhole)
    }

    @Test(arguments: [
        #""tags":"","bio":"","stats":"","url":"","similar":"""#,
        #""tags":{"tag":[]},"bio":{"summary":"","content":"","published":"01 Jan 1970, 00:00"},"url":"javascript:x""#,
        #""tags":null,"stats":{"listeners":null,"playcount":""},"similar":{"artist":[]},"bio":{"summary":" <a href=\"https://www.last.fm/x\">Read more on Last.fm</a>"}"#,
    ])
    func emptyMeansUnknown(fields: String) async throws {
        let artist = try await artist([
            "artist.getInfo": #"{"artist":{"name":"AC/DC",\#(fields)}}"#,
            "artist.getSimilar": #"{"similarartists":{"artist":[]}}"#,
            "artist.getTopTracks": #"{"toptracks":{"track":[]}}"#,
        ])
        #expect(artist == ArtistDetail(id: Self.id, name: "AC/DC"))
    }

    @Test func aSingleOneMayBeAnObjectAndComesOnce() async throws {
        let artist = try await artist([
            "artist.getSimilar": #"{"similarartists":{"artist":{"name":"Kiss"}}}"#,
            "artist.getTopTracks": #"{"toptracks":{"track":{"name":"T.N.T.","duration":"0"}}}"#,
        ])
        #expect(artist.similar?.map(\.name) == ["Kiss"])
        #expect(artist.topTracks == [TopTrack(title: "T.N.T.")])
        let twice = #"{"similarartists":{"artist":[{"name":"Kiss"},{"name":"Kiss"},{"name":" "}]}}"#
        #expect(try await self.artist(["artist.getSimilar": twice]).similar?.map(\.name) == ["Kiss"])
    }

    @Test func withoutTheOthersTheFewThatComeWithTheArtistAreTaken() async throws {
        let info = #"{"artist":{"name":"AC/DC","similar":{"artist":[{"name":"Airbourne"}]}}}"#
        for similar in ["<html>", #"{"similarartists":{"artist":[]}}"#] {
            let artist = try await artist(["artist.getInfo": info, "artist.getSimilar": similar])
            #expect(artist.similar?.map(\.name) == ["Airbourne"])
        }
    }

    @Test func whatCouldNotBeToldIsMissingAndWhatIsNotKnownIsEmpty() async throws {
        let artist = try await artist([
            "artist.getSimilar": "<html>", "artist.getTopTracks": #"{"error":6,"message":"not found"}"#,
        ])
        #expect(artist.similar == nil && artist.topTracks == [] && !artist.isWhole)
    }

    @Test(arguments: ["", "{}", "<html>", #"{"artist":""}"#, #"{"artist":{"name":""}}"#])
    func aBodyOfAnotherShapeIsUnreadable(body: String) async throws {
        let catalog = try LastFMCatalog.sample(MethodTransportSpy(["artist.getInfo": body]))
        let failure = await failure { () async throws(CatalogFailure) in try await catalog.artist(Self.id) }
        #expect(failure == .unreadable(status: 200))
    }

    @Test func whatIsKeptIsFreshOnlyWithAllParts() async throws {
        let folder = try TemporaryFolder()
        let time = TimeSpy()
        let transport = MethodTransportSpy(["artist.getTopTracks": "<html>"])
        let store = AnswerStore.sample(folder, time: time)
        let catalog = try LastFMCatalog.sample(transport, store: store, time: time)
        #expect(await catalog.cachedArtist(Self.id) == nil)

        let first = try await catalog.artist(Self.id)
        #expect(await catalog.cachedArtist(Self.id) == Cached(value: first, age: 0, isFresh: false))
        transport.replace("artist.getTopTracks", by: Self.tracks)
        let whole = try await catalog.artist(Self.id)
        #expect(await catalog.cachedArtist(Self.id) == Cached(value: whole, age: 0, isFresh: true))
        #expect(transport.asked.filter { $0["method"] == "artist.getInfo" }.count == 1)
    }

    @Test func theBiographyAloneTakesOneRequestWhichIsNotMadeAgain() async throws {
        let folder = try TemporaryFolder()
        let time = TimeSpy()
        let info = #"{"artist":{"name":"AC/DC","bio":{"content":"A band."}}}"#
        let transport = MethodTransportSpy(["artist.getInfo": info])
        let store = AnswerStore.sample(folder, time: time)
        let catalog = try LastFMCatalog.sample(transport, store: store, time: time)
        #expect(try await catalog.biography(of: Self.id) == "A band.")
        #expect(transport.asked.map { $0["method"] } == ["artist.getInfo"])
        _ = try await catalog.artist(Self.id)
        #expect(transport.asked.count == 3)
    }

    @Test func anArtistWithoutABiographyHasNone() async throws {
        let catalog = try LastFMCatalog.sample(MethodTransportSpy())
        let failure = await failure { () async throws(CatalogFailure) in try await catalog.biography(of: Self.id) }
        #expect(failure == .notFound)
    }

    private func artist(_ answers: [String: String]) async throws -> ArtistDetail {
        try await LastFMCatalog.sample(MethodTransportSpy(answers)).artist(Self.id)
    }

    /// Answers each method with its own body.
    private final class MethodTransportSpy: HTTPTransport {
        private let state: Mutex<(answers: [String: String], asked: [[String: String]])>

        init(_ answers: [String: String] = [:]) {
            let usual = [
                "artist.getInfo": LastFMArtistTests.info, "artist.getSimilar": LastFMArtistTests.similar,
                "artist.getTopTracks": LastFMArtistTests.tracks,
            ]
            state = Mutex((usual.merging(answers) { $1 }, []))
        }

        /// The parameters of each request.
        var asked: [[String: String]] { state.withLock(\.asked) }

        func replace(_ method: String, by answer: String) {
            state.withLock { $0.answers[method] = answer }
        }

        func send(_ request: HTTPRequest) async throws(CatalogFailure) -> HTTPResponse {
            let parameters = request.parameters
            let body = state.withLock { state in
                state.asked.append(parameters)
                return parameters["method"].flatMap { state.answers[$0] } ?? ""
            }
            return .json(body)
        }
    }
}
