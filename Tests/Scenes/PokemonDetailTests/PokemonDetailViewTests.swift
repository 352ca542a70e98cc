import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import PokemonDetail

@MainActor
struct PokemonDetailViewTests {
    private let presenter = DetailPresenterSpy()
    private let display = DisplaySpy()
    private let view: PokemonDetailDefaultView

    init() {
        view = PokemonDetailDefaultView(presenter: presenter, display: display)
    }

    private func content(locale: String = "en_GB") -> DetailContent {
        PokemonDetailFormatter(wording: .sample(locale)).content(of: .eevee)
    }

    private func show(_ content: DetailContent?, message: Message? = nil) {
        var state = DetailState()
        state.title = content?.title ?? ""
        state.content = content
        state.message = message
        view.show(state)
    }

    @Test(arguments: PaneSizes.ofDetails) func showsASpecies(size: Size) throws {
        show(content())
        try view.compare(with: "species", at: size)
    }

    @Test(arguments: [("de", "german"), ("es", "spanish")], PaneSizes.ofDetails)
    func showsItInOtherLanguages(language: (locale: String, name: String), size: Size) throws {
        show(content(locale: language.locale))
        try view.compare(with: language.name, at: size)
    }

    @Test(arguments: PaneSizes.ofDetails) func showsTheMovesOnceTheyAreUnfolded(size: Size) throws {
        show(content())
        _ = view.frame(size.width, size.height)
        #expect(view.handle(.open))
        try view.compare(with: "moves", at: size)
    }

    @Test(arguments: PaneSizes.ofDetails) func showsWhyThereIsNoMoreThanAListTold(size: Size) throws {
        show(
            PokemonDetailFormatter(wording: .sample("en_US")).content(of: Pokemon.sample(25, name: "Pikachu")),
            message: Wording.sample("en_US").message(.notFound))
        try view.compare(with: "error", at: size)
    }

    @Test(arguments: [Size(width: 78, height: 40), Size(width: 40, height: 60), Size(width: 20, height: 90)])
    func barsAreDrawnToScaleInAnyWidth(size: Size) throws {
        show(content())
        let rows = view.frame(size.width, size.height).rows
        func bar(_ stat: String) throws -> Double {
            let row = try #require(rows.first { $0.hasPrefix(" \(stat) ") })
            return row.reduce(0) { $0 + ($1 == "━" ? 1 : $1 == "╸" ? 0.5 : 0) }
        }
        // The values are 55, 0, 1, 45, 255 and 128.
        let full = try bar("Sp. Def")

        #expect(full > 1)
        #expect(try bar("Attack") == 0)
        #expect(try bar("Defense") > 0)
        #expect(abs(try bar("Speed") - full * 128 / 255) <= 1 / 4)
        #expect(abs(try bar("HP") - full * 55 / 255) <= 1 / 4)
    }

    @Test("All values are in sight in a terminal of 80×24")
    func theValuesAreInSight() {
        show(content())
        let rows = view.frame(78, 20).rows
        for stat in ["HP", "Attack", "Defense", "Sp. Atk", "Sp. Def", "Speed", "Total"] {
            #expect(rows.contains { $0.hasPrefix(" \(stat) ") })
        }
    }

    private func showIvysaur() {
        show(PokemonDetailFormatter(wording: .sample("en_GB")).content(of: .ivysaur))
    }

    @Test("A family without branches stands on one line where that fits, else one below the other")
    func aFamilyStandsOnOneLine() {
        showIvysaur()
        #expect(view.frame(78, 20).rows.contains(" Bulbasaur ─16→ Ivysaur ─32→ Venusaur"))
        let narrow = view.frame(30, 20).rows
        #expect(narrow.contains("   Bulbasaur") && narrow.contains("   ▸ Ivysaur  level 16"))
    }

    @Test func whoIsOnThatLineIsAPlace() {
        showIvysaur()
        for width in [78, 30] {
            _ = view.frame(width, 20)
            for _ in 1...9 { _ = view.handle(.nextPlace) }
            #expect(view.frame(width, 20).texts(in: .selected) == ["Venusaur"])
            #expect(view.handle(.open))
            #expect(presenter.calls.last == .select(.pokemon(PokemonID(3))))
        }
    }

    @Test func eachTypeHasItsStyle() {
        showIvysaur()
        let frame = view.frame(78, 20)
        #expect(frame.rows[1] == " [Grass] [Poison]")
        #expect(frame.texts(in: .tintGrass) == ["[Grass]"] && frame.texts(in: .tintPoison) == ["[Poison]"])
    }

    @Test func aScreenReaderIsToldOfNoBarsAndOfHowOneBecomesAnother() {
        var detail = PokemonDetail.ivysaur
        detail.stats = PokemonDetail.eevee.stats
        show(PokemonDetailFormatter(wording: .sample("en_GB")).content(of: detail))
        let canvas = Canvas(size: Size(width: 78, height: 20))
        canvas.isForReader = true
        view.layout(size: canvas.size)
        view.draw(on: canvas.surface, hasFocus: true)
        let rows = (0..<20).map { canvas.text(ofRow: $0).split(separator: " ").joined(separator: " ") }
        #expect(rows.contains("HP 55") && !rows.joined().contains("━") && !rows.joined().contains("─"))
        #expect(rows.contains("Bulbasaur, level 16: Ivysaur, level 32: Venusaur"))
        #expect(rows.contains("Grass, Poison"))
    }

    @Test func unfoldingBringsTheMovesIntoSight() {
        show(content())
        #expect(!view.frame(38, 4).rows.contains { $0.contains("Moves · 4") })
        #expect(view.handle(.open))

        #expect(view.frame(38, 4).rows[0] == " ▾ Moves · 4")
    }

    @Test func theCommandsAreThoseThatDoSomething() {
        show(nil, message: Message("Loading…"))
        #expect(view.commands == [.refresh])
        var state = DetailState()
        (state.content, state.hasSiblings) = (content(), true)
        view.show(state)
        _ = view.frame(38, 4)

        #expect(
            view.commands == [
                .down, .nextPlace, .fold, .open, .next, .previous, .standing, .rate, .favourite, .note, .lists,
                .refresh, .copy,
            ])
    }

    @Test(arguments: [Command.back, .otherPane, .openPage]) func leavesAloneWhatItDoesNotKnow(command: Command) {
        show(content())
        #expect(!view.handle(command))
        #expect(presenter.calls.isEmpty)
    }

    @Test func withoutMovesThereIsNothingToUnfold() {
        show(DetailContent(title: "X"))

        #expect(!view.handle(.open))
    }
}
