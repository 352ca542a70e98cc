import Commands
import Entities
import Presentation
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import Browsing
@testable import PokemonList

@MainActor
struct PokemonListViewTests {
    private let presenter = PokemonListPresenterStub()
    private let view: PokemonListDefaultView

    /// The pane sizes in terminals of 80×24, 40×8, 120×40 and 200×60.
    nonisolated private static let sizes = [
        Size(width: 78, height: 20), Size(width: 38, height: 4), Size(width: 53, height: 36),
        Size(width: 71, height: 56),
    ]

    init() {
        view = PokemonListDefaultView(presenter: presenter, display: DisplaySpy())
    }

    private func show(_ rows: [PokemonRow]) {
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

    private func compare(_ name: String, _ size: Size) throws {
        try RecordedScreen("\(name)-\(size.width)x\(size.height)").compare(with: view.frame(size.width, size.height))
    }

    private let rows = [
        PokemonRow(number: "0001", name: "Bulbasaur", types: "Grass · Poison", marks: Marks(isFavourite: true)),
        PokemonRow(number: "0029", name: "Nidoran♀", types: "Poison"),
        PokemonRow(number: "0083", name: "Farfetch’d", types: "", marks: Marks(isFavourite: true, hasNote: true)),
        PokemonRow(number: "0133", name: "イーブイ", types: "Normal", marks: Marks(hasNote: true)),
        PokemonRow(number: "12345", name: "千と千尋の神隠し 기생충 千と千尋の神隠し 기생충 千と千尋の神隠し 기생충", types: "Electric · Psychic"),
    ]

    @Test(arguments: sizes) func showsNumberNameAndTypes(size: Size) throws {
        show(rows)
        try compare("rows", size)
    }

    @Test(arguments: sizes) func showsWhyThereIsNothing(size: Size) throws {
        show(Wording.sample("en_US").message(.connectionLost(host: "pokeapi.co")))
        try compare("error", size)
    }

    @Test func commandsAreThoseThatDoSomething() {
        show(Message("Loading…"))
        #expect(view.commands == [.filter, .refresh])
        show(rows)
        #expect(view.commands == [.down, .open, .filter, .favourite, .note, .refresh, .copy])
    }
}
