import Commands
import Entities
import TerminalKit
import TestSupport
import Testing

struct KeyChoiceTests {
    private typealias Choice = KeyProblem.Choice

    private func entry(_ place: String, _ command: String, _ keys: [String], line: Int) -> KeyChoice.Entry {
        KeyChoice.Entry(Choice(place: place, command: command, line: line), keys: keys)
    }

    private func table(
        _ preset: KeyPreset = .default, _ entries: KeyChoice.Entry...
    ) -> (table: KeyTable, problems: [KeyProblem]) {
        KeyChoice(preset: preset, entries: entries).table(sections: [.movies, .music]) { name, known in
            known.first { $0.hasPrefix(name.prefix(2)) }
        }
    }

    private func sequence(_ text: String) throws -> KeySequence { try KeySequence(text) }

    // MARK: Presets

    @Test(arguments: KeyPreset.allCases)
    func inEveryPresetEachKeyCanBePressed(preset: KeyPreset) throws {
        let table = KeyTable.standard(sections: [.movies, .music], preset: preset)
        for scope in KeyScope.allCases {
            let map = table[scope]
            for binding in map.bindings {
                for sequence in binding.sequences {
                    #expect(sequence.keys.allSatisfy { $0.isSent }, "\(sequence.label)")
                    #expect(map.meaning(of: sequence) == .command(binding.command), "\(sequence.label)")
                }
            }
        }
    }

    /// A name that cannot be read would be a key fewer.
    @Test func presetsSayWhatPeopleWhoKnowThemExpect() throws {
        let vim = KeyTable.standard(sections: [.movies, .music], preset: .vim)
        #expect(vim.takesCounts)
        for (keys, command) in [
            ("g g", Command.first), ("G", .last), ("z z", .rowToMiddle), ("z t", .rowToTop), ("z b", .rowToBottom),
            ("z a", .fold), ("g 1", .section(.movies)), ("d d", .delete), (":", .palette), ("Z Z", .quit),
            ("Ctrl-W w", .otherPane),
        ] {
            #expect(vim[KeyScope.list].meaning(of: try sequence(keys)) == .command(command), "\(keys)")
        }
        #expect(vim[KeyScope.list].meaning(of: try sequence("g")) == .beginning)
        #expect(vim[KeyScope.list].meaning(of: try sequence("1")) == .nothing)
        let emacs = KeyTable.standard(sections: [.movies], preset: .emacs)
        #expect(!emacs.takesCounts)
        for (keys, command) in [
            ("Ctrl-N", Command.down), ("Ctrl-P", .up), ("Alt-x", .palette), ("Ctrl-X Ctrl-S", .save), ("Ctrl-G", .back),
            ("Ctrl-X Ctrl-C", .quit), ("Alt-<", .first), ("Alt->", .last), ("Ctrl-V", .pageDown),
            ("1", .section(.movies)),
        ] {
            #expect(emacs[KeyScope.note].meaning(of: try sequence(keys)) == .command(command), "\(keys)")
        }
        #expect(emacs[Command.Place.question].command(for: .control("g")) == .no)
        #expect(emacs[Command.Place.palette].command(for: .control("g")) == .leavePalette)
    }

    // MARK: Choices

    @Test func whatIsChosenTakesThePlaceOfThePreset() throws {
        let (table, problems) = table(
            .default, entry("everywhere", "open", ["x", "Ctrl-X o"], line: 3), entry("everywhere", "fold", [], line: 4))
        #expect(problems.filter { !$0.isWarning } == [])
        let map = table[KeyScope.list]
        #expect(map.command(for: .character("x")) == .open)
        #expect(map.meaning(of: try sequence("Ctrl-X o")) == .command(.open))
        #expect(map.meaning(of: try sequence("Ctrl-X")) == .beginning)
        #expect(map.command(for: .enter) == nil)
        #expect(map.command(for: .character("z")) == nil)
        // It begins another one now.
        #expect(map.sequences(for: .discard).isEmpty)
    }

