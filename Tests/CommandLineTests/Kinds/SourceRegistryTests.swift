import CatalogKit
import Entities
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import CommandLine
@testable import HTTP

struct SourceRegistryTests {
    private static let key = "0123456789abcdef0123456789abcdef"

    private static let films = SourceID(rawValue: "cinemeta")
    private static let charts = SourceID(rawValue: "deezer")

    private let registry = SourceRegistry.standard

    private func open(_ environment: [String: String], onlyBuiltIn: Bool = false) throws -> OpenSources {
        let settings = try Settings(environment: environment)
        return registry.open(
            in: SourceContext(
                http: HTTPClient(userAgent: "Test", isOffline: true), store: nil, settings: settings,
                locale: settings.contentLocale),
            onlyBuiltIn: onlyBuiltIn, choices: ProgramSetting.sourceChoices)
    }

    private func sources(_ open: OpenSources) -> [SourceID?] {
        [open.source(about: .movie), open.source(about: .artist)]
    }

    @Test func whoHasItsKeyAnswersAndElseWhoNeedsNone() throws {
        #expect(try sources(open([:])) == [Self.films, Self.charts])
        #expect(try sources(open(["TMDB_API_KEY": Self.key])) == [.tmdb, Self.charts])
        #expect(try sources(open(["LASTFM_API_KEY": Self.key])) == [Self.films, .lastFM])
        #expect(try sources(open(["TMDB_API_KEY": Self.key], onlyBuiltIn: true)) == [.builtIn, .builtIn])
    }

    @Test func whatIsChosenAnswersWhereItCan() throws {
        let keys = ["TMDB_API_KEY": Self.key, "LASTFM_API_KEY": Self.key]
        func chosen(_ environment: [String: String]) throws -> OpenSources {
            try open(keys.merging(environment) { $1 })
        }
        let films = try chosen(["MATINEE_FILMS_SOURCE": "builtin"])
        #expect(sources(films) == [.builtIn, .lastFM])
        #expect(films.availability.answers(about: .movie(MovieID(1, source: .builtIn))))
        // What is kept of the others can still be opened.
        #expect(films.availability.answers(about: .movie(MovieID(1))))
        #expect(films.catalog((any MovieCatalog).self, of: .tmdb)?.source == .tmdb)
        #expect(films.catalog((any MusicCatalog).self, of: .tmdb) == nil)
        #expect(try sources(chosen(["MATINEE_MUSIC_SOURCE": "builtin"])) == [.tmdb, .builtIn])
        #expect(try sources(chosen(["MATINEE_FILMS_SOURCE": "auto"])) == [.tmdb, .lastFM])
        #expect(try sources(chosen(["MATINEE_FILMS_SOURCE": "cinemeta"])) == [.cinemeta, .lastFM])
        #expect(try sources(open(["MATINEE_FILMS_SOURCE": "cinemeta"])) == [.cinemeta, Self.charts])
        #expect(try open([:]).availability.answers(about: .movie(MovieID(source: .cinemeta, key: "tt1"))))
        // Without its key it cannot answer.
        #expect(try sources(open(["MATINEE_FILMS_SOURCE": "tmdb"])) == [Self.films, Self.charts])
    }

    @Test(arguments: [
        ("MATINEE_FILMS_SOURCE", "lastfm"), ("MATINEE_MUSIC_SOURCE", "tmdb"), ("MATINEE_FILMS_SOURCE", "TMDB"),
    ])
    func aSourceThatHasNoneOfItCannotBeChosen(variable: String, name: String) throws {
        let known = variable.contains("FILMS") ? ["auto", "tmdb"] : ["auto", "lastfm"]
        do throws(LaunchError) {
            _ = try Settings(environment: [variable: name])
            Issue.record("\(name) was taken")
        } catch {
            guard case .setting(let failure) = error, case .oneOf(let words) = failure.expectation else { throw error }
            #expect(failure.place == .environment(variable: variable))
            #expect(words.starts(with: known))
        }
    }

    /// A service that needs no key may answer in each run: what is kept of it can be opened.
    @Test func whatIsCachedNeedsAServiceThatMayAnswer() throws {
        let none = try Settings(environment: [:])
        let keyed = try Settings(environment: ["LASTFM_API_KEY": Self.key])
        let registries = [
            SourceRegistry([LastFMSource(), BuiltInSource()]), SourceRegistry([BuiltInSource(), CinemetaSource()]),
        ]
        #expect(registries.map { $0.usesNetwork(none, onlyBuiltIn: false) } == [false, true])
        #expect(registries.map { $0.usesNetwork(keyed, onlyBuiltIn: false) } == [true, true])
        #expect(registries.map { $0.usesNetwork(keyed, onlyBuiltIn: true) } == [false, false])
    }

