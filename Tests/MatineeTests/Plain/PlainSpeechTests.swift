import Commands
import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing
import Widgets

@testable import Matinee

struct PlainSpeechTests {
    private let speech = PlainSpeech(wording: .sample("en"))

    @Test func aRowIsItsNumberTitleFactsAndMarks() {
        let row = PlainRow(
            "In the Mood for Love", .texts("2000", nil, "") + [.rating("8.1")], Marks(isFavourite: true, hasNote: true),
            number: 4)
        #expect(speech.line(of: row) == "4. In the Mood for Love, 2000, rating 8.1, favourite, note")
    }

    @Test func aStateIsCalledAsThePageOfTheThingCallsIt() {
        func said(_ kind: LibrarySubject.Kind?) -> String {
            speech.line(of: PlainRow("A", [], Marks(hasNote: true, state: .done, of: kind), number: 1))
        }
        #expect(said(.movie) == "1. A, seen, note")
        #expect(said(.album) == "1. A, heard, note")
        #expect(said(.book) == "1. A, read, note")
        #expect(said(nil) == "1. A, done, note")
    }

    @Test(arguments: ["\u{1B}[2Jx", "a\u{9B}31mb", "\u{202E}evil", "a\nb\u{7}", "\u{1B}]0;t\u{7}x"])
    func nothingOfATitleIsObeyed(title: String) {
        var page = PlainPage(title)
        page.rows = [PlainRow(title, [.text(title), .labelled(title, title)], number: 1)]
        page.text = [title]
        page.messages = [Message(title, why: title, remedy: title, place: title, isFailure: true)]
        for line in [speech.heading(of: page)] + speech.body(of: page) {
            #expect(terminalHarm(in: line) == nil && !line.contains("\n"), "\(line.debugDescription)")
        }
    }

    @Test func wideAndRightToLeftTitlesStayWhatTheyAre() {
        #expect(speech.line(of: PlainRow("花樣年華", number: 1)) == "1. 花樣年華")
        #expect(speech.line(of: PlainRow("שלום עליכם", number: 2)) == "2. שלום עליכם")
    }

    @Test func aFailureIsOneLine() {
        let message = Message("Offline", why: "no network", remedy: "Press r.", isFailure: true)
        #expect(speech.line(of: message) == "Error: Offline: no network. Press r.")
    }

    @Test func thePromptSaysWhatTheScreenTakes() {
        var page = PlainPage("Films")
        page.rows = [PlainRow("A", number: 1)]
        page.range = .init(first: 1, last: 10, total: 240)
        page.hasFurther = true
        let offered: [Command] = [.open, .next, .previous, .favourite, .note, .filter, .back]
        #expect(speech.heading(of: page) == "Films, 1 to 10 of 240")
        #expect(
            speech.prompt(for: page, offered: offered, leadsBack: true)
                == "NUMBER, next, find WORDS, favourite N, back, help, quit:")
    }
}
