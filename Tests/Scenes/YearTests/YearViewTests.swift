import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import Year

@MainActor
struct YearViewTests {
    private let presenter = DetailPresenterSpy()
    private let view: YearDefaultView

    init() {
        view = YearDefaultView(presenter: presenter, display: DisplaySpy())
    }

    private func state(_ period: String = "2026", locale: String = "en_GB") throws -> DetailState {
        let page = try Wording.sample(locale).page(period, .ofTwoYears)
        var state = DetailState(title: page.title, content: page.content, message: page.isEmpty ? page.emptiness : nil)
        state.hasSiblings = true
        return state
    }

    /// Of a pane that shows all of it.
    private func recorded(_ name: String) -> RecordedScreen { RecordedScreen("\(name)-78x90") }

    @Test(arguments: PaneSizes.ofDetails) func showsAYear(size: Size) throws {
        view.show(try state())
        try view.compare(with: "year", at: size)
    }

    @Test(arguments: PaneSizes.ofDetails) func showsItsDays(size: Size) throws {
        view.show(try state())
        _ = view.frame(size.width, size.height)
        #expect(view.handle(.last))
        try view.compare(with: "days", at: size)
    }

    @Test(arguments: ["de", "es"]) func showsItInOtherLanguages(language: String) throws {
        view.show(try state(locale: language))
        try view.compare(with: language, at: Size(width: 78, height: 90))
    }

    @Test(arguments: PaneSizes.ofDetails) func saysThatThereIsNothing(size: Size) throws {
        view.show(try state("2024"))
        try view.compare(with: "nothing", at: size)
    }

    @Test func aReaderHearsItAll() throws {
        let display = DisplaySpy(isForReader: true)
        let view = YearDefaultView(presenter: presenter, display: display)
        view.show(try state())
        let canvas = Canvas(size: Size(width: 78, height: 90))
        canvas.isForReader = true
        view.layout(size: canvas.size)
        view.draw(on: canvas.surface, hasFocus: true)
        #expect(canvas.text.contains("Monday"))
        try recorded("reader").compare(with: canvas)
    }

    @Test func inLinesItIsSentences() throws {
        let view = YearDefaultView(presenter: presenter, display: DisplaySpy(isPlain: true))
        view.show(try state())
        let page = try #require((view.content as? any PlainPane)?.page)
        try recorded("lines").compare(withText: page.text.joined(separator: "\n") + "\n")
    }

    @Test func aFigureIsMarkedAndGoneTo() throws {
        view.show(try state())
        _ = view.frame(78, 20)
        #expect(view.handle(.nextPlace))
        #expect(view.frame(78, 20).texts(in: .selected) == ["96 entries"])
        #expect(view.handle(.open))

        let year = try #require(DiaryPeriod.year(2026))
        #expect(presenter.calls == [.select(.diary(DiarySelection(.all, in: year)))])
    }

    @Test func tellsWhatSomebodyWants() throws {
        view.show(try state())
        #expect(view.willAppear())
        view.didAppear()
        for command in [Command.next, .previous, .refresh, .nextTab, .previousTab] { #expect(view.handle(command)) }
        #expect(!view.handle(.favourite))

        #expect(
            presenter.calls == [
                .willAppear, .didAppear, .other("later"), .other("earlier"), .refresh, .other("tab 1"),
                .other("tab -1"),
            ])
    }

    @Test func theCommandsAreThoseThatDoSomething() throws {
        view.show(DetailState(message: Message("Loading…")))
        _ = view.frame(38, 8)
        #expect(view.commands == [.nextTab, .refresh])
        #expect(!view.handle(.next))

        view.show(try state())
        _ = view.frame(38, 8)
        #expect(view.commands == [.next, .previous, .nextTab, .down, .nextPlace, .fold, .refresh, .copy])
        #expect(view.hints[.next] == "year")
    }
}