    @Test func aPlaceCountsBeforeEverywhere() throws {
        let (table, problems) = table(
            .default, entry("list", "delete", ["x"], line: 1), entry("everywhere", "sort", ["x"], line: 2))
        #expect(problems == [])
        #expect(table[KeyScope.list].command(for: .character("x")) == .delete)
        #expect(table[KeyScope.detail].command(for: .character("x")) == .sort)
        #expect(table[KeyScope.list].sequences(for: .sort).isEmpty)
        #expect(table[KeyScope.detail].command(for: .character("d")) == .delete)
        #expect(table[KeyScope.list].command(for: .character("d")) == nil)
    }

    @Test func ofTwoThatWantAKeyTheFirstHasIt() {
        let (table, problems) = table(
            .default, entry("everywhere", "sort", ["x"], line: 2), entry("everywhere", "refine", ["x", "Q"], line: 5))
        #expect(
            problems == [
                KeyProblem(
                    .taken("x", by: Choice(place: "everywhere", command: "sort", line: 2), key: "x"),
                    Choice(place: "everywhere", command: "refine", line: 5))
            ])
        #expect(table[KeyScope.list].command(for: .character("x")) == .sort)
        #expect(table[KeyScope.list].command(for: .character("Q")) == .refine)
    }

    @Test func aKeyThatBeginsAnotherOneIsInItsWay() {
        let problems = table(
            .default, entry("everywhere", "sort", ["x x"], line: 2), entry("everywhere", "refine", ["x"], line: 5)
        ).problems
        #expect(
            problems.map(\.kind) == [
                .taken("x", by: Choice(place: "everywhere", command: "sort", line: 2), key: "x x")
            ])
    }

    @Test func whoeverLosesItsLastKeyIsNamed() {
        let problems = table(.default, entry("everywhere", "sort", ["v"], line: 2)).problems
        #expect(
            problems == [
                KeyProblem(
                    .leftWithout(Choice(place: "everywhere", command: "sort", line: 2)),
                    Choice(place: "everywhere", command: "refine", line: 2))
            ])
        #expect(problems.allSatisfy { $0.isWarning })
    }

    @Test(arguments: ["quit", "back", "no", "leave-form", "leave-menu", "leave-palette", "end-filter", "yes"])
    func nobodyIsLockedIn(command: String) throws {
        let (table, problems) = table(.default, entry("everywhere", command, [], line: 2))
        #expect(problems.map(\.kind) == [.needed])
        let found = try #require(Command.allCases.first { $0.name == command })
        #expect(table.label(of: found, in: .list) != nil)
    }

    @Test func ofTooManyKeysTheFirstCount() throws {
        let keys = (0..<100_000).map { _ in "F5" }
        let (table, problems) = table(.default, entry("everywhere", "sort", ["F6"] + keys, line: 2))
        #expect(problems.map(\.kind) == [.tooMany(limit: 32)])
        #expect(table[KeyScope.list].command(for: .function(6)) == .sort)
    }

    @Test func whoTakesTheLastKeyOfTheWayOutGoesWithout() {
        let (table, problems) = table(
            .default, entry("everywhere", "sort", ["q"], line: 2), entry("everywhere", "refine", ["Ctrl-C"], line: 3))
        #expect(problems.contains { $0.kind == .needed })
        #expect(table[KeyScope.list].command(for: .character("q")) == .quit)
        #expect(table[KeyScope.list].command(for: .control("c")) == .quit)
    }

    /// Neither by the same keys, nor by what only begins with its key.
    @Test(arguments: [(["q"], ["q"]), (["q", "Ctrl-C"], ["Ctrl-C", "q"]), (["g"], ["x", "g o"]), (["g"], ["g"])])
    func nobodyIsLockedInByTheKeysOfOnePlace(quit: [String], open: [String]) throws {
        for preset in KeyPreset.allCases {
            let (table, problems) = table(
                preset, entry("everywhere", "quit", quit, line: 2), entry("list", "open", open, line: 3))
            for scope in KeyScope.allCases { #expect(table.label(of: .quit, in: scope) != nil, "\(preset) \(scope)") }
            #expect(problems.contains { $0.kind == .needed })
        }
    }

    @Test(arguments: [
        ("lists", "up", "x", KeyProblem.Kind.unknownPlace(nearest: "list")),
        ("list", "opened", "x", .unknownCommand(nearest: "open-page")),
        ("list", "yes", "x", .notInThisPlace), ("list", "up", "Entr", .unknownKey("Entr", nearest: "End")),
        ("list", "up", "Ctrl-I", .neverSent("Ctrl-I", sentAs: "Tab")),
        ("list", "up", "Ctrl-Enter", .neverSent("Ctrl-Enter", sentAs: nil)),
        ("list", "up", "Ctrl-1", .neverSent("Ctrl-1", sentAs: nil)),
        ("list", "up", "a b c d e", .unknownKey("a b c d e", nearest: nil)),
        ("everywhere", "line-end", "x", .isText("x")), ("everywhere", "yes", "x y", .isSequence("x y")),
    ])
    func whatCannotBeIsTold(place: String, command: String, key: String, kind: KeyProblem.Kind) {
        let (table, problems) = table(.default, entry(place, command, [key], line: 7))
        if case .unknownCommand = kind {
            #expect(problems.count == 1)
        } else {
            #expect(problems == [KeyProblem(kind, Choice(place: place, command: command, line: 7))])
        }
        // What was there stays.
        #expect(table[KeyScope.list].command(for: .up) == .up)
        #expect(table[Command.Place.question].command(for: .character("y")) == .yes)
    }

    @Test func whereTextIsTypedACommandMayKeepItsOwnCharacter() {
        let (table, problems) = table(.default, entry("everywhere", "next-choice", ["Space", "F5"], line: 7))
        #expect(problems.isEmpty)
        #expect(table[Command.Place.form].command(for: .character(" ")) == .nextChoice)
        #expect(table[Command.Place.form].command(for: .function(5)) == .nextChoice)
    }
}

