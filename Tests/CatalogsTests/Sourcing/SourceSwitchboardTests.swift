import Entities
import Foundation
import Glibc
import Runtime
import Services
import Storage
import TestSupport
import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import HTTP

struct SourceSwitchboardTests {
    private static let key = "0123456789abcdef0123456789abcdef"
    private static let accepted = #"{"success":true,"status_code":1,"status_message":"Success."}"#

    private let folder: TemporaryFolder
    private let registry = SourceRegistry([TMDBSource(), CinemetaSource(), BuiltInSource()])
    private let time = TimeSpy()

    init() throws {
        folder = try TemporaryFolder()
    }

    private var keyFile: KeyFile { KeyFile(folder: folder.path) }

    private func switchboard(
        _ transport: TransportSpy? = TransportSpy(.success(.json(accepted))), _ environment: [String: String] = [:],
        store: AnswerStore? = nil, onlyBuiltIn: Bool = false, after former: SourceSwitchboard? = nil
    ) throws -> SourceSwitchboard {
        let choices = [SourceChoice("films", of: [.movie], among: registry.descriptors)]
        let settings = try Settings(checking: registry.settings, environment: environment)
        return SourceSwitchboard(
            registry,
            in: SourceContext(
                http: HTTPClient(transport, time: time), store: store, settings: settings,
                locale: ContentLocale(language: "en", region: nil)),
            onlyBuiltIn: onlyBuiltIn, choices: choices, keyFile: keyFile, after: former)
    }

    @Test func whatWasChosenStaysInTheNextOneUnlessTheSettingIsAnother() throws {
        let first = try switchboard()
        first.choose(.builtIn)
        let second = try switchboard(after: first)
        #expect(second.open.source(about: .movie) == .builtIn)
        let third = try switchboard(nil, ["MATINEE_FILMS_SOURCE": "cinemeta"], after: second)
        #expect(third.open.source(about: .movie) == .cinemeta)
    }

    private func report(_ source: SourceID, _ switchboard: SourceSwitchboard) async -> SourceReport? {
        await switchboard.reports().first { $0.source == source }
    }

    @Test func aKeyThatIsAcceptedOpensItsSourceAtOnceAndNextTime() async throws {
        let transport = TransportSpy(.success(.json(Self.accepted)))
        let switchboard = try switchboard(transport)
        let cinemeta = switchboard.open.catalog((any MovieCatalog).self, of: .cinemeta)
        #expect(switchboard.open.source(about: .movie) == .cinemeta)
        var news = switchboard.switched.makeAsyncIterator()
        try await switchboard.enterKey(" \(Self.key)\n", of: .tmdb)

        #expect(await news.next() == .tmdb)
        #expect(switchboard.open.source(about: .movie) == .tmdb)
        #expect(transport.requests.map(\.url.text) == ["https://api.themoviedb.org/3/authentication"])
        #expect(await report(.tmdb, switchboard)?.key == .stored(ending: "cdef"))
        #expect(await report(.tmdb, switchboard)?.state == .live)
        // What others have in memory stays.
        #expect(switchboard.open.catalog((any MovieCatalog).self, of: .cinemeta) as AnyObject === cinemeta as AnyObject)
        #expect(try self.switchboard().open.source(about: .movie) == .tmdb)

        try await switchboard.removeKey(of: .tmdb)
        #expect(await news.next() == .tmdb)
        #expect(switchboard.open.source(about: .movie) == .cinemeta)
        #expect(await report(.tmdb, switchboard)?.state == .keyMissing)
        #expect(try keyFile.read() == [:])
    }

    @Test(arguments: [
        (
            #"{"success":false,"status_code":7,"status_message":"Invalid API key."}"#, 401,
            CatalogFailure.keyRejected(.tmdb)
        ),
        (#"{"success":false,"status_code":10,"status_message":"Suspended."}"#, 401, .keySuspended(.tmdb)),
        ("<html>Log in to our network</html>", 200, .unreadable(status: 200)),
        ("{}", 200, .unreadable(status: 200)),
    ]) func aKeyThatIsNotAcceptedIsNotStored(body: String, status: Int, failure: CatalogFailure) async throws {
        let switchboard = try switchboard(TransportSpy(.success(.json(body, status: status))))
        await #expect(throws: KeyFailure.notAccepted(failure)) {
            try await switchboard.enterKey(Self.key, of: .tmdb)
        }

        #expect(try keyFile.read() == [:])
        #expect(switchboard.open.source(about: .movie) == .cinemeta)
        // A key that was only tried says nothing of the service.
        #expect(await report(.tmdb, switchboard)?.state == .keyMissing)
    }

