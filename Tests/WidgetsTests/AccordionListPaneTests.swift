import Browsing
import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

/// What is drawn and what is said of rows that unfold, from one state.
@MainActor
struct AccordionListPaneTests {
    private let presenter = AccordionPresenterStub()
    private let drawn: any AccordionListPane
    private let plain: any AccordionListPane

    init() {
        func makePane(isPlain: Bool, of presenter: AccordionPresenterStub) -> any AccordionListPane {
            makeAccordionListPane(presenter, on: DisplaySpy(isPlain: isPlain)) { presenter.row(at: $0) }
        }
        drawn = makePane(isPlain: false, of: presenter)
        plain = makePane(isPlain: true, of: presenter)
    }

    private func show(
        rows: Int = 2, tabs: ListTabs? = nil, menu: Menu? = nil, question: Question? = nil, isAsking: Bool = false
    ) {
        var list = ListState()
        (list.rowCount, list.total) = (rows, rows)
        for pane in [drawn, plain] {
            pane.show(AccordionState(list: list, tabs: tabs, menu: menu, question: question, isAsking: isAsking))
            pane.unfold { $0.add("The text.") }
        }
    }

    private func lines(isForReader: Bool = false, height: Int = 12) -> [String] {
        let canvas = Canvas(size: Size(width: 30, height: height))
        canvas.isForReader = isForReader
        drawn.layout(size: canvas.size)
        drawn.draw(on: canvas.surface, hasFocus: true)
        return canvas.rows.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
    }

    @Test func rowsAreDrawnReadAndSaid() {
        show()
        #expect(lines().count { $0.hasSuffix("<Heat>") || $0.hasSuffix("<Solaris>") } == 2)
        #expect(lines().contains("The text."))
        #expect(lines(isForReader: true).filter { $0.contains(",") } == ["Heat, 1995", "Solaris, 1972, seen"])
        #expect(plain.page.title == "Things")
        #expect(plain.page.rows.map(\.title) == ["Heat", "Solaris"])
        #expect(plain.page.rows.map(\.facts) == [.texts("1995"), .texts("1972", "seen")])
        #expect(plain.page.text.isEmpty)
        #expect(plain.choose(2))
        #expect(plain.page.rows.map(\.title) == ["Solaris"] && plain.page.text == ["The text."])
        #expect(plain.leaveAsked() && plain.page.rows.count == 2)
        #expect(!plain.leaveAsked())
    }

    @Test func commandsAreForARowAndLeadToOthers() {
        show(rows: 0)
        #expect(drawn.commands(ofRow: [.open]).isEmpty && plain.commands(ofRow: [.open]).isEmpty)
        show()
        #expect(drawn.commands(ofRow: [.open]) == [.down, .open])
        #expect(plain.commands(ofRow: [.open]) == [.open, .next, .previous])
        #expect(plain.choose(1))
        #expect(plain.commands(ofRow: [.open]) == [.open])
        for pane in [drawn, plain] { #expect(pane.handle(.refresh) && !pane.handle(.nextTab)) }
        #expect(presenter.calls == [.refresh, .refresh])
    }

    @Test func whatIsAskedForElsewhereIsWaitedFor() {
        show(isAsking: true)
        #expect(drawn.isBusy && plain.isBusy)
        show()
        #expect(!drawn.isBusy && !plain.isBusy)
    }

    @Test func tabsStandAboveTheRowsAndAreSaidWithThem() {
        show(tabs: ListTabs(["Library", "To confirm 2"], chosen: 1))
        #expect(lines().first?.contains("To confirm 2") == true)
        #expect(lines(height: 9).allSatisfy { !$0.contains("To confirm 2") }, "Each line is a row there")
        #expect(plain.page.tabs == ["Library", "To confirm 2"])
        for pane in [drawn, plain] { #expect(pane.handle(.previousTab)) }
        #expect(drawn.handle(Pointing(.press(.tab(1)), at: CellPosition(x: 0, y: 0))) == .acted)
        #expect(presenter.calls == [.tab(0), .tab(0), .tab(1)])
        #expect(plain.choose(1))
        #expect(plain.page.tabs.isEmpty)
    }

    @Test func aMenuIsForItsKeysAndNumbers() {
        show(menu: Menu("Which?", ["One", "Other"], chosen: []))
        #expect(drawn.isTyping && drawn.overlay != nil)
        #expect(drawn.handle(KeyPress(.enter)) && drawn.handle(KeyPress(.escape)))
        #expect(plain.page.isMenu && plain.page.rows.map(\.title) == ["One", "Other"])
        #expect(plain.choose(2) && !plain.choose(3) && plain.leaveAsked())
        #expect(presenter.calls == [.leaveMenu(0), .leaveMenu(nil), .leaveMenu(1), .leaveMenu(nil)])
    }

    @Test func aQuestionIsAnswered() {
        let question = Question("Really?", yes: "yes", no: "no")
        show(question: question)
        #expect(drawn.overlay != nil && drawn.handle(KeyPress(.character("y"))))
        #expect(plain.page.question == question)
        plain.answer(.yes)
        #expect(plain.leaveAsked())
        #expect(presenter.calls == [.answer(true), .answer(true), .answer(false)])
    }

    @Test func aPressOnTheRowUnderTheCursorSelectsIt() {
        show()
        _ = lines()
        let position = CellPosition(x: 4, y: 0)
        #expect(drawn.handle(Pointing(.press(.row(1)), at: position)) == .marked)
        #expect(drawn.handle(Pointing(.press(.row(1)), at: position)) == .acted)
        #expect(presenter.calls == [.select(1)])
    }
}
