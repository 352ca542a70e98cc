import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import ToConfirm

@MainActor
struct ToConfirmBuilderTests {
    @Test func itStartsWithTheThingThatWasAskedFor() async {
        let library = FakeLibrary([.imported("Heat", 1995), .imported("Dune", 1984)])
        let (finder, stack) = (TitleFinderStub(), ScreenStack())
        finder.have(atHand: [.found("Heat", 1996), .found("Dune", 1985, key: 2)])
        stack.push(
            ToConfirmBuilder(finder: finder, availability: .live, context: .sample(library: library)).build(
                startingAt: LibraryItem.imported("Dune", 1984).id, navigator: NavigatorSpy(),
                destinations: DestinationsSpy()))

        await #expect(eventually { finder.asked == ["tmdb Dune"] })
    }
}
