import Browsing
import Entities
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import ToConfirm

@MainActor
struct CandidateSearchTests {
    private let finder = TitleFinderStub()
    private let library: FakeLibrary
    private let search: CandidateSearch
    private let heat = CandidateSearchTests.film("Heat", 1995, SourceID(rawValue: "letterboxd"))

    init() {
        library = FakeLibrary([LibraryItem(summary: heat, isFavourite: true, added: 1)])
        search = CandidateSearch(finder: finder, library: library)
    }

    private static func film(_ title: String, _ year: Int, _ source: SourceID = .tmdb) -> LibrarySummary {
        LibrarySummary(
            subject: .movie(MovieID(source: source, key: "\(title) \(year)")), title: title,
            released: CalendarDate(year: year))
    }

    private var known: Set<ItemID>? { library.item(heat.subject)?.summary.aliases.known }

    @Test func whatIsKeptIsEnough() async {
        let kept = [Self.film("Heat", 1995), Self.film("Ran", 1985)]
        search.know(kept, identified: [])
        search.look(for: [heat])

        await #expect(eventually { @MainActor in self.known == [Self.film("Heat", 1995).subject.id] })
        await #expect(eventually { @MainActor in self.search.current == nil })
        search.know(kept, identified: [heat.subject])
        #expect(search.certainCount == 1)
        #expect(finder.asked.isEmpty)
        search.know(kept, identified: [])
        #expect(search.certainCount == 0, "It was taken back")
        search.know(kept, identified: [heat.subject])
        #expect(search.certainCount == 1)
    }

    @Test func whatIsBuiltInIsOnlyASuggestionWhereAServiceHasSuchThings() async {
        finder.have(atHand: [Self.film("Heat", 1995, .builtIn)])
        search.look(for: [heat])
        await #expect(eventually { finder.asked == ["tmdb Heat"] })
        finder.answer("Heat", from: .tmdb, FoundTitles([]))

        await #expect(eventually { @MainActor in self.search.found[self.heat.subject]?.count == 1 })
        #expect(known == [])
    }

    @Test func ofALongListTheBestNineAreShown() async {
        search.look(for: [heat])
        await #expect(eventually { finder.asked.count == 1 })
        let others = (1...20).map { Self.film("Heat \($0)", 1995) }
        finder.answer("Heat", from: .tmdb, FoundTitles(others + [Self.film("The Heat", 1995)]))

        await #expect(eventually { @MainActor in self.search.found[self.heat.subject]?.count == 9 })
        #expect(search.found[heat.subject]?.first?.title == "The Heat")
    }

    @Test func whatNoSourceCanSearchIsNotFound() async {
        let pokemon = LibrarySummary(subject: .pokemon(PokemonID(source: .pokeAPI, number: 25)), title: "Pikachu")
        search.look(for: [pokemon])

        await #expect(eventually { @MainActor in self.search.found[pokemon.subject] == [] })
        #expect(finder.asked.isEmpty)
    }

    @Test func whatStandsInForASourceThatFailsIsShownAndNoMoreIsAsked() async {
        let ran = Self.film("Ran", 1985, SourceID(rawValue: "letterboxd"))
        search.look(for: [heat, ran])
        await #expect(eventually { finder.asked.count == 1 })
        finder.answer("Heat", from: .tmdb, FoundTitles([Self.film("Heat", 1995, .builtIn)], failure: .offline))

        await #expect(eventually { @MainActor in self.search.failure == .offline })
        #expect(search.found[heat.subject]?.count == 1)
        #expect(search.current == nil)
        search.look(for: [ran])
        await letWorkRun()
        #expect(finder.asked.count == 1)

        search.tryAgain(for: nil)
        await #expect(eventually { finder.asked.last == "tmdb Ran" })
        #expect(finder.invalidationCount == 1)
    }

    @Test func anAnswerOfSomethingThatIsGoneIsNobodys() async {
        var gone: CandidateSearch? = CandidateSearch(finder: finder, library: library)
        gone?.look(for: [heat])
        await #expect(eventually { finder.asked.count == 1 })
        weak let held = gone
        gone = nil
        #expect(held == nil)

        finder.answer("Heat", from: .tmdb, FoundTitles([Self.film("Heat", 1995)]))
        await letWorkRun()
        #expect(library.orderCount == 0)
    }
}