    @Test func itSaysHowTheOthersBecomeAvailable() throws {
        let film = LibrarySubject.movie(MovieID(1))
        let builtIn = LibrarySubject.movie(MovieID(1, source: .builtIn))
        var availability = try open([:]).availability
        #expect(!availability.answers(about: film) && availability.answers(about: builtIn))
        #expect(availability.access(to: .tmdb) == .key(.tmdb))

        availability = try open(["TMDB_API_KEY": Self.key]).availability
        #expect(availability.answers(about: film) && availability.answers(about: builtIn))
        #expect(availability.access(to: .tmdb) == nil && availability.access(to: .builtIn) == nil)
        #expect(availability.answers(about: .artist(ArtistID(name: "Air", source: .builtIn))))

        availability = try open(["TMDB_API_KEY": Self.key], onlyBuiltIn: true).availability
        #expect(availability.access(to: .tmdb) == .withoutBuiltIn)
        #expect(availability.access(to: .lastFM) == .withoutBuiltIn, "Its key alone would not do")
        #expect(availability.access(to: SourceID(rawValue: "later")) == nil)
    }

    @Test func whatARegisterKnowsIsShownByASourceThatHasItsIDs() throws {
        func page(
            _ kind: LibrarySubject.Kind, _ source: String, _ key: String, known: ItemID..., in open: OpenSources
        ) -> String? {
            let thing = LibrarySummary(
                subject: LibrarySubject(kind: kind, id: ItemID(source: SourceID(rawValue: source), key: key)),
                title: "",
                aliases: Aliases(known: Set(known)))
            return open.availability.page(of: thing)?.id.stableText
        }
        let (imdb, number) = (ItemID(source: .imdb, key: "tt0113277"), ItemID(source: .tmdb, key: "949"))
        let isbn = ItemID(source: .isbn, key: "9780441172719")
        let (free, keyed) = (try open([:]), try open(["TMDB_API_KEY": Self.key]))
        #expect(page(.movie, "imdb", imdb.key, in: free) == "cinemeta/tt0113277")
        #expect(page(.movie, "letterboxd", "Heat (1995)", known: imdb, number, in: free) == "cinemeta/tt0113277")
        #expect(page(.movie, "letterboxd", "Heat (1995)", known: imdb, number, in: keyed) == "tmdb/949")
        #expect(page(.movie, "tmdb", "949", known: imdb, in: free) == "cinemeta/tt0113277")
        #expect(page(.movie, "builtin", "7", known: imdb, number, in: keyed) == "builtin/7", "It is open itself")
        #expect(page(.book, "goodreads", "53732", known: isbn, in: free) == "openlibrary/9780441172719")
        #expect(page(.movie, "letterboxd", "Heat (1995)", in: free) == nil)
        #expect(page(.book, "goodreads", "53732", known: imdb, in: free) == nil)
        #expect(page(.movie, "imdb", imdb.key, in: try open([:], onlyBuiltIn: true)) == nil)
    }

    @Test func whatIsOfNobodyThatIsKnownCanBeFoundWhereThereAreSuchThings() throws {
        let free = try open([:]).availability
        func canFind(_ kind: LibrarySubject.Kind, _ source: String) -> Bool {
            free.canFind(
                LibrarySummary(
                    subject: LibrarySubject(kind: kind, id: ItemID(source: SourceID(rawValue: source), key: "7")),
                    title: "Heat"))
        }
        #expect(canFind(.movie, "letterboxd") && canFind(.book, "goodreads"))
        #expect(!canFind(.movie, "tmdb"), "It only wants a key")
        #expect(!canFind(.movie, "cinemeta") && !canFind(.movie, "imdb") && !canFind(.book, "own-books"))
        #expect(!canFind(.view, "own-views") && !canFind(LibrarySubject.Kind(rawValue: "podcast"), "letterboxd"))
    }

