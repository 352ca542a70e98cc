import Glibc
import Pictures
import TerminalKit
import TestSupport
import Testing

@testable import CursesTerminal

/// Whatever a terminal answers, and whenever that comes: the keys that are read are those that were typed.
struct AnswersTests {
    /// Typed behind the answers, one behind each. Some begin as answers do.
    private static let typed: [(text: String, key: Key)] = [
        ("j", .character("j")), ("\u{1B}[B", .down), ("ä", .character("ä")), ("\r", .enter), ("_", .character("_")),
        ("\u{1B}OA", .up), ("P", .character("P")), ("]", .character("]")), ("c", .character("c")),
    ]

    /// The answers with something typed behind each, and the keys that this was.
    private static func mixed(_ answers: Answers) -> (text: String, keys: [Key]) {
        let pairs = zip(answers.strings, typed)
        return (pairs.map { $0 + $1.text }.joined(), pairs.map(\.1.key))
    }

    private static func method(_ answers: Answers, after events: [InputEvent]) -> PictureDisplay.Method? {
        var detection = PictureDetection(
            PictureDetection.Start(
                wish: .auto, isUnicode: true, environment: { answers.environment[$0] }))
        for case .reply(let reply) in events { detection.take(reply) }
        return detection.display(colors: .direct, cell: nil)?.method
    }

    private static func keys(of events: [InputEvent]) -> [Key] {
        events.compactMap { if case .key(let key) = $0 { key } else { nil } }
    }

    @Test("Whole, twice, and long after nobody waits for them any more", arguments: Answers.all)
    func answersAreNoKeys(answers: Answers) async {
        await #expect(processExitsWith: .success) { [answers = answers as Answers] in
            let line = try await AnsweringLine()
            let (text, keys) = Self.mixed(answers)
            let whole = await line.events(answers.strings.joined())
            #expect(Self.keys(of: whole) == [])
            #expect(Self.method(answers, after: whole) == answers.method)
            #expect(Self.keys(of: await line.events(text)) == keys)
            #expect(Self.keys(of: await line.events(text + text)) == keys + keys)
            let late = await line.events(text, isLate: true)
            #expect(Self.keys(of: late) == keys)
            #expect(Self.method(answers, after: late) == answers.method)
        }
    }

    @Test("Wherever the line cuts them, while they are waited for and later", arguments: Answers.all)
    func answersInPartsAreNoKeys(answers: Answers) async {
        await #expect(processExitsWith: .success) { [answers = answers as Answers] in
            let line = try await AnsweringLine()
            let (text, keys) = Self.mixed(answers)
            let bytes = Array(text.utf8)
            for isLate in [false, true] {
                for cut in 1..<bytes.count {
                    let first = await line.events(bytes[..<cut], isLate: isLate)
                    let events = first + (await line.events(bytes[cut...], isLate: isLate))
                    #expect(Self.keys(of: events) == keys, "cut at \(cut)")
                    #expect(Self.method(answers, after: events) == answers.method, "cut at \(cut)")
                }
            }
        }
    }

    @Test("A paste among them is one text, and what it holds is no answer", arguments: Answers.all)
    func aPastedAnswerIsText(answers: Answers) async {
        await #expect(processExitsWith: .success) { [answers = answers as Answers] in
            let line = try await AnsweringLine()
            let (text, _) = Self.mixed(answers)
            let events = await line.events("\u{1B}[200~\(text)\u{1B}[201~" + "x")
            #expect(events == [.key(.paste(text)), .key(.character("x"))])
        }
    }

    @Test("Who never answers keeps no key back")
    func silenceKeepsNothingBack() async {
        await #expect(processExitsWith: .success) {
            let line = try await AnsweringLine()
            for (text, key) in Self.typed { #expect(Self.keys(of: await line.events(text)) == [key]) }
        }
    }
}
