import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Browsing
@testable import Widgets

@MainActor
struct TextPaneTests {
    private let display = DisplaySpy()
    private let pane: TextPane

    init() {
        pane = TextPane(display: display)
    }

    private func show(lines count: Int, message: Message? = nil) {
        pane.show(message) { $0.adding((0..<count).map { "line \($0)" }) }
    }

    private func rows(_ width: Int = 20, _ height: Int = 4) -> [String] {
        let canvas = Canvas(size: Size(width: width, height: height))
        pane.layout(size: canvas.size)
        pane.draw(on: canvas.surface)
        return canvas.rows
    }

    @Test func aTextStandsOneCellIn() {
        show(lines: 2)

        #expect(rows() == [" line 0", " line 1", "", ""])
    }

    @Test func withoutTextTheMessageStandsInItsPlace() {
        pane.show(Message("Loading…"), text: nil)

        #expect(rows() == ["", "      Loading…", "", ""])
    }

    @Test("While nothing of it is known yet, bars stand below what is said")
    func barsStandWhereTheTextWillBe() {
        pane.show(Message("Loading…"), isComing: true, text: nil)
        let (long, middle, short) = (bar(17), bar(14), bar(9))

        #expect(rows() == [" Loading…", long, middle, short])
        #expect(rows(20, 6) == [" Loading…", long, middle, short, "", ""])
    }

    @Test("Below what is known of it bars take no room from that")
    func barsStandBelowWhatIsKnown() {
        pane.show(Message("Loading…"), isComing: true) { $0.adding(["line 0"]) }
        #expect(rows(20, 6) == [" line 0", "", " Loading…", bar(17), bar(14), bar(9)])
        #expect(rows(20, 4) == [" line 0", "", " Loading…", bar(17)])
        pane.show(Message("Loading…"), isComing: true) { $0.adding((0..<9).map { "line \($0)" }) }
        #expect(rows() == [" line 0", " line 1", " line 2", " Loading…"])
    }

    @Test func aReaderIsToldNoBars() {
        pane.show(Message("Loading…"), isComing: true, text: nil)
        let canvas = Canvas(size: Size(width: 20, height: 4))
        canvas.isForReader = true
        pane.layout(size: canvas.size)
        pane.draw(on: canvas.surface)
        #expect(canvas.rows == ["", "      Loading…", "", ""])
    }

    private func bar(_ length: Int) -> String { " " + String(repeating: "░", count: length) }

    @Test func withoutEitherItIsBlank() {
        #expect(rows() == ["", "", "", ""])
    }

    @Test func whatIsToBeSaidStandsBelowAShortText() {
        show(lines: 1, message: Message("Offline"))

        #expect(rows() == [" line 0", "", " Offline", ""])
    }

    @Test func whatIsToBeSaidStaysInSightBelowALongText() {
        show(lines: 9, message: Message("Offline"))
        _ = rows()
        _ = pane.handle(.last)

        #expect(rows() == [" line 6", " line 7", " line 8", " Offline"])
    }

    @Test func whatIsToBeSaidHasAtMostHalfOfThePane() {
        show(lines: 9, message: Message("one", why: "two two two two two two two two", remedy: "three three three"))

        #expect(rows(20, 8).prefix(4).allSatisfy { $0.hasPrefix(" line") })
        #expect(rows(20, 8).suffix(4).joined(separator: " ").hasSuffix("three three three"))
    }

    @Test func inTheLowestPanesWhatToDoAboutItHasRoomBesideALineOfTheText() {
        show(lines: 9, message: Message("one", why: "two", remedy: "three"))

        #expect(rows() == [" line 0", " one", " two", " three"])
    }

    @Test func theTextIsMadeForTheWidthInside() {
        pane.show(nil) { $0.adding(["\($0.width)"]) }

        #expect(rows(30)[0] == " 28")
        #expect(rows(20)[0] == " 18")
    }

    @Test func linesAreNoLongerThanCanBeRead() {
        pane.show(nil) { $0.adding(["\($0.width)"]) }

        #expect(rows(300)[0] == " \(TextLayout.readableWidth)")
    }

    @Test("Below a picture lines are as long as the pane is wide, unless the text scrolls")
    func belowAPictureLinesAreLonger() {
        func rows(_ height: Int) -> [String] {
            let canvas = Canvas(size: Size(width: 21, height: height))
            pane.layout(size: canvas.size, beside: ShortLines(3, width: 9))
            pane.draw(on: canvas.surface)
            return canvas.rows
        }
        pane.show(nil) { text in
            var text = text
            text.addParagraphs("one two three four five six seven eight nine ten")
            return text
        }
        #expect(rows(5) == [" one two", " three", " four five", " six seven eight", " nine ten"])
        #expect(rows(4) == [" one two", " three", " four five", " six seven"])
        pane.show(nil) { $0.adding(["one two", "three"]) }
        #expect(rows(4) == [" one two", " three", "", ""])
    }

