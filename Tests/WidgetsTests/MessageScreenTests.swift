import Browsing
import Commands
import Navigation
import Presentation
import ScreenTestSupport
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

    @Test func thereIsNothingElseToDoHere() {
        #expect(screen.commands.isEmpty)
        #expect(screen.willAppear() && !screen.isBusy && screen.status == nil)
        #expect(!screen.handle(.refresh) && !screen.handle(.down))
    }
}
