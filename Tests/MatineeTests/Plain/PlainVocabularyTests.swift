import Commands
import Entities
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Matinee

@MainActor
struct PlainVocabularyTests {
    private static let sections = [
        (id: SectionID(rawValue: "movies"), name: "Movies"), (id: SectionID(rawValue: "pokedex"), name: "Pokédex"),
    ]

    private func read(
        _ line: String, offered: Set<Command> = [.next, .note, .favourite, .filter], in language: String = "en"
    )
        -> PlainVocabulary.Answer
    {
        PlainVocabulary(Wording.sample(language).plain, sections: Self.sections) { key in
            key == .character("w") ? .standing : nil
        }
        .read(line, offered: offered)
    }

    @Test(arguments: [
        ("next", Command.next, ""), ("NEXT", .next, ""), ("nex", .next, ""), ("favourite 4", .favourite, "4"),
        ("favorite 4", .favourite, "4"), ("  find  the  words ", .filter, "the  words"), ("/words", .filter, "words"),
        ("open-page", .openPage, ""), ("keep-view", .keepView, ""), ("w 3", .standing, "3"), ("?", .help, ""),
    ])
    func wordsNamesBeginningsAndKeysAreUnderstood(line: String, command: Command, rest: String) {
        guard case .meant(.command(command), _, rest) = read(line) else {
            Issue.record("\(line): \(read(line))")
            return
        }
    }

    @Test(arguments: [("nächste", "de"), ("weiter", "de"), ("WEI", "de"), ("siguiente", "es"), ("sig", "es")])
    func eachLanguageHasItsOwn(line: String, language: String) {
        guard line != "nächste" else { return #expect(read(line, in: language).isUnknown) }
        guard case .meant(.command(.next), _, _) = read(line, in: language) else {
            Issue.record("\(line): \(read(line, in: language))")
            return
        }
    }

    @Test(arguments: ["movies", "Movies", "pokédex", "pokedex", "pok", "section-pokedex"])
    func sectionsAreGoneToByName(line: String) {
        guard case .meant(.section, _, _) = read(line) else {
            Issue.record("\(line): \(read(line))")
            return
        }
    }

    @Test func aBeginningOfSeveralIsAmbiguousUnlessOneIsOffered() {
        #expect(read("re", offered: []) == .ambiguous("re", ["refresh", "restore"]))
        guard case .meant(.command(.refresh), _, _) = read("re", offered: [.refresh]) else {
            Issue.record("\(read("re", offered: [.refresh]))")
            return
        }
    }

    @Test func whatIsNearIsNamed() {
        #expect(read("favuorite") == .unknown("favuorite", nearest: "favourite"))
        #expect(read("xyzzyplugh") == .unknown("xyzzyplugh", nearest: nil))
    }

    /// Else one of two things that are offered together could not be said.
    @Test(arguments: Wording.all.indices) func eachShownWordMeansOneThing(language: Int) {
        let words = Wording.all[language].plain
        let shown = Dictionary(grouping: Command.allCases.filter { !words.words($0).isEmpty }) {
            words.words($0)[0].folded
        }
        let shared = shown.filter { $0.value.count > 1 }.map { Set($0.value) }
        #expect(shared == [[.save, .saveForm]], "A form is never offered beside a note")
        let commands = Set(Command.allCases.flatMap { words.words($0).map(\.folded) })
        let sayings = PlainSaying.allCases.flatMap { words.sayings($0).map(\.folded) }
        #expect(commands.isDisjoint(with: sayings))
    }
}

extension PlainVocabulary.Answer {
    fileprivate var isUnknown: Bool {
        if case .unknown = self { true } else { false }
    }
}
