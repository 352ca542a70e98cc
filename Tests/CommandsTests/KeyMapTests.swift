import Commands
import TerminalKit
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
        case .history: .history
        }
    }

    @Test func allCommandsAreDocumented() {
        #expect(KeyMap.documented.map(\.command) == Command.allCases)
    }

    @Test(arguments: [
        (Key.character("1"), Command.firstSection), (.character("2"), .secondSection), (.character("j"), .down),
        (.enter, .open), (.escape, .back), (.tab, .otherPane), (.control("c"), .quit), (.character("G"), .last),
    ])
    func keysSayWhatTheManualSays(key: Key, command: Command) {
        #expect(KeyMap.standard.command(for: key) == command)
    }

    @Test(arguments: [Key.character("x"), .function(12), .paste("q"), .control("t"), .character("4")])
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
