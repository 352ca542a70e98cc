import Navigation
import Presentation
import TerminalKit
import TestSupport
import Testing
import Widgets

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

    private let nothing = Message("Nothing", why: "Yet.", hints: [.init("f", "keeps it"), .init("Ctrl-E", "imports")])

    @Test func keysStandBelowEachOtherWhereTheyAreSeen() {
        let rows = canvas(nothing, 30, 5).rows
        #expect(rows[2...] == ["", "       f       keeps it", "       Ctrl-E  imports"])
        #expect(nothing.lines(width: 26).flatMap(\.spans).allSatisfy { $0.style != .notice })
    }

    @Test func withoutRoomForThatTheyAreASentence() {
        #expect(nothing.text == "Nothing: Yet. f keeps it, Ctrl-E imports.")
        #expect(nothing.lines(width: 14).last?.text == "imports.")
        #expect(canvas(nothing, 60, 2).rows.joined().contains("f keeps it, Ctrl-E imports."))
    }

    @Test func inTheMiddleLinesAreOfAboutOneLengthAndNeverVeryLong() {
        let message = Message("Nothing", why: "All you want to come back to will be here.")
        #expect(
            canvas(message, 44, 5).rows == [
                "", "                  Nothing", "            All you want to come", "           back to will be here.",
                "",
            ])
        let long = Message(Array(repeating: "word", count: 40).joined(separator: " "))
        let rows = canvas(long, 118, 9).rows.filter { !$0.isEmpty }
        #expect(rows.count == 4 && rows.allSatisfy { $0.drop { $0 == " " }.count <= 60 })
        #expect(Set(rows.dropLast().map(\.count)).count == 1)
    }

    @Test("A sentence of little more than that has one line where there is room for it")
    func aSentenceHasALineOfItsOwn() {
        let sentence = "Books you want to read, are reading or have read will be here."
        #expect(canvas(Message(sentence), 118, 1).rows == [String(repeating: " ", count: 28) + sentence])
        #expect(canvas(Message(sentence), 64, 2).rows.allSatisfy { $0.count < 50 })
    }

    @Test("A word that is as long as the room is not broken, and a text without blanks is")
    func whatCannotBeBalancedIsLeftAsItIs() {
        let name = String(repeating: "x", count: 16)
        #expect(canvas(Message("a \(name)"), 20, 2).rows == ["         a", "  \(name)"])
        #expect(canvas(Message(name + name), 20, 2).rows == ["  \(name)", "  \(name)"])
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

    private let damaged = Message(
        "The library is damaged", why: "Its file has lost its form.", remedy: "Press r to try again.",
        place: "/home/ada/.local/share/matinee/library.sqlite", isFailure: true)

    @Test func whereItIsComesLast() {
        #expect(
            damaged.lines(width: 60).flatMap(\.spans).map(\.text) == [
                "The library is damaged", "Its file has lost its form.", "Press r to try again.",
                "/home/ada/.local/share/matinee/library.sqlite",
            ])
    }

    @Test func aPathGivesWayToAllElse() {
        func lines(height: Int) -> [String] {
            damaged.lines(width: 30, height: height).flatMap(\.spans).map(\.text)
        }
        #expect(lines(height: 4).last == "/home/ada/…inee/library.sqlite")
        #expect(lines(height: 3) == ["The library is damaged", "Its file has lost its form.", "Press r to try again."])
    }

    @Test func theReasonGivesWayToWhatHappenedAndWhatToDo() {
        let message = Message("What", why: String(repeating: "why ", count: 40), remedy: "Press r.")

        let rows = canvas(message, 24, 2).rows
        #expect(rows.joined().contains("What: why"))
        #expect(rows.joined().contains("Press r."))
    }

    @Test func aLongNameGivesWayToWhatToDo() {
        let message = Message("Deleted “\(String(repeating: "name ", count: 90))”", remedy: "Press u to undo.")

        let rows = message.rows(width: 38, height: 3)
        #expect(rows.count <= 3)
        #expect(
            rows.first?.hasPrefix("Deleted “name") == true && rows.joined(separator: " ").hasSuffix("Press u to undo."))
    }

    @Test func inAFewRowsItIsRunningTextWithThePathWhereThereIsRoom() {
        let rows = damaged.rows(width: 60, height: 5)
        #expect(
            rows == [
                "The library is damaged: Its file has lost its form. Press r",
                "to try again. · /home/ada/.loca…share/matinee/library.sqlite",
            ])
        #expect(damaged.rows(width: 60, height: 1).joined().contains("Press r to try again."))
        #expect(
            damaged.rows(width: 76, height: 1) == [
                "The library is damaged: Its file has lost its form. Press r to try again."
            ])
    }
}
