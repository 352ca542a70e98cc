import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import ToConfirm

@MainActor
struct ToConfirmBuilderTests {
    private let library = FakeLibrary([.imported("Heat", 1995), .imported("Dune", 1984)])
    private let finder = TitleFinderStub()
    private let stack = ScreenStack()

    private func push(startingAt thing: LibrarySubject? = nil) {
        finder.have(atHand: [.found("Heat", 1996), .found("Dune", 1985, key: 2)])
        stack.push(
            ToConfirmBuilder(finder: finder, availability: .live, context: .sample(library: library))
                .build(startingAt: thing, navigator: NavigatorSpy(), destinations: DestinationsSpy()))
    }

    @Test func theScreenItBuildsDecidesWhatAThingIs() async throws {
        push()
        let screen = try #require(stack.top)
        await #expect(eventually { finder.asked == ["tmdb Heat"] })
        finder.answer("Heat", from: .tmdb, FoundTitles([]))
        await #expect(eventually { @MainActor in screen.frame(60, 12).text.contains("1  Heat · 1996") })

        #expect(screen.handle(.take))

        await #expect(
            eventually { library.kept.first { $0.summary.title == "Heat" }?.summary.aliases.known.count == 2 })
    }

    @Test func itStartsWithTheThingThatWasAskedFor() async throws {
        push(startingAt: LibraryItem.imported("Dune", 1984).id)

        await #expect(eventually { finder.asked == ["tmdb Dune"] })
    }
}
