import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Browsing

@MainActor
struct UndoStackTests {
    private enum Failure: Error { case full }

    private let notices = NoticeBoardSpy()
    private let undo: UndoStack<Failure>

    init() {
        undo = UndoStack(notices: notices, nothing: Message("Nothing")) { Message("It is \($0)") }
    }

    private var said: [String] { notices.notices.map(\.what) }

    @Test func theLastIsTakenBackFirst() async {
        undo.push { Message("One is back") }
        undo.push { Message("Two is back") }
        undo.undo()
        undo.undo()

        #expect(await eventually { @MainActor in said == ["Two is back", "One is back"] })
        #expect(undo.isEmpty)
    }

    @Test func whereThereIsNothingThatIsSaid() {
        undo.undo()

        #expect(said == ["Nothing"])
    }

    @Test func whatFailsIsSaidAndCanBeTriedAgain() async {
        let order = HeldOrder<Failure>()
        undo.push { () async throws(Failure) in
            try await order.carryOut()
            return Message("It is back")
        }
        undo.undo()
        order.end(with: .full)
        #expect(await eventually { @MainActor in said == ["It is full"] })
        undo.undo()
        order.end()

        #expect(await eventually { @MainActor in said == ["It is full", "It is back"] })
    }

    @Test func itHasBegunWhenTheKeyHasBeenHandled() {
        let order = HeldOrder<Failure>()
        undo.push { () async throws(Failure) in
            try await order.carryOut()
            return Message("It is back")
        }
        undo.undo()

        #expect(order.hasBegun)
        #expect(undo.isEmpty)
        order.end()
    }
}
