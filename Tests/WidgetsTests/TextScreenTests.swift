import Browsing
import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Widgets

@MainActor
struct TextScreenTests {
    @Test func showsTheTextAsItIsNow() {
        let source = TextSource([.title("Yi Yi"), .gap, .plain("one two three")])
        let screen = TextScreen(title: "Yi Yi") { source.text }
        #expect(screen.frame(10, 5).rows == [" Yi Yi", "", " one two", " three", ""])

        source.text = [.muted("gone")]
        #expect(screen.frame(10, 5).rows[0] == " gone")
    }

    @Test func inLinesTheTitleIsSaidOnce() {
        let screen = TextScreen(title: "Yi Yi") { [.title("Yi Yi"), .gap, .plain("one"), .gap, .plain("Yi Yi")] }
        #expect(screen.page.title == "Yi Yi" && screen.page.text == ["one", "", "Yi Yi"])
        #expect(TextScreen(title: "Yi Yi") { [.title("一一"), .plain("one")] }.page.text == ["一一", "one"])
    }

    private let said = [
        Paragraph.said(
            seen: [.init(label: "You", value: "● Seen · ★ 5")],
            spoken: [.init(label: "Diary", value: "Seen"), .init(label: "Your rating", value: "5 of 5")])
    ]

    @Test func whatItsReaderHasSaidIsSeenInFewWordsAndSaidInMore() {
        let screen = TextScreen(title: "") { said }
        #expect(screen.frame(30, 2).rows == [" You  ● Seen · ★ 5", ""])
        #expect(screen.page.text == ["Diary: Seen", "Your rating: 5 of 5"])

        let display = DisplaySpy(isForReader: true)
        let spoken = TextScreen(title: "", display: display) { said }
        #expect(spoken.frame(30, 2).rows == [" Diary        Seen", " Your rating  5 of 5"])
        #expect(display.changeCount == 0, "A text that is as it was asks for no frame")
    }

    @Test(arguments: [Size(width: 60, height: 30), Size(width: 108, height: 56)])
    func aTileStandsBesideTheTextOrAboveIt(size: Size) {
        let tile = PictureState(.upright, of: "Heat", hasPicture: false, nil)
        let screen = TextScreen(title: "Heat", makeTile: { tile }) { [.plain("1995")] + said }
        let rows = screen.frame(size.width, size.height).rows
        #expect(rows.contains { $0.contains(" Heat ") && $0.contains("░") })
        #expect(rows.contains { $0.hasPrefix(" 1995") } && rows.contains { $0.hasPrefix(" You  ● Seen · ★ 5") })
    }

    @Test func inALowPaneThereIsNoRoomForATile() {
        let tile = PictureState(.upright, of: "Heat", hasPicture: false, nil)
        let screen = TextScreen(title: "Heat", makeTile: { tile }) { [.plain("1995")] }
        #expect(screen.frame(28, 4).rows == [" 1995", "", "", ""])
    }

    @Test func aTitleThatIsSeenWholeInTheFrameIsNotSaidAgain() {
        let screen = TextScreen(title: "Yi Yi") { [.title("Yi Yi"), .plain("one"), .title("Ran")] }
        #expect(screen.frame(15, 4).rows == [" one", " Ran", "", ""])
        #expect(screen.frame(14, 4).rows == [" Yi Yi", " one", " Ran", ""])
    }

    @Test func aTitleThatChangesIsThatOfNow() {
        let source = TextSource([.title("Fav"), .plain("one")])
        let screen = TextScreen(title: { source.text.lazy.compactMap(\.asTitle).first ?? "gone" }) { source.text }
        #expect(screen.title == "Fav" && screen.page.title == "Fav")
        #expect(screen.frame(23, 2).rows == [" one", ""])

        source.text = [.title("Fav 39"), .plain("one")]
        #expect(screen.title == "Fav 39" && screen.page.title == "Fav 39")
        #expect(screen.frame(24, 2).rows == [" one", ""])
        source.text = []
        #expect(screen.title == "gone")
    }

    @Test func scrollsWhereItIsLongerThanThePane() {
        let screen = TextScreen(title: "") { (1...9).map { .plain("\($0)") } }
        _ = screen.frame(10, 3)
        #expect(screen.commands == [.down])
        #expect(screen.handle(.last))

        #expect(screen.frame(10, 3).rows == [" 7", " 8", " 9"])
        #expect(screen.memento.top == 6)
        #expect(!screen.handle(.refresh))
    }

    @Test func aLongTextHasAScrollbarThatIsPressed() {
        let screen = TextScreen(title: "") { (1...16).map { .plain("\($0)") } }
        let canvas = screen.frame(10, 8)
        #expect(canvas.rows[0] == " 1       ▐" && canvas.rows[7] == " 8")
        #expect(screen.status == nil)
        let end = CellPosition(x: 9, y: 7)
        #expect(screen.handle(Pointing(.press(canvas.target(at: end)), at: end)) == .marked)
        #expect(screen.frame(10, 8).rows[7] == " 16      ▐")
    }
}

@MainActor
private final class TextSource {
    var text: [Paragraph]

    init(_ text: [Paragraph]) {
        self.text = text
    }
}