    @Test func aTextIsMadeOnceForASize() {
        var count = 0
        pane.show(nil) { text in
            count += 1
            return text
        }
        _ = rows()
        _ = rows()

        #expect(count == 1)
    }

    @Test func theStatusSaysHowMuchWasInSight() {
        show(lines: 8)
        _ = rows()

        #expect(pane.status == "50 %")
    }

    @Test func whereThereIsRoomAScrollbarSaysIt() {
        show(lines: 24)
        #expect(rows(20, 12)[0] == " line 0            ▐")
        #expect(pane.status == nil)
        _ = pane.handle(.last)
        #expect(rows(20, 12)[0] == " line 12")
        #expect(rows(20, 12)[11] == " line 23           ▐")
    }

    @Test func aTextThatFitsHasNoStatusAndNothingToScrollBy() {
        show(lines: 4)
        _ = rows()

        #expect(pane.status == nil)
        #expect(pane.commands.isEmpty)
    }

    @Test func aTextThatDoesNotFitIsScrolledBy() {
        show(lines: 5)
        _ = rows()

        #expect(pane.commands == [.down])
    }

    @Test("Where the picture stands left, lines begin behind it, and below it at the edge, unless the text scrolls")
    func linesBesideAPictureOnTheLeft() {
        func rows(_ words: Int) -> [String] {
            pane.show(nil) { layout in
                var layout = layout
                layout.addParagraphs((1...words).map { "word\($0)" }.joined(separator: " "))
                return layout
            }
            let canvas = Canvas(size: Size(width: 26, height: 4))
            pane.layout(size: canvas.size, beside: ShortLines(2, width: 11, indent: 13))
            pane.draw(on: canvas.surface)
            return canvas.rows
        }
        let margin = String(repeating: " ", count: 14)
        #expect(rows(2) == [margin + "word1 word2", "", "", ""])
        #expect(rows(8) == [margin + "word1 word2", margin + "word3 word4", " word5 word6 word7 word8", ""])
        #expect(rows(40).allSatisfy { $0.hasPrefix(margin + "word") })
    }

    @Test("What is marked and was scrolled away is not opened, and nothing says that it would be")
    func whatIsMarkedOutOfSightIsNotOpened() {
        pane.show(nil) { layout in
            var layout = layout
            layout.add(LinkedText("A", .page("https://a.test")))
            return layout.adding((0..<9).map { "line \($0)" })
        }
        _ = rows()
        #expect(pane.handle(.nextPlace) && pane.commands.contains(.open))
        _ = pane.handle(.last)
        _ = rows()
        #expect(!pane.commands.contains(.open) && pane.commands.contains(.nextPlace) && !pane.handle(.open))
        _ = pane.handle(.first)
        #expect(pane.commands.contains(.open) && pane.handle(.open))
    }

    @Test func scrollingIsANewFrame() {
        show(lines: 9)
        _ = rows()
        let count = display.changeCount

        #expect(pane.handle(.down))
        #expect(rows() == [" line 1", " line 2", " line 3", " line 4"])
        #expect(display.changeCount == count + 1)
    }

    @Test(arguments: [Command.open, .back, .next, .refresh, .section(.movies)])
    func otherCommandsAreLeftAlone(command: Command) {
        show(lines: 9)

        #expect(!pane.handle(command))
    }

    @Test func itGoesBackToTheTop() {
        show(lines: 9)
        _ = rows()
        _ = pane.handle(.last)
        pane.startAnew()

        #expect(rows()[0] == " line 0")
    }

    @Test func anotherTextIsShownFromWhereSomebodyIs() {
        show(lines: 9)
        _ = rows()
        _ = pane.handle(.down)
        pane.show(nil) { $0.adding((0..<9).map { "other \($0)" }) }

        #expect(rows()[0] == " other 1")
    }

    @Test func aLaterSessionGoesBackToItsLine() {
        pane.restore(ScreenMemento(top: 3))
        show(lines: 9)

        #expect(rows()[0] == " line 3")
        #expect(pane.memento.top == 3)
    }

    @Test func aLineThatIsStillToComeIsWhereOneIs() {
        pane.restore(ScreenMemento(top: 3))
        #expect(pane.memento.top == 3)
        pane.show(Message("You are offline"), text: nil)
        _ = rows()
        _ = pane.handle(.down)
        #expect(pane.memento.top == 3)

        show(lines: 9)
        _ = rows()
        _ = pane.handle(.down)
        #expect(pane.memento.top == 4)
    }

    @Test func aLaterSessionWaitsForItsLine() {
        pane.restore(ScreenMemento(top: 3))
        show(lines: 2)
        _ = rows()
        show(lines: 9)

        #expect(rows()[0] == " line 3")
    }
}

extension LinkedLayout {
    fileprivate func adding(_ lines: [String]) -> LinkedLayout {
        var layout = self
        for line in lines { layout.add(line) }
        return layout
    }
}
