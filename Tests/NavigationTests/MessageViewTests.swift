import Navigation
import Presentation
import TerminalKit
import TestSupport
import Testing

struct MessageViewTests {
    private func canvas(_ message: Message, _ width: Int, _ height: Int) -> Canvas {
        let canvas = Canvas(size: Size(width: width, height: height))
        canvas.surface.draw(message)
        return canvas
    }

    @Test func saysWhatWhyAndWhatToDoInTheMiddle() {
        let message = Message("Timed out", why: "No answer.", remedy: "Press r.", isFailure: true)

        #expect(canvas(message, 20, 5).rows == ["", "     Timed out", "     No answer.", "      Press r.", ""])
    }

    @Test func leavesOutWhatThereIsNot() {
        #expect(canvas(Message("Loading…"), 20, 3).rows == ["", "      Loading…", ""])
    }

    @Test func wrapsWhatIsLong() {
        let lines = Message("What", why: "one two three four").lines(width: 9)

        #expect(lines.flatMap(\.spans).map(\.text) == ["What", "one two", "three", "four"])
    }

    @Test func aFailureLooksLikeOne() {
        let failure = Message("What", why: "Why", remedy: "Remedy", isFailure: true)

        #expect(failure.lines(width: 20).flatMap(\.spans).map(\.style) == [.failure, .plain, .notice])
        #expect(Message("What").lines(width: 20).flatMap(\.spans).map(\.style) == [.muted])
    }

    @Test func startsAtTheTopWhereThereIsNotRoomForAll() {
        let message = Message("What", why: "Why", remedy: "Remedy")

        #expect(canvas(message, 20, 2).rows == ["        What", "        Why"])
    }
}
