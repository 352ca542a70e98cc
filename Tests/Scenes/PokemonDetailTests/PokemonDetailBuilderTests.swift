import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import PokemonDetail

@MainActor
struct PokemonDetailBuilderTests {
    private let catalog = FakePokemonCatalog(.samples(1...9))
    private let display = DisplaySpy()
    private let siblings = SiblingSourceStub(1...3)
    private let stack = ScreenStack()

    private func push() {
        let builder = PokemonDetailBuilder(catalog: catalog, context: .sample(display: display))
        stack.push(
            builder.build(
                PokemonID(3), siblings: siblings, navigator: NavigatorSpy(),
                destinations: PokemonDetailDestinationsSpy()))
    }

    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() async throws {
        push()
        let screen = try #require(stack.top)
        await #expect(eventually { @MainActor in screen.title == "Species 3" })
        #expect(screen.frame(38, 4).rows[0] == " 0003")

        #expect(screen.handle(.previous))
        #expect(siblings.moves == [2])
    }

    @Test func aPoppedSceneIsGoneAllOfItThoughItsRequestHangs() async {
        catalog.details.hold()
        push()
        let parts = SceneParts(of: stack.top)
        await #expect(eventually { catalog.details.waiting.count == 1 })
        #expect(parts.living == ["view", "presenter", "router", "detail loader"])

        stack.pop()
        #expect(parts.living == [])
        await #expect(eventually { catalog.details.cancelled.count == 1 })
    }

    @Test func aPoppedSceneCancelsWhatItAskedForAheadAndShowsNothingMore() async {
        catalog.details.hold()
        push()
        _ = stack.top?.handle(.previous)
        await #expect(eventually { Set(catalog.details.waiting) == [PokemonID(2), PokemonID(1)] })
        let parts = SceneParts(of: stack.top)
        stack.pop()
        #expect(parts.living == [])
        await #expect(eventually { Set(catalog.details.cancelled).isSuperset(of: [PokemonID(2), PokemonID(1)]) })
        let changes = display.changeCount
        catalog.details.release()
        await letWorkRun()

        #expect(display.changeCount == changes)
    }
}
