import CatalogKit
import Entities
import Presentation
import Services
import TestSupport
import Testing

@testable import CommandLine
@testable import HTTP

/// Who is asked where anything is looked for.
struct SourceTitleFinderTests {
    private func finder(_ environment: [String: String] = [:], onlyBuiltIn: Bool = false) throws -> SourceTitleFinder {
        let settings = try Settings(environment: environment)
        let sources = SourceRegistry.standard.open(
            in: SourceContext(
                http: HTTPClient(userAgent: "Test", isOffline: true), store: nil, settings: settings,
                locale: settings.contentLocale),
            onlyBuiltIn: onlyBuiltIn, choices: ProgramSetting.sourceChoices)
        return SourceTitleFinder(sources: sources, today: { .sampleToday })
    }

    private func catalog(_ kind: LibrarySubject.Kind, _ finder: SourceTitleFinder) throws -> SearchedCatalog {
        try #require(finder.catalogs.first { $0.kind == kind })
    }

    @Test func theSourceOfEachKindIsAskedInTheOrderOfTheSections() throws {
        #expect(try finder().catalogs.map(\.kind) == [.movie, .artist, .book, .pokemon])
        let keyed = try finder(["TMDB_API_KEY": "0123456789abcdef0123456789abcdef"])
        #expect(keyed.catalogs.first?.source == .tmdb)
        // No books are built in.
        #expect(try finder(onlyBuiltIn: true).catalogs.map(\.kind) == [.movie, .artist, .pokemon])
    }

    @Test func whatIsBuiltInIsFound() async throws {
        let finder = try finder(onlyBuiltIn: true)
        let films = await finder.titles("seven samurai", in: try catalog(.movie, finder))
        #expect(films.items.map(\.title) == ["Seven Samurai"] && films.failure == nil)
        let species = await finder.titles("pikachu", in: try catalog(.pokemon, finder))
        #expect(species.items.map(\.title) == ["Pikachu"])
    }

    @Test func whileASourceDoesNotAnswerWhatIsBuiltInStandsIn() async throws {
        let finder = try finder()
        let films = await finder.titles("seven samurai", in: try catalog(.movie, finder))
        #expect(films.items.map(\.title) == ["Seven Samurai"])
        #expect(films.failure == .startedOffline)
        let books = await finder.titles("emma", in: try catalog(.book, finder))
        #expect(books == FoundTitles([], failure: .startedOffline))
    }

    @Test func whatIsBuiltInIsAtHand() async throws {
        for finder in [try finder(), try finder(onlyBuiltIn: true)] {
            let films = await finder.titlesAtHand("seven samurai", in: try catalog(.movie, finder))
            #expect(films.map(\.title) == ["Seven Samurai"])
        }
        let finder = try finder()
        #expect(await finder.titlesAtHand("emma", in: try catalog(.book, finder)).isEmpty)
    }
}
