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
    private let siblings = SiblingSourceStub<PokemonID>(1...3)
    private let stack = ScreenStack()

    private func push() {
        let builder = PokemonDetailBuilder(catalog: catalog, context: .sample(display: display))
        stack.push(
            builder.build(
                PokemonID(3), siblings: siblings, navigator: NavigatorSpy(),
                destinations: DestinationsSpy()))
    }

    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() async throws {
        push()
        let screen = try #require(stack.top)
        await #expect(eventually { @MainActor in screen.title == "Species 3" })
        #expect(screen.frame(38, 4).rows[0] == " 0003")

        #expect(screen.handle(.previous))
        #expect(siblings.moves == [2])
    }
}
