import Commands
import Entities
import TerminalKit
import TestSupport
import Testing

struct KeyMapTests {
    /// A key that says two things where it is pressed would only ever say the first.
    @Test(arguments: Command.allCases)
    func everyCommandHasKeysThatSayItInItsPlace(command: Command) {
        let keyMap = keyMap(of: command.place)
        let keys = keyMap.keys(for: command)

        #expect(!keys.isEmpty)
        #expect(keys == command.defaultKeys)
        #expect(keys.allSatisfy { keyMap.command(for: $0) == command })
    }

    private func keyMap(of place: Command.Place) -> KeyMap {
        switch place {
        case .screens: .standard
        case .question: .question
        case .filter: .filter
        case .prompt: .prompt
        case .history: .history
        case .sources: .sources
        case .form: .form
        case .palette: .palette
        case .posters: .posters
        }
    }

    @Test func allCommandsAreDocumented() {
        #expect(KeyMap.documented(sections: []).map(\.command) == Command.allCases)
    }

    /// In the middle of the others, where the digits are looked for.
    @Test func sectionsHaveDigitsInTheirOrder() {
        let keyMap = KeyMap.standard.adding(sections: [.library, .movies])
        #expect(keyMap.command(for: .character("1")) == .section(.library))
        #expect(keyMap.command(for: .character("2")) == .section(.movies))
        #expect(keyMap.command(for: .character("3")) == nil)
        let commands = keyMap.bindings.map(\.command)
        #expect(
            commands.filter { $0 != .section(.library) && $0 != .section(.movies) }
                == KeyMap.standard.bindings.map(\.command))
        #expect(KeyMap.documented(sections: [.music]).filter { $0.command == .section(.music) }.count == 1)
    }

    @Test func theTenthSectionHasNoKey() {
        let sections = (1...12).map { SectionID(rawValue: "section \($0)") }
        let keyMap = KeyMap.standard.adding(sections: sections)
        #expect(keyMap.command(for: .character("9")) == .section(sections[8]))
        #expect(keyMap.bindings.count == KeyMap.standard.bindings.count + 9)
    }

    @Test(arguments: [
        (Key.character("j"), Command.down), (.enter, .open), (.escape, .back), (.tab, .otherPane),
        (.control("c"), .quit), (.character("G"), .last),
    ])
    func keysSayWhatTheManualSays(key: Key, command: Command) {
        #expect(KeyMap.standard.command(for: key) == command)
    }

    @Test(arguments: [Key.character("x"), .function(12), .paste("q"), .control("t"), .character("1")])
    func otherKeysSayNothing(key: Key) {
        #expect(KeyMap.standard.command(for: key) == nil)
    }

    @Test func aCommandWithoutABindingHasNoKeys() {
        #expect(KeyMap.standard.keys(for: .yes).isEmpty)
        #expect(KeyMap([]).keys(for: .quit).isEmpty)
    }

    @Test func theFirstKeyIsTheOneThatFootersName() {
        #expect(KeyMap.standard.keys(for: .down).first == .down)
        #expect(KeyMap.standard.keys(for: .open).first == .enter)
        #expect(KeyMap.standard.keys(for: .quit).first == .character("q"))
    }
}
