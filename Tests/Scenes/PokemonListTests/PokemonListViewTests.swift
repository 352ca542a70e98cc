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

    /// The pane sizes in terminals of 80×24, 40×8, 120×40 and 200×60.
    nonisolated private static let sizes = [
        Size(width: 78, height: 20), Size(width: 38, height: 4), Size(width: 53, height: 36),
        Size(width: 71, height: 56),
    ]

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

    private func compare(_ name: String, _ size: Size) throws {
        try RecordedScreen("\(name)-\(size.width)x\(size.height)").compare(with: view.frame(size.width, size.height))
    }

    private let rows = [
        Row(species: "Bulbasaur", number: "0001", types: "Grass · Poison", marks: Marks(isFavourite: true)),
        Row(species: "Nidoran♀", number: "0029", types: "Poison"),
        Row(species: "Farfetch’d", number: "0083", types: "", marks: Marks(isFavourite: true, hasNote: true)),
        Row(species: "イーブイ", number: "0133", types: "Normal", marks: Marks(hasNote: true)),
        Row(species: "千と千尋の神隠し 기생충 千と千尋の神隠し 기생충 千と千尋の神隠し 기생충", number: "12345", types: "Electric · Psychic"),
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
        #expect(view.commands == [.down, .open, .filter, .standing, .favourite, .note, .rate, .lists, .refresh, .copy])
    }
}