    @Test func aServiceThatNeedsAKeyIsOfferedWhereAnotherSourceAnswers() throws {
        #expect(try open([:]).keyed(inPlaceOf: .builtIn, about: .movie) == .tmdb)
        let open = try open(["TMDB_API_KEY": Self.key])
        #expect(open.keyed(inPlaceOf: .tmdb, about: .movie) == nil)
        // Its key is there: nothing is to be set.
        #expect(open.keyed(inPlaceOf: .builtIn, about: .movie) == nil)
        #expect(open.keyed(inPlaceOf: .builtIn, about: .album) == .lastFM)
        #expect(open.services(about: .artist) == [.lastFM, .deezer])
        #expect(
            try self.open([:], onlyBuiltIn: true).keyed(inPlaceOf: .builtIn, about: .movie) == nil, "It would not help")
    }

    /// A service without a key, which has films.
    private struct Keyless: Source {
        let descriptor = SourceDescriptor(
            id: SourceID(rawValue: "keyless"), name: LocalizedText("Keyless"), kinds: [.movie: SourceCapabilities()],
            service: SourceDescriptor.Service(
                homePage: "https://keyless.test", attribution: LocalizedText("Keyless"),
                address: Setting("keyless.url", SettingForm(.anything) { $0 }, usual: "", words: ""),
                caching: .init(longest: .zero, quota: CacheQuota(number: 99))))

        func catalogs(in context: SourceContext) -> [any Catalog] {
            [FakeMovieCatalog([], source: descriptor.id)]
        }

        func probe(in context: SourceContext) -> ServiceProbe? { nil }
    }

    @Test func whatIsBuiltInStandsInForAServiceThatAnswersUnasked() throws {
        let registry = SourceRegistry([TMDBSource(), Keyless(), BuiltInSource()])
        let choices = [SourceChoice("films", of: [.movie], among: registry.descriptors)]
        func open(_ environment: [String: String], onlyBuiltIn: Bool = false) throws -> OpenSources {
            let settings = try Settings(
                checking: registry.settings + choices.map(\.setting), environment: environment)
            return registry.open(
                in: SourceContext(
                    http: HTTPClient(userAgent: "Test", isOffline: true), store: nil, settings: settings,
                    locale: settings.contentLocale),
                onlyBuiltIn: onlyBuiltIn, choices: choices)
        }
        let unasked = try open([:])
        #expect(unasked.source(about: .movie) == SourceID(rawValue: "keyless"))
        #expect(unasked.fallback(about: .movie) == .builtIn)
        #expect(unasked.keyed(inPlaceOf: SourceID(rawValue: "keyless"), about: .movie) == .tmdb)
        // What was asked for is waited for.
        #expect(try open(["MATINEE_FILMS_SOURCE": "keyless"]).fallback(about: .movie) == nil)
        #expect(try open(["TMDB_API_KEY": Self.key]).fallback(about: .movie) == nil)
        let builtIn = try open([:], onlyBuiltIn: true)
        #expect(builtIn.source(about: .movie) == .builtIn && builtIn.fallback(about: .movie) == nil)
    }

    /// What several sources declare must not get in each other's way.
    @Test func whatMustDifferDiffers() {
        let services = registry.descriptors.compactMap(\.service)
        #expect(Set(registry.descriptors.map(\.id)).count == registry.descriptors.count)
        #expect(Set(services.map(\.caching.quota.number)).count == services.count)
        for language in Language.allCases {
            #expect(Set(registry.descriptors.map { $0.name[language] }).count == registry.descriptors.count)
        }
    }

    /// The store's files have these numbers, and libraries, sessions and exports the ids.
    @Test func whatIsStoredNeverChanges() {
        let stored = registry.descriptors.map { "\($0.id) \($0.service?.caching.quota.number ?? 0)" }
        #expect(
            Set(stored).isSuperset(of: [
                "tmdb 1", "lastfm 2", "builtin 0", "cinemeta 3", "deezer 4", "pokeapi 5", "openlibrary 6",
            ]))
    }

    @Test func everyServiceIsCreditedInEachLanguage() {
        for locale in Language.locales {
            let attributions = Wording.ofProgram(localeIdentifier: locale).sources.attributions
            #expect(attributions.count == registry.descriptors.compactMap(\.service).count)
            #expect(attributions.contains { $0.hasSuffix(" https://www.themoviedb.org") && $0.contains("TMDB") })
            #expect(attributions.contains { $0.hasSuffix(" https://www.last.fm") && $0.contains("Last.fm") })
            #expect(attributions.contains { $0.hasSuffix(" https://www.stremio.com") && $0.contains("Cinemeta") })
            #expect(attributions.contains { $0.hasSuffix(" https://www.deezer.com") && $0.contains("Deezer") })
            #expect(
                attributions.contains { $0.hasSuffix(" https://openlibrary.org") && $0.contains("Internet Archive") })
            #expect(attributions.contains { $0.hasSuffix(" https://pokeapi.co") && $0.contains("PokéAPI") })
        }
    }
}
