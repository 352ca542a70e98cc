import Commands
import Entities
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Matinee
@testable import Navigation
@testable import Widgets

/// Draws every message in terminals of 40, 80 and 100 columns: what happened, why, and the keys that help must be
/// visible.
@MainActor
struct EverySayingTests {
    nonisolated private static let languages = Array(Wording.all.indices)
    nonisolated private static let widths = [40, 80, 100]
    private static let usualHeight = 24
    private static let leastHeight = 8

    private func sayings(_ language: Int) -> [(property: String, place: EverySaying.Place)] {
        EverySaying(Wording.all[language]).sayings.flatMap { property, places in places.map { (property, $0) } }
    }

    @Test(arguments: languages) func nothingOfTheTablesIsForgotten(language: Int) {
        let wording = Wording.all[language]
        let said = Set(EverySaying(wording).sayings.keys)
        #expect(said.isDisjoint(with: EverySaying.labels))
        #expect(said.union(EverySaying.labels) == EverySaying.properties(of: wording))
        #expect(EverySaying(wording).sayings.allSatisfy { !$1.isEmpty })
    }

    @Test(arguments: languages, widths) func panesSayAllOfIt(language: Int, width: Int) {
        for case (let property, .pane(let message)) in sayings(language) {
            // The area inside the frame, between header and footer.
            let canvas = Canvas(size: Size(width: width - 2, height: Self.usualHeight - 4))
            canvas.surface.draw(message)
            expect(message, in: canvas.rows, "\(property), \(width)")

            let low = Canvas(size: Size(width: width - 2, height: Self.leastHeight - 4))
            low.surface.draw(message)
            expectRemedy(of: message, in: low.rows, "\(property), \(width), low")
        }
    }

    @Test(arguments: languages, widths) func whatStandsBelowATextSaysAllOfIt(language: Int, width: Int) {
        for case (let property, .pane(let message)) in sayings(language) {
            let pane = TextPane(display: nil)
            pane.show(message) { text in
                var text = text
                for _ in 1...40 { text.add("text") }
                return text
            }
            for height in [Self.usualHeight - 4, Self.leastHeight - 4] {
                let canvas = Canvas(size: Size(width: width - 2, height: height))
                pane.layout(size: canvas.size)
                pane.draw(on: canvas.surface)
                if height > Self.leastHeight {
                    expect(message, in: canvas.rows, "\(property), \(width)")
                } else {
                    expectRemedy(of: message, in: canvas.rows, "\(property), \(width), low")
                }
                #expect(canvas.rows[0].contains("text"))
            }
        }
    }

    @Test(arguments: languages, widths) func noticesSayAllOfIt(language: Int, width: Int) {
        let section = Shell.Section(
            id: SectionID(rawValue: "a"), name: "A", origin: SectionOrigin(place: "a", source: ""),
            makeScreen: { ScreenSpy("") })
        let shell = Shell(
            sections: [section], current: nil, keys: KeysInForce(.standard()), wording: Wording.all[language])
        func rows(height: Int) -> [String] {
            let canvas = Canvas(size: Size(width: width, height: height))
            shell.layout(size: canvas.size)
            shell.draw(on: canvas.surface)
            return canvas.rows
        }
        for case (let property, .notice(let message)) in sayings(language) {
            shell.notice = message
            let usual = rows(height: Self.usualHeight)
            expect(message, in: usual, "\(property), \(width)")
            expect(message.place?.split(separator: "/").last.map(String.init), in: usual, "\(property), \(width)")
            expectRemedy(of: message, in: rows(height: Self.leastHeight), "\(property), \(width), low")
        }
    }

    @Test(arguments: languages, widths) func questionsNameTheirKeys(language: Int, width: Int) {
        for case (let property, .question(let question)) in sayings(language) {
            let pane = QuestionPane()
            pane.show(question)
            // As wide as its box is there.
            let width = min(width, pane.width + 2)
            let rows = pane.layout(in: Size(width: width - 2, height: 20))
            let canvas = Canvas(size: Size(width: width - 2, height: rows))
            pane.draw(on: canvas.surface)
            let footer = Canvas(size: Size(width: width - 4, height: 1))
            FooterLine(.question(question), width: width - 4, keys: .standard(), wording: Wording.all[language])
                .draw(on: footer.surface)
            expect(question.before, in: canvas.rows, "\(property), \(width)")
            expect(question.after, in: canvas.rows, "\(property), \(width)")
            for answer in question.answers {
                let key = KeyTable.standard()[.question].sequences(for: answer.command).first?.label
                expect(key, in: footer.rows, "\(property), \(width)")
                expect(answer.word, in: footer.rows, "\(property), \(width)")
            }
        }
    }

    @Test(arguments: languages, widths) func whatEndsAListSaysWhyAndNamesItsKey(language: Int, width: Int) {
        let wording = Wording.all[language]
        let tails = sayings(language).filter { $0.property == "couldNotLoadMore" }.map(\.place)
        for (failure, place) in zip(CatalogFailure.all, tails) {
            guard case .tail(let tail) = place else { continue }
            let canvas = Canvas(size: Size(width: width - 2, height: 1))
            canvas.surface.draw(tail, y: 0)
            let row = canvas.rows[0]
            #expect(row.lowercased().contains(wording.message(failure).what.lowercased()), "\(row)")
            #expect(row.contains("· r ") == (failure != .startedOffline), "\(row)")
        }
    }

    private func expect(_ message: Message, in rows: [String], _ comment: Comment) {
        for text in [message.what, message.why] { expect(text, in: rows, comment) }
        expectRemedy(of: message, in: rows, comment)
    }

    /// What keys do may stand in lines of their own, in place of one sentence.
    private func expectRemedy(of message: Message, in rows: [String], _ comment: Comment) {
        let hints = message.hints.map { "\($0.key) \($0.what)" }
        for text in hints.isEmpty ? [message.remedy].compactMap(\.self) : hints { expect(text, in: rows, comment) }
    }

    /// The text may be wrapped.
    private func expect(_ text: String?, in rows: [String], _ comment: Comment) {
        guard let text else { return }
        func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }
        let drawn = rows.map(letters).joined()
        #expect(drawn.contains(letters(text)), comment)
    }
}