struct KeyReaderTests {
    private let vim = KeyTable.standard(sections: [.movies], preset: .vim)

    private func outcomes(_ text: String) -> [KeyReader.Outcome] {
        var reader = KeyReader()
        return text.map { reader.read($0 == "␛" ? .escape : .character($0), in: vim[.list], takesCounts: true) }
    }

    @Test func keysAreRememberedUntilTheySaySomething() {
        #expect(outcomes("gg") == [.waits, .command(.first, count: nil)])
        #expect(outcomes("gxgg") == [.waits, .nothing, .waits, .command(.first, count: nil)])
        #expect(outcomes("g␛j") == [.waits, .nothing, .command(.down, count: nil)])
    }

    @Test func digitsSayHowOften() {
        #expect(outcomes("15j") == [.waits, .waits, .command(.down, count: 15)])
        #expect(outcomes("10G").last == .command(.last, count: 10))
        #expect(outcomes("3gg").last == .command(.first, count: 3))
        #expect(outcomes("0").last == .nothing)
        #expect(outcomes("5␛j").suffix(2) == [.nothing, .command(.down, count: nil)])
        #expect(outcomes("99999999j").last == .command(.down, count: 99_999))
    }

    @Test func sectionsAreBehindG() {
        #expect(outcomes("g1") == [.waits, .command(.section(.movies), count: nil)])
    }

    @Test func whatIsBegunIsShown() {
        var reader = KeyReader()
        #expect(reader.label == "")
        _ = reader.read(.character("2"), in: vim[.list], takesCounts: true)
        #expect(reader.label == "2")
        _ = reader.read(.character("g"), in: vim[.list], takesCounts: true)
        #expect(reader.label == "2 g")
        _ = reader.read(.character("g"), in: vim[.list], takesCounts: true)
        #expect(reader.label == "")
    }

    @Test func whereNoCountsAreTakenDigitsAreKeys() {
        var reader = KeyReader()
        let table = KeyTable.standard(sections: [.movies])
        #expect(
            reader.read(.character("1"), in: table[.list], takesCounts: false)
                == .command(.section(.movies), count: nil))
        #expect(reader.read(.character("9"), in: table[.list], takesCounts: false) == .nothing)
    }
}