    @Test func offlineNoKeyCanBeTried() async throws {
        let switchboard = try switchboard(nil)
        await #expect(throws: KeyFailure.notAccepted(.startedOffline)) {
            try await switchboard.enterKey(Self.key, of: .tmdb)
        }
        #expect(await report(.cinemeta, switchboard)?.state == .failing(.startedOffline))
    }

    @Test(arguments: ["", "key", "0123", "eyJ with spaces ä"]) func whatIsNoKeyIsNotEvenTried(text: String) async throws
    {
        let transport = TransportSpy(.success(.json(Self.accepted)))
        let switchboard = try switchboard(transport)
        await #expect(throws: KeyFailure.malformed(TMDBSource.key.expectation)) {
            try await switchboard.enterKey(text, of: .tmdb)
        }
        await #expect(throws: KeyFailure.malformed(nil)) { try await switchboard.enterKey(Self.key, of: .cinemeta) }
        #expect(transport.requests.isEmpty)
    }

    @Test func aTokenIsAKeyTooAndIsSentInAHeader() async throws {
        let transport = TransportSpy(.success(.json(Self.accepted)))
        let switchboard = try switchboard(transport)
        try await switchboard.enterKey("eyJhbGciOiJIUzI1NiJ9.abc-_.def", of: .tmdb)

        #expect(transport.requests.first?.credential == .bearer(Secret(revealed: "eyJhbGciOiJIUzI1NiJ9.abc-_.def")))
        // So little of a short one that nothing of it is shown.
        #expect(await report(.tmdb, switchboard)?.key == .stored(ending: ""))
    }

    @Test func theEnvironmentCountsBeforeWhatIsEntered() async throws {
        let other = String(Self.key.reversed())
        let switchboard = try switchboard(.init(.success(.json(Self.accepted))), ["TMDB_API_KEY": other])
        let catalog = switchboard.open.catalog((any MovieCatalog).self, of: .tmdb)
        try await switchboard.enterKey(Self.key, of: .tmdb)

        #expect(await report(.tmdb, switchboard)?.key == .environment(variable: "TMDB_API_KEY"))
        #expect(switchboard.open.catalog((any MovieCatalog).self, of: .tmdb) as AnyObject === catalog as AnyObject)
        #expect(try keyFile.read() == ["tmdb.key": Self.key])
    }

    @Test func withBuiltInOnlyAKeyIsStoredAndOpensNothing() async throws {
        let switchboard = try switchboard(onlyBuiltIn: true)
        try await switchboard.enterKey(Self.key, of: .tmdb)

        #expect(switchboard.open.source(about: .movie) == .builtIn)
        #expect(await report(.tmdb, switchboard)?.state == .leftOut)
    }

    @Test func whatIsChosenAnswersUntilItIsLetGoOf() async throws {
        let switchboard = try switchboard(nil, ["TMDB_API_KEY": Self.key])
        var news = switchboard.switched.makeAsyncIterator()
        switchboard.choose(.builtIn)
        #expect(await news.next() == .builtIn)
        #expect(switchboard.open.source(about: .movie) == .builtIn)
        #expect(await report(.builtIn, switchboard)?.isChosen == true)
        switchboard.choose(.cinemeta)
        #expect(switchboard.open.source(about: .movie) == .cinemeta)
        #expect(await report(.builtIn, switchboard)?.isChosen == false)
        switchboard.choose(.cinemeta)
        #expect(switchboard.open.source(about: .movie) == .tmdb)
    }

    @Test func aSourceWithoutItsKeyIsTakenWhenThatIsThere() async throws {
        let switchboard = try switchboard()
        switchboard.choose(.tmdb)
        #expect(switchboard.open.source(about: .movie) == .cinemeta)
        try await switchboard.enterKey(Self.key, of: .tmdb)
        #expect(switchboard.open.source(about: .movie) == .tmdb)
        #expect(await report(.tmdb, switchboard)?.isChosen == true)
    }

    @Test func keysThatCannotBeReadAreNotUsedAndThatIsKnown() async throws {
        try keyFile.set(Self.key, for: "tmdb.key")
        chmod("\(folder.path)/keys.json", 0o644)
        let switchboard = try switchboard()

        #expect(switchboard.keyFileFailure == .openToOthers(path: "\(folder.path)/keys.json"))
        #expect(switchboard.open.source(about: .movie) == .cinemeta)
        await #expect(throws: KeyFailure.file(.openToOthers(path: "\(folder.path)/keys.json"))) {
            try await switchboard.enterKey(Self.key, of: .tmdb)
        }
    }

    @Test func aKeyInTheFileThatIsNoneCountsAsNone() async throws {
        try keyFile.set("nonsense", for: "tmdb.key")
        #expect(await report(.tmdb, try switchboard())?.key == .missing)
    }

    @Test func aServiceSaysHowItIsWhenItIsAsked() async throws {
        let transport = TransportSpy(
            .success(.json(#"{"id":"org.stremio.cinemeta"}"#)), .success(.json("<html>")),
            .success(.status(429, ("Retry-After", "60"))), .failure(.offline))
        let switchboard = try switchboard(transport)
        #expect(await report(.cinemeta, switchboard)?.state == .notAsked)
        var states: [SourceReport.State?] = []
        for _ in 1...4 {
            await switchboard.check(.cinemeta)
            states.append(await report(.cinemeta, switchboard)?.state)
        }
        let now = Int(time.sinceEpoch.components.seconds)
        #expect(states == [.live, .failing(.unreadable(status: 200)), .limited(until: now + 60), .failing(.offline)])
        // Nobody is asked who is not open.
        await switchboard.check(.tmdb)
        #expect(transport.requests.count == 4)
    }

    @Test func whoDoesNotHaveWhatMustBeThereFails() async throws {
        let switchboard = try switchboard(TransportSpy(.success(.json("<html>", status: 404))))
        await switchboard.check(.cinemeta)
        #expect(await report(.cinemeta, switchboard)?.state == .failing(.refused(status: 404, message: nil)))
    }

    @Test func whatIsCachedOfItIsCounted() async throws {
        let store = AnswerStore(folder: folder.path, limits: CacheLimits(), time: time)
        let film = #"{"meta":{"id":"tt0137523","name":"Fight Club","type":"movie"}}"#
        let catalog = CinemetaCatalog(
            http: HTTPClient(TransportSpy(.success(.json(film))), time: time), store: store,
            baseURL: CinemetaSource.address.usual)
        _ = try await catalog.detail(of: MovieID(ItemID(source: .cinemeta, key: "tt0137523")))
        let report = await report(.cinemeta, try switchboard(store: store))

        #expect(report?.state == .cached)
        #expect(report?.cachedBytes == CacheLimits.size(ofBody: film.utf8.count))
        #expect(report?.lastAnswer == Int(time.sinceEpoch.components.seconds))
    }
}
