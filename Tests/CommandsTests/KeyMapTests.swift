import Commands
import Entities
import TerminalKit
import TestSupport
import Testing

struct KeyMapTests {
    private static let table = KeyTable.standard()

    private func map(of place: Command.Place) -> KeyMap { Self.table[place] }

    /// A key that says two things where it is pressed would only ever say the first.
    @Test(arguments: Command.allCases)
    func everyCommandHasKeysThatSayItInItsPlace(command: Command) {
        let map = map(of: command.place)
        let sequences = map.sequences(for: command)
        #expect(sequences == command.defaultKeys.map { KeySequence($0) })
        #expect(sequences.allSatisfy { map.meaning(of: $0) == .command(command) })
    }

    /// In the presets of other programs, or not at all until somebody chooses some.
    @Test func onlyWhatPlacesARowHasNoKeysOfItsOwn() {
        #expect(
            Command.allCases.filter(\.defaultKeys.isEmpty) == [.rowToTop, .rowToMiddle, .rowToBottom])
    }

    @Test func allCommandsWithKeysAreDocumented() {
        #expect(Self.table.documented().map(\.command) == Command.allCases.filter { !$0.defaultKeys.isEmpty })
    }

    @Test func everyNameIsThereOnceAndLeadsToItsCommand() {
        let names = KeyTable.commands(sections: [.movies]).map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
    }

    /// In the middle of the others, where the digits are looked for.
    @Test func sectionsHaveDigitsInTheirOrder() {
        let map = KeyTable.standard(sections: [.library, .movies])[KeyScope.everywhere]
        #expect(map.command(for: .character("1")) == .section(.library))
        #expect(map.command(for: .character("2")) == .section(.movies))
        #expect(map.command(for: .character("3")) == nil)
        let commands = map.bindings.map(\.command)
        #expect(
            commands.filter { $0 != .section(.library) && $0 != .section(.movies) }
                == Self.table[KeyScope.everywhere].bindings.map(\.command))
    }

    @Test func theTenthSectionHasNoKey() {
        let sections = (1...12).map { SectionID(rawValue: "section \($0)") }
        let map = KeyTable.standard(sections: sections)[KeyScope.everywhere]
        #expect(map.command(for: .character("9")) == .section(sections[8]))
        #expect(map.sequences(for: .section(sections[9])).isEmpty)
    }

    @Test(arguments: [
        (Key.character("j"), Command.down), (.enter, .open), (.escape, .back), (.tab, .otherPane),
        (.control("c"), .quit), (.character("G"), .last),
    ])
    func keysSayWhatTheManualSays(key: Key, command: Command) {
        #expect(map(of: .screens).command(for: key) == command)
    }

    @Test(arguments: [Key.character("x"), .function(12), .paste("q"), .control("y"), .character("1")])
    func otherKeysSayNothing(key: Key) {
        #expect(map(of: .screens).command(for: key) == nil)
    }

    @Test func theFirstKeyIsTheOneThatFootersName() {
        #expect(Self.table.label(of: .down, in: .list) == "↓")
        #expect(Self.table.label(of: .quit, in: .detail) == "q")
        #expect(Self.table.label(of: .yes, in: .detail) == "y")
        #expect(Self.table.label(of: .rowToTop, in: .list) == nil)
    }

    @Test(arguments: [
        ("й", "q"), ("Й", "q"), ("о", "j"), ("л", "k"), ("П", "G"), ("ξ", "j"), ("ח", "j"), ("ת", ","), ("ت", "j"),
    ])
    func lettersOfOtherLayoutsSayWhatTheLatinOnesOnTheirKeysSay(foreign: Character, latin: Character) {
        let commands = [Command.up, .down, .quit, .last, .sort].enumerated()
        let map = KeyMap(
            zip(commands.map(\.element), "jqGk,").map { KeyMap.Binding(command: $0, keys: [.character($1)]) })
        let wanted = map.command(for: .character(latin)) ?? map.command(for: .character(Character(latin.lowercased())))
        #expect(wanted != nil)
        // Capitals that have no meaning of their own have none on other layouts either.
        if foreign != "Й" { #expect(map.command(for: .character(foreign)) == wanted) }
    }

    @Test func aLetterThatMeansSomethingItselfStandsForNoOther() {
        let map = KeyMap([
            .init(command: .quit, keys: [.character("q")]), .init(command: .sort, keys: [.character("й")]),
        ])
        #expect(map.command(for: .character("й")) == .sort)
    }
}

extension KeyMap.Binding {
    fileprivate init(command: Command, keys: [Key]) {
        self.init(command: command, sequences: keys.map { KeySequence($0) })
    }
}
