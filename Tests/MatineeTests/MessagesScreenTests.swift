import Entities
import Foundation
import HTTP
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import Matinee

/// All notices of a run.
@MainActor
struct MessagesScreenTests {
    nonisolated private static let locales = Language.locales
    private static let noon = 1_795_435_205

    private let messages: ToldMessages

    init() {
        var now = Self.noon
        messages = ToldMessages {
            now += 61
            return now
        }
    }

    private func screen(_ locale: String) -> TextScreen {
        let wording = Wording.sample(locale)
        return TextScreen(title: wording.messages.title) { [messages] in
            wording.messages.paragraphs(messages.all, wording.format, timeZone: .gmt)
        }
    }

    private func tell(_ wording: Wording) {
        messages.note(Message(wording.mouse.released))
        messages.note(wording.messages.notLogged(.notWritable(path: LogFailure.path)))
        messages.note(wording.library.failure(.readOnly(path: "/home/ada/.local/share/matinee/library.sqlite")))
        messages.note(Message(wording.openedLink("https://www.example.org/a/rather/long/address/of/a/film/9603")))
    }

    @Test(arguments: locales, [(80, 22), (120, 38), (200, 58), (30, 6)])
    func theLastOneIsTheFirst(locale: String, size: (width: Int, height: Int)) throws {
        tell(.sample(locale))
        let name = "messages-\(locale == "C" ? "" : "\(locale)-")\(size.width)x\(size.height)"
        try RecordedScreen(name).compare(with: screen(locale).frame(size.width, size.height))
    }

    @Test func eachHasItsTimeAndDaysAreToldApart() {
        let format = Wording.sample("de").format
        let message = Message("Was", why: "warum", remedy: "und nun", place: "/da")
        let (today, yesterday) = ((message, Self.noon), (Message("Vorher"), Self.noon - 86_400))
        let words = Wording.sample("de").messages
        #expect(
            words.paragraphs([today], format, timeZone: .gmt)
                == [.plain("12:00:05  Was: warum. und nun"), .muted("/da")])
        #expect(
            words.paragraphs([today, yesterday], format, timeZone: .gmt)
                == [
                    .label("23. Nov. 2026"), .gap, .plain("12:00:05  Was: warum. und nun"), .muted("/da"), .gap,
                    .label("22. Nov. 2026"), .gap, .plain("12:00:05  Vorher"),
                ])
        #expect(words.paragraphs([], format, timeZone: .gmt) == [.plain(words.none)])
    }

    @Test func onlyTheLastOnesStay() {
        for number in 1...(ToldMessages.most + 5) { messages.note(Message("\(number)")) }
        #expect(messages.all.count == ToldMessages.most)
        #expect(messages.all.first?.message.what == "205" && messages.all.last?.message.what == "6")
    }

    @Test func whatIsToldAgainStandsThereOnce() {
        for _ in 1...3 { messages.note(Message("again")) }
        messages.note(Message("other"))
        messages.note(Message("again"))
        #expect(messages.all.map(\.message.what) == ["again", "other", "again"])
        #expect(messages.all[2].secondsSince1970 == Self.noon + 3 * 61)
    }

    @Test func whatIsToldWithMoreToItStandsThereOnce() {
        messages.note(Message("https://a.example"))
        messages.note(Message("Copied", remedy: "https://a.example"))
        #expect(messages.all.map(\.message.what) == ["Copied"])
    }

    @Test func whyAServiceFailedIsToldWithItsName() {
        let wording = Wording.sample("C")
        let source = SourceID(rawValue: "service")
        func told(_ failure: CatalogFailure?) -> String? {
            wording.failure(RequestReport(source: source, host: "h", failure: failure, took: .zero))?.what
        }
        #expect(told(nil) == nil && told(.notFound) == nil && told(.cancelled) == nil)
        let name = wording.sources.name(of: source)
        #expect(told(.timedOut(host: "h")) == "\(name)  \(wording.message(.timedOut(host: "h")).what)")
    }

    @Test func whatIsNoticedIsToldAlsoIfNobodySeesIt() {
        var heard: [String] = []
        let messages = ToldMessages(heard: { heard.append($0.what) })
        let notices = FooterNotices(display: DisplaySpy(), messages: messages)
        notices.post(Message("before there is a screen"))
        notices.withdraw(Message("before there is a screen"))
        notices.post(Message("later"))
        #expect(heard == ["before there is a screen", "later"])
        #expect(messages.all.map(\.message.what) == ["later", "before there is a screen"])
    }

    @Test func whatIsSeenAtOnceIsToldOnlyToThoseWhoAreReadTo() {
        for isForReader in [true, false] {
            let (display, messages) = (DisplaySpy(isForReader: isForReader), ToldMessages())
            FooterNotices(display: display, messages: messages).announce(Message("A favourite now"))
            #expect(display.changeCount == (isForReader ? 1 : 0))
            #expect(messages.all.map(\.message.what) == (isForReader ? ["A favourite now"] : []))
        }
        let plain = PlainNotices()
        plain.announce(Message("A favourite now"))
        #expect(plain.take().isEmpty, "The row is said anew, with its mark")
    }
}
