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
struct MessageScreenTests {
    private let screen = MessageScreen(title: "Books", message: Message("None", why: "Why.", remedy: "Do this."))

    @Test func saysWhyThereIsNothingAndWhatToDo() {
        #expect(screen.frame(16, 3).rows == ["      None", "      Why.", "    Do this."])
        #expect(screen.title == "Books")
    }

    @Test func tabsBesideItLeadToWhatThereIs() {
        var shown: [Int] = []
        let tabs = ListTabs(["Books", "Reading list"], chosen: 0)
        let screen = MessageScreen(title: "Books", message: Message("None"), tabs: tabs) { shown.append($0) }
        let frame = screen.frame(30, 11)
        #expect(frame.rows.first == "  Books   Reading list")
        #expect(frame.rows.contains { $0.contains("None") })
        #expect(screen.commands == [.nextTab])
        #expect(screen.handle(.nextTab) && screen.handle(.previousTab) && !screen.handle(.down))
        #expect(shown == [1, 1])
        screen.restore(ScreenMemento())
        #expect(shown.count == 2)
        var memento = ScreenMemento()
        memento.above = [ScreenMemento()]
        screen.restore(memento)
        #expect(shown.count == 3)
        func press(_ tab: Int) -> PointerUse {
            screen.handle(Pointing(.press(.tab(tab)), at: CellPosition(x: 0, y: 0)))
        }
        #expect(press(0) == .none && press(1) == .acted)
    }

    @Test func thereIsNothingElseToDoHere() {
        #expect(screen.commands.isEmpty)
        #expect(screen.willAppear() && !screen.isBusy && screen.status == nil)
        #expect(!screen.handle(.refresh) && !screen.handle(.down))
    }
}
