import Browsing
import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import PokemonList

@MainActor
struct PokemonListPresenterTests {
    @Test func aRowIsNumberNameAndTypesInTheReadersLanguage() async {
        let scene = PresentedPokedex([.sample(7, name: "Schiggy")], wording: .sample("de_DE"))
        await scene.start()

        #expect(
            scene.presenter.row(at: 0)
                == Row(species: "Schiggy", number: "0007", types: "Wasser", tints: ["water"]))
        #expect(scene.presenter.title == "Pokédex")
    }

    @Test func aRowSaysWhatIsKnownByNow() async {
        let scene = PresentedPokedex([
            Pokemon(id: PokemonID(7), number: 7, name: "Squirtle")
        ])
        await scene.start()
        #expect(scene.presenter.row(at: 0)?.texts.last == "")

        scene.catalog.remember(PokemonDetail(pokemon: .sample(7, name: "Carapuce")))
        #expect(
            scene.presenter.row(at: 0)
                == Row(species: "Carapuce", number: "0007", types: "Water", tints: ["water"]))
    }

    @Test func anEmptyListSaysSo() async {
        let scene = PresentedPokedex([])
        await scene.start()

        #expect(scene.view.states.last?.message?.what == "No Pokémon")
        #expect(scene.router.calls.isEmpty)
    }

    @Test func aSpeciesBecomesAFavouriteByItsNumber() async {
        let scene = PresentedPokedex()
        await scene.start()
        scene.presenter.didToggleFavourite(at: 6)
        let subject = LibrarySubject.pokemon(PokemonID(7))

        await #expect(eventually { scene.library.isFavourite(subject) })
        #expect(scene.presenter.row(at: 6)?.marks.isFavourite == true)
        #expect(scene.library.item(subject)?.summary.subtitle == "0007")
        scene.presenter.didAskForNote(at: 6)
        #expect(scene.router.calls.last == .editNote("Species 7"))
    }

    @Test("A tile has the types, the colour and the picture that are known by now")
    func aTileHasThePictureOfNow() async {
        let scene = PresentedPokedex([Pokemon(id: PokemonID(7), number: 7, name: "Squirtle")])
        await scene.start()
        #expect(scene.presenter.poster(at: 0)?.facts == [])
        #expect(scene.presenter.poster(at: 0)?.picture.hasPicture == false)
        #expect(scene.presenter.poster(at: 0)?.picture.tint == nil)

        let picture = Picture(source: .pokeAPI, small: "7.png")
        scene.catalog.remember(
            PokemonDetail(
                pokemon: Pokemon(
                    id: PokemonID(7), number: 7, name: "Squirtle",
                    types: [PokemonType(rawValue: "water"), PokemonType(rawValue: "ice")], picture: picture)))
        #expect(scene.presenter.poster(at: 0)?.facts == ["Water · Ice"])
        #expect(scene.presenter.poster(at: 0)?.picture.hasPicture == true)
        #expect(scene.presenter.poster(at: 0)?.picture.tint == "water")
    }
}
