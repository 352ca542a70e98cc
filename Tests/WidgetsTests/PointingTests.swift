import Browsing
import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Widgets

/// What presses and wheels do on panes: where something was drawn is where it is found.
@MainActor
struct PointingTests {
    private let browser = ListBrowserSpy()

    private func canvas(_ width: Int = 30, _ height: Int = 8, _ draw: (Surface) -> Void) -> Canvas {
        let canvas = Canvas(size: Size(width: width, height: height))
        draw(canvas.surface)
        return canvas
    }

    /// A press on the first cell of a canvas that shows this text.
    private func press(_ text: String, on canvas: Canvas, hasKeyboard: Bool = true) throws -> Pointing {
        let y = try #require((0..<canvas.size.height).first { canvas.text(ofRow: $0).contains(text) })
        let row = canvas.text(ofRow: y)
        let x = try #require(row.firstRange(of: text).map { row.distance(from: row.startIndex, to: $0.lowerBound) })
        let position = CellPosition(x: x, y: y)
        return Pointing(.press(canvas.target(at: position)), at: position)
            .on(Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height), hasKeyboard: hasKeyboard)
    }

    private func scroll(_ lines: Int) -> Pointing { Pointing(.scroll(lines), at: CellPosition(x: 0, y: 0)) }

    // MARK: Lists

    private func list(rows: Int = 50, height: Int = 8) -> ListPane {
        let pane = ListPane(browser: browser, display: nil)
        var state = ListState()
        state.rowCount = rows
        pane.show(state)
        pane.layout(height: height)
        pane.didAppear()
        return pane
    }

    private func draw(_ pane: ListPane) -> Canvas {
        canvas { surface in
            pane.draw(on: surface, hasFocus: true, row: browser.row) { row, line, style in
                line.draw(row, x: 0, y: 0, style.plain)
            }
        }
    }

    @Test func whatWasScrolledStaysWhileRowsCome() {
        let pane = list()
        _ = pane.handle(scroll(20)) { _ in }
        var state = ListState()
        state.rowCount = 70
        pane.show(state)
        pane.didSettle(onRow: 0)
        #expect(draw(pane).rows[0].hasPrefix("  row 20"))
        // Two rows have come above the cursor.
        state.rowCount = 72
        pane.show(state)
        pane.didSettle(onRow: 2)
        #expect(draw(pane).rows[0].hasPrefix("  row 22"))
        #expect(pane.handle(.down))
        #expect(browser.cursor == 3)
    }

    @Test func anotherQuestionShowsWhereTheCursorIs() {
        let pane = list()
        _ = pane.handle(scroll(20)) { _ in }
        browser.placements = 1
        pane.didSettle(onRow: 0)
        #expect(draw(pane).rows[0].hasPrefix("▌ row 0"))
    }

    @Test func aListThatIsLoadedAnewIsWhereItWasScrolledTo() {
        let pane = list()
        pane.select(40)
        _ = pane.handle(scroll(-30)) { _ in }
        let before = draw(pane).rows
        var state = ListState()
        state.rowCount = 20
        pane.show(state)
        pane.didSettle(onRow: 40)
        state.rowCount = 50
        pane.show(state)
        pane.didSettle(onRow: 40)
        #expect(draw(pane).rows == before)
    }

    @Test func aPressPutsTheCursorOnARowAndTheNextOpensIt() throws {
        let pane = list()
        var opened: [Int] = []
        #expect(pane.handle(try press("row 5", on: draw(pane))) { opened.append($0) } == .marked)
        #expect(browser.cursor == 5 && opened == [])
        #expect(draw(pane).rows[5].hasPrefix("▌ row 5"))
        #expect(pane.handle(try press("row 5", on: draw(pane))) { opened.append($0) } == .acted)
        #expect(opened == [5])
    }

    @Test func aPressThatGivesThePaneTheKeyboardOpensNothing() throws {
        let pane = list()
        var opened: [Int] = []
        let first = try press("row 0", on: draw(pane), hasKeyboard: false)
        #expect(pane.handle(first) { opened.append($0) } == .marked)
        #expect(opened == [])
    }

    @Test func aScrollbarLeadsWhereItIsPressedAndLeavesTheCursor() throws {
        let pane = list()
        let bottom = CellPosition(x: 29, y: 7)
        let press = Pointing(.press(draw(pane).target(at: bottom)), at: bottom)
        #expect(pane.handle(press) { _ in Issue.record("opened") } == .marked)
        #expect(draw(pane).rows[7].hasPrefix("  row 49"))
        #expect(browser.lastVisible == 49 && browser.cursor == 0)
    }

    @Test func aWheelScrollsRowsAndLoadsMoreAndLeavesTheCursor() throws {
        let pane = list()
        #expect(pane.handle(scroll(3)) { _ in } == .marked)
        #expect(draw(pane).rows[0] == "  row 3")
        #expect(browser.lastVisible == 10 && browser.cursor == 0 && pane.status == "at 0")
        _ = pane.handle(try press("row 7", on: draw(pane))) { _ in }
        #expect(browser.cursor == 7 && draw(pane).rows[4].hasPrefix("▌ row 7"))
        _ = pane.handle(scroll(30)) { _ in }
        #expect(pane.handle(.down))
        #expect(browser.cursor == 8 && draw(pane).text.contains("▌ row 8"))
    }

    @Test func whereNothingIsNothingHappens() {
        let pane = list(rows: 3)
        let canvas = draw(pane)
        #expect(canvas.target(at: CellPosition(x: 4, y: 5)) == nil)
        for target in [nil, Target.row(3), .row(99), .entry(1), .stop(0), .divider] {
            #expect(pane.handle(Pointing(.press(target), at: CellPosition(x: 0, y: 0))) { _ in } == .none)
        }
        #expect(list(rows: 0).handle(scroll(3)) { _ in } == .none)
    }

    @Test func anAccordionIsAList() throws {
        let pane = AccordionPane(browser: browser, display: nil)
        var state = ListState()
        state.rowCount = 20
        pane.show(state)
        pane.unfold(isLoading: false) { _ in (0..<3).map { TextLine("track \($0)") } }
        func draw() -> Canvas {
            canvas { surface in
                pane.layout(size: Size(width: 30, height: 8))
                pane.draw(on: surface, hasFocus: true, row: browser.row) { row, line, style in
                    line.draw(row, x: 0, y: 0, style.plain)
                }
            }
        }
        var opened: [Int] = []
        #expect(pane.handle(try press("track 1", on: draw())) { opened.append($0) } == .none)
        #expect(pane.handle(try press("row 2", on: draw())) { opened.append($0) } == .marked)
        #expect(browser.cursor == 2)
        #expect(pane.handle(try press("row 2", on: draw())) { opened.append($0) } == .acted)
        #expect(opened == [2])
        #expect(pane.handle(scroll(12)) { _ in } == .marked)
        #expect(!draw().text.contains("▌"))
    }

    // MARK: Grids

    @Test func aTileIsARow() throws {
        let presenter = RemoteListPresenterStub(title: "Movies")
        presenter.tileShape = .upright
        presenter.rows = (0..<40).map { Row("Film \($0).", Marks(), []) }
        presenter.posters = presenter.rows.map(\.title).map {
            Poster(title: $0, marks: Marks(), picture: PictureState(.upright, of: $0, hasPicture: false, nil))
        }
        let pane = DrawnListScreenPane(presenter: presenter, display: nil)
        var state = ListState()
        state.rowCount = 40
        pane.list.show(state)
        _ = pane.handle(.posters)
        let size = Size(width: 78, height: 20)
        func draw() -> Canvas {
            pane.layout(size: size)
            return canvas(size.width, size.height) { surface in
                pane.draw(on: surface, hasFocus: true)
            }
        }
        #expect(pane.handle(try press("Film 6.", on: draw())) == .marked)
        #expect(presenter.calls.last == .move(6))
        #expect(pane.handle(try press("Film 6.", on: draw())) == .acted)
        #expect(presenter.calls.last == .select(6))
        #expect(pane.handle(scroll(3)) == .marked)
        // A line of tiles, and not three.
        #expect(draw().text.contains("Film 6."))
        #expect(!draw().text.contains("Film 0."))
    }

    // MARK: Texts

    @Test func aNameThatLeadsSomewhereIsFollowedAndAHeadingFolds() throws {
        let pane = TextPane(display: nil)
        pane.show(nil) { text in
            var text = text
            text.add(LinkedText("film ") + LinkedText("Ran", .page("ran")))
            text.addSection("cast", "Cast", count: "1") { $0.add("Tatsuya Nakadai") }
            for line in 0..<9 { text.add("line \(line)") }
            return text
        }
        func draw() -> Canvas {
            pane.layout(size: Size(width: 30, height: 8))
            return canvas { pane.draw(on: $0) }
        }
        var gone: [Place] = []
        #expect(pane.handle(try press("film", on: draw())) { gone.append($0) } == .none)
        #expect(pane.handle(try press("Ran", on: draw())) { gone.append($0) } == .acted)
        #expect(gone == [.page("ran")])
        #expect(pane.handle(try press("▾ Cast", on: draw())) { gone.append($0) } == .acted)
        #expect(!draw().text.contains("Nakadai"))
        #expect(pane.handle(scroll(3)) == .marked)
        #expect(!draw().text.contains("Ran"))
        #expect(pane.handle(Pointing(.press(.stop(9)), at: CellPosition(x: 0, y: 0))) == .none)
    }

    // MARK: Menus, forms, questions

    @Test func aPressOnAnEntryTakesIt() throws {
        let pane = MenuPane()
        pane.show(Menu("Sort by", ["Popularity", "Rating", "Title"], chosen: [], takesSeveral: false, empty: ""))
        let screen = Canvas(size: Size(width: 80, height: 20))
        screen.surface.mark(Rect(x: 0, y: 0, width: 80, height: 20), as: .row(3))
        pane.drawBox(on: screen)
        let taken = pane.handle(try press("Rating", on: screen))
        #expect(taken == .answered(.took(1)))
        // Its border hides what is below it, and whoever presses beside it leaves.
        #expect(screen.target(at: CellPosition(x: 15, y: 7)) == nil)
        #expect(screen.target(at: CellPosition(x: 0, y: 0)) == .keys([.escape]))
        for target in [Target.row(3), .entry(3), .divider] {
            let event = pane.handle(Pointing(.press(target), at: CellPosition(x: 0, y: 0)))
            #expect(event == .stays)
        }
        let none = MenuPane()
        let event = none.handle(scroll(3))
        #expect(event == nil)
    }

    @Test func whereSeveralMayBeMarkedAPressMarks() throws {
        let pane = MenuPane()
        pane.show(Menu("Genre", ["Drama", "War"], chosen: [], takesSeveral: true, empty: ""))
        _ = pane.layout(in: Size(width: 30, height: 8))
        let event = pane.handle(try press("War", on: canvas { pane.draw(on: $0) }))
        #expect(event == .answered(.marked(1)))
    }

    @Test func aWheelScrollsAMenu() {
        let pane = MenuPane()
        pane.show(Menu("Years", (0..<40).map { "year \($0)" }, chosen: [], takesSeveral: false, empty: ""))
        _ = pane.layout(in: Size(width: 30, height: 8))
        _ = pane.handle(scroll(3))
        _ = pane.layout(in: Size(width: 30, height: 8))
        #expect(!canvas { pane.draw(on: $0) }.text.contains("year 2"))
    }

    @Test func aPressGoesToAFieldAndTurnsASwitch() throws {
        let pane = FormPane()
        pane.show(
            Form(
                "Settings",
                [
                    Form.Field("Name", .text("Ada")), Form.Field("Order", .choice(["up", "down"], chosen: 1)),
                    Form.Field("Loud", .toggle(false)),
                ]))
        _ = pane.layout(in: Size(width: 30, height: 8))
        let screen = canvas { pane.draw(on: $0) }
        let events = [
            pane.handle(try press("Loud", on: screen)), pane.handle(try press("down", on: screen)),
            pane.handle(try press("Ada", on: screen)), pane.handle(.character("!")),
            pane.handle(Pointing(.press(.field(7)), at: CellPosition(x: 0, y: 0))),
        ]
        #expect(
            events == [
                .changed(field: 2, .toggle(true)), .changed(field: 1, .choice(["up", "down"], chosen: 0)), .stays,
                .changed(field: 0, .text("!Ada")), .stays,
            ])
    }

    @Test func whileASearchIsTypedAPressKeepsIt() throws {
        let presenter = RemoteListPresenterStub(title: "Movies")
        presenter.rows = ["Ran", "Ikiru"].map { Row($0, Marks(), []) }
        let pane = DrawnListScreenPane(presenter: presenter, display: nil)
        var state = ListState()
        state.rowCount = 2
        pane.list.show(state)
        pane.show(ListControls(filter: ListFilter(text: "r", isBeingTyped: true)))
        pane.layout(size: Size(width: 30, height: 8))
        let screen = canvas { surface in
            pane.draw(on: surface, hasFocus: true)
        }
        #expect(pane.handle(try press("Ran", on: screen)) == .acted)
        #expect(Array(presenter.calls.suffix(2)) == [.endSearch(keeps: true), .select(0)])
    }
}
