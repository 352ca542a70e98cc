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

@testable import SourceList

@MainActor
struct SourceListViewTests {
    private let presenter = SourceListPresenterStub()
    private let view: SourceListDefaultView

    init() {
        view = SourceListDefaultView(presenter: presenter, display: DisplaySpy())
        presenter.rows = [
            SourceListRow(name: "TMDB", gives: "films", state: "no key", sign: nil, use: nil),
            SourceListRow(
                name: "東京の映画館とその他の音楽", gives: "artists, albums", state: "live", sign: .sourceAnswers,
                use: "in use"),
        ]
    }

    private func state(form: Form? = nil, question: Question? = nil) -> SourceListScreenState {
        var state = SourceListScreenState()
        state.list.rowCount = presenter.rows.count
        state.form = form
        state.question = question
        return state
    }

    private let text = SourceListText(
        explanation: "It needs a key, which you get on its page. Press Enter to enter it.",
        gives: .init(label: "Has", text: "films"), facts: [.init(label: "Key", text: "none")], terms: "Data from TMDB.",
        page: "https://tmdb.test")

    private let form = Form("Key for TMDB", [Form.Field("Key", .secret("0123"), problem: nil)])

    @Test(arguments: PaneSizes.few) func showsTheSourcesAndMoreOfTheOneUnderTheCursor(size: Size) throws {
        view.show(state())
        view.unfold(text)
        try view.compare(with: "sources", at: size)
    }

    @Test(arguments: PaneSizes.few) func showsAFieldForAKeyOnlyAsLongAsItIs(size: Size) throws {
        view.show(state(form: form))
        view.unfold(text)
        try view.compare(with: "form", at: size)
        #expect(!view.frame(size.width, size.height).rows.contains { $0.contains("0123") })
    }

    @Test(arguments: PaneSizes.few) func asksBeforeAKeyGoes(size: Size) throws {
        view.show(state(question: Wording.sample("en_US").sourceList.askToRemove("TMDB")))
        view.unfold(text)
        try view.compare(with: "question", at: size)
    }

    @Test func statesHaveTheirSignsWhereTheyAreSeen() {
        view.show(state())
        let frame = view.frame(78, 20)
        #expect(frame.rows[0].hasPrefix("▌ – TMDB          no key                    films"))
        #expect(frame.rows[1].hasPrefix("  ● ") && frame.rows[1].contains(" live · in use             artists, albums"))
        #expect((0..<78).filter { frame[$0, 1].style == .progress }.map { frame[$0, 1].text } == ["●"])
        let canvas = Canvas(size: Size(width: 78, height: 20))
        canvas.isForReader = true
        view.draw(on: canvas.surface, hasFocus: true)
        #expect(canvas.text(ofRow: 0).contains("TMDB, no key, films"))
        #expect(canvas.text(ofRow: 1).contains("東京の映画館とその他の音楽, live, in use, artists, albums"))
    }

    @Test("That a source is in use stands beside its state, however long that is")
    func thatASourceIsInUseStandsBesideItsState() {
        presenter.rows = [
            SourceListRow(
                name: "TMDB", gives: "films", state: "does not answer just now", sign: .sourceFails, use: "in use")
        ]
        var state = SourceListScreenState()
        state.list.rowCount = 1
        view.show(state)
        #expect(view.frame(78, 20).rows[0] == "▌ ✕ TMDB          does not answer just now · in use  films")
        #expect(view.frame(38, 20).rows[0].hasSuffix("… · in use"))
    }

    @Test func itsKeysAreForTheRowUnderTheCursor() {
        view.show(state())
        _ = view.frame(78, 20)
        #expect(view.handle(.down))
        #expect(view.handle(key: .enter) && view.handle(key: .character(" ")))
        #expect(view.handle(.refresh) && view.handle(.openPage) && view.handle(.delete))
        #expect(!view.handle(key: .character("x")) && !view.handle(.favourite))

        #expect(presenter.calls.suffix(5) == [.askForKey(1), .choose(1), .check(1), .openPage(1), .askToRemove(1)])
        #expect(view.commands == [.down, .enterKey, .useSource, .refresh, .openPage, .delete, .about])
    }

    @Test func whatIsTypedGoesIntoTheForm() {
        presenter.keyEntry.begin(for: SourceReport.samples[0])
        view.show(state(form: presenter.keyEntry.form))
        _ = view.frame(78, 20)
        #expect(view.isTyping && view.takesText)
        #expect(view.overlay?.commands == [.saveForm, .leaveForm])
        for key in [Key.character("q"), .paste("12")] { #expect(view.handle(key: key)) }
        #expect(presenter.keyEntry.form?.fields == [Form.Field("Key", .secret("q12"))])
        #expect(view.handle(key: .enter))
        #expect(presenter.keyEntry.isAsking)
        #expect(view.handle(key: .escape))
        #expect(presenter.keyEntry.form == nil && presenter.calls.isEmpty)
    }

    @Test(arguments: [("n", false), ("y", true)]) func theQuestionIsAnswered(key: Character, isRemoved: Bool) async {
        presenter.keyEntry.askToRemove(of: SourceReport.samples[1])
        view.show(state(question: presenter.keyEntry.question))
        _ = view.frame(78, 20)
        #expect(view.question != nil)
        #expect(view.handle(key: .character(key)))
        await letWorkRun()

        #expect(presenter.keyEntry.question == nil)
        #expect(presenter.directory.calls == (isRemoved ? [.remove(.lastFM)] : []))
    }
}
