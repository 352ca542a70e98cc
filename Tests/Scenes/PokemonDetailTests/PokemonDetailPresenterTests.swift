import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import PokemonDetail

@MainActor
struct PokemonDetailPresenterTests {
    private let scene = PresentedPokemon(3)

    @Test func whatIsKeptOfTheBuiltInOneIsKeptOfThisOne() async throws {
        let builtIn = LibrarySummary(Pokemon(id: PokemonID(3, source: .builtIn), number: 3, name: "Species 3"))
        try await scene.library.addFavourite(builtIn)
        _ = try await scene.library.saveNote("Mine", about: builtIn, startedFrom: nil)
        scene.appear()
        await scene.untilShown(3)

        #expect(scene.presenter.marks == Marks(isFavourite: true, hasNote: true))
        #expect(scene.view.state.content?.notes == [LabelledNote(label: "Note · built-in", text: "Mine")])
    }
}
