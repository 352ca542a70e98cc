import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Browsing
@testable import Widgets

@MainActor
struct TextPanePlaceTests {
    private let pane = TextPane(display: DisplaySpy())

    /// Names that lead somewhere, one a line, each with lines below it that lead nowhere.
    private func show(_ names: String..., apart: Int = 1) {
        pane.show(nil) { text in
            var text = text
            for name in names {
                text.add(LinkedText("film ") + LinkedText(name, .page(name)))
                for _ in 1..<apart { text.add("–") }
            }
            return text
        }
    }

    private func showSections() {
        pane.show(nil) { text in
            var text = text
            text.add("Title")
            text.addSection("cast", "Cast", count: "2") {
                $0.add(LinkedText("Ada", .page("ada")))
                $0.add(LinkedText("Bob", .page("bob")))
            }
            text.addSection("moves", "Moves", isFolded: true) { $0.add("Bite") }
            return text
        }
    }

    private func draw(_ width: Int = 20, _ height: Int = 4, hasFocus: Bool = true) -> Canvas {
        let canvas = Canvas(size: Size(width: width, height: height))
        pane.layout(size: canvas.size)
        pane.draw(on: canvas.surface, hasFocus: hasFocus)
        return canvas
    }

    private func marked(_ width: Int = 20, _ height: Int = 4) -> [String] {
        draw(width, height).texts(in: .selected)
    }

    private func goes(_ command: Command = .open) -> [Place] {
        var places: [Place] = []
        _ = pane.handle(command) { places.append($0) }
        return places
    }

    @Test func nothingIsMarkedUntilSomebodyWalks() {
        show("a", "b")
        #expect(marked() == [])
        #expect(!pane.handle(.open))
        #expect(pane.commands == [.nextPlace])
    }

    @Test func aMarkIsSeenOnlyWhileThePaneHasTheKeyboardAndIsKept() {
        show("a", "b")
        _ = draw()
        for _ in 1...2 { _ = pane.handle(.nextPlace) }
        #expect(draw(hasFocus: false).texts(in: .selected) == [])
        #expect(marked() == ["b"])
    }

    @Test func walkingMarksOneAfterTheOtherAndStaysAtTheEnds() {
        show("a", "b", "c")
        _ = draw()
        let forth = (1...4).map { _ in
            _ = pane.handle(.nextPlace)
            return marked()
        }
        let back = (1...3).map { _ in
            _ = pane.handle(.previousPlace)
            return marked()
        }

        #expect(forth == [["a"], ["b"], ["c"], ["c"]])
        #expect(back == [["b"], ["a"], ["a"]])
        #expect(pane.commands == [.open, .nextPlace])
    }

    @Test func whereNothingLeadsAnywhereThereIsNothingToMark() {
        pane.show(nil) { text in
            var text = text
            text.add("only text")
            return text
        }
        _ = draw()

        #expect(!pane.handle(.nextPlace))
        #expect(!pane.handle(.fold))
        #expect(pane.commands == [])
    }

    @Test func enterGoesToTheMarkedPlace() {
        show("a", "b")
        _ = draw()
        _ = pane.handle(.nextPlace)
        _ = pane.handle(.nextPlace)

        #expect(goes() == [.page("b")])
    }

    @Test func whatIsMarkedIsScrolledTo() {
        show("a", "b", "c", apart: 5)
        _ = draw()
        for _ in 1...3 { _ = pane.handle(.nextPlace) }
        #expect(marked() == ["c"])

        _ = pane.handle(.previousPlace)
        #expect(marked() == ["b"])
    }

    @Test func whoHasScrolledAwayMarksWhatIsInSight() {
        show("a", "b", "c", "d", apart: 5)
        _ = draw()
        _ = pane.handle(.nextPlace)
        _ = pane.handle(.last)
        _ = pane.handle(.up)
        #expect(marked() == [])

        _ = pane.handle(.nextPlace)
        #expect(marked() == ["d"])
    }

    @Test func aNameOfSeveralLinesIsOnePlace() {
        show("Donaudampfschifffahrtsgesellschaft", "b")
        _ = draw(18)
        _ = pane.handle(.nextPlace)
        #expect(marked(18) == ["Donaudampfschiff", "fahrtsgesellscha", "ft"])

        _ = pane.handle(.nextPlace)
        #expect(marked(18) == ["b"])
    }

    @Test func newsOfTheTextLeaveTheMarkWhereItIsStillThere() {
        show("a", "b", "c")
        _ = draw()
        for _ in 1...2 { _ = pane.handle(.nextPlace) }
        show("new", "a", "b", "c")
        #expect(marked() == ["b"])

        show("a")
        #expect(marked() == [])
    }

    @Test func anotherThingStartsWithoutAMark() {
        show("a", "b")
        _ = draw()
        _ = pane.handle(.nextPlace)
        pane.startAnew()
        show("a", "b")

        #expect(marked() == [])
    }

    @Test func aSectionIsFoldedAndUnfoldedAtItsHeading() {
        showSections()
        #expect(draw(20, 9).rows == [" Title", "", " ▾ Cast", " Ada", " Bob", "", " ▹ Moves", "", ""])
        #expect(pane.commands == [.nextPlace, .fold])

        _ = pane.handle(.nextPlace)
        _ = pane.handle(.fold)
        #expect(draw(20, 9).rows == [" Title", "", " ▹ Cast · 2", " ▹ Moves", "", "", "", "", ""])
        #expect(marked(20, 9) == ["▹ Cast · 2"])

        _ = pane.handle(.fold)
        #expect(draw(20, 9).rows[3] == " Ada")
    }

    @Test func enterAtAHeadingFoldsToo() {
        showSections()
        _ = draw(20, 9)
        for _ in 1...4 { _ = pane.handle(.nextPlace) }
        #expect(goes() == [])
        #expect(draw(20, 9).rows.suffix(3) == [" ▾ Moves", " Bite", ""])
    }

    @Test func foldingWithinASectionMarksItsHeading() {
        showSections()
        _ = draw(20, 9)
        for _ in 1...3 { _ = pane.handle(.nextPlace) }
        #expect(marked(20, 9) == ["Bob"])
        _ = pane.handle(.fold)

        #expect(marked(20, 9) == ["▹ Cast · 2"])
    }

    @Test func withoutAMarkTheFirstSectionInSightFolds() {
        showSections()
        _ = draw(20, 9)
        _ = pane.handle(.fold)
        #expect(draw(20, 9).rows[2] == " ▹ Cast · 2")
    }

    @Test func whatIsUnfoldedIsInSight() {
        showSections()
        _ = draw(20, 3)
        for _ in 1...4 { _ = pane.handle(.nextPlace) }
        #expect(draw(20, 3).rows.last == " ▹ Moves")
        _ = pane.handle(.fold)

        #expect(draw(20, 3).rows.suffix(2) == [" ▾ Moves", " Bite"])
    }

    @Test func aLaterSessionHasTheMarkAgain() {
        show("a", "b", "b", "c")
        _ = draw()
        for _ in 1...3 { _ = pane.handle(.nextPlace) }
        let memento = pane.memento
        let later = TextPanePlaceTests()
        later.pane.restore(memento)
        #expect(later.pane.memento == memento)
        later.show("a")
        #expect(later.marked() == [], "It is not there yet")
        #expect(later.pane.memento == memento)

        later.show("a", "b", "b", "c")
        _ = later.draw()
        #expect(later.pane.memento == memento)
        #expect(later.marked() == ["b"])
    }
}
