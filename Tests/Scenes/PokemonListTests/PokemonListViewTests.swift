import Commands
import Entities
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import Browsing
@testable import PokemonList

@MainActor
struct PokemonListViewTests {
    private let presenter = RemoteListPresenterStub()
    private let view: PokemonListDefaultView

    init() {
        presenter.columns = PokemonListFormatter(wording: .sample("en_US")).columns
        view = PokemonListDefaultView(presenter: presenter, display: DisplaySpy())
    }

    private func show(_ rows: [Row]) {
        presenter.rows = rows
        var state = ListState()
        state.rowCount = rows.count
        view.show(state)
    }

    private func show(_ message: Message) {
        var state = ListState()
        state.message = message
        view.show(state)
    }

    private let rows = [
        Row(species: "Bulbasaur", number: "0001", types: "Grass · Poison", marks: Marks(isFavourite: true)),
        Row(species: "Nidoran♀", number: "0029", types: "Poison"),
        Row(species: "Farfetch’d", number: "0083", types: "", marks: Marks(isFavourite: true, hasNote: true)),
        Row(species: "イーブイ", number: "0133", types: "Normal", marks: Marks(hasNote: true)),
        Row(species: "千と千尋の神隠し 기생충 千と千尋の神隠し 기생충 千と千尋の神隠し 기생충", number: "12345", types: "Electric · Psychic"),
    ]

    @Test(arguments: PaneSizes.ofLists) func showsNumberNameAndTypes(size: Size) throws {
        show(rows)
        try view.compare(with: "rows", at: size)
    }

    @Test(arguments: PaneSizes.ofLists) func showsWhyThereIsNothing(size: Size) throws {
        show(Wording.sample("en_US").message(.connectionLost(host: "pokeapi.co")))
        try view.compare(with: "error", at: size)
    }

    @Test func commandsAreThoseThatDoSomething() {
        show(Message("Loading…"))
        #expect(view.commands == [.filter, .refresh])
        show(rows)
        #expect(view.commands == [.down, .open, .filter, .standing, .favourite, .note, .rate, .lists, .refresh, .copy])
    }
}
