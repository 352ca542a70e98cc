import Navigation
import Presentation
import TerminalKit
import Testing

struct KeyMapTests {
    @Test func noKeyIsBoundTwice() {
        let keys = KeyMap.standard.bindings.flatMap(\.keys)

        #expect(Set(keys).count == keys.count)
    }

    @Test func noCommandIsBoundTwice() {
        let commands = KeyMap.standard.bindings.map(\.command)

        #expect(Set(commands).count == commands.count)
    }

    @Test(arguments: [
        Command.up, .down, .pageUp, .pageDown, .first, .last, .open, .back, .otherPane, .section(1), .section(2),
        .next, .previous, .refresh, .openPage, .playTrailer, .help, .redraw, .suspend, .quit,
    ])
    func everyCommandHasKeysThatSayIt(command: Command) {
        let keys = KeyMap.standard.keys(for: command)

        #expect(!keys.isEmpty)
        #expect(keys.allSatisfy { KeyMap.standard.command(for: $0) == command })
    }

    @Test(arguments: [
        (Key.character("1"), Command.section(1)), (.character("2"), .section(2)), (.character("j"), .down),
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
        #expect(KeyMap.standard.keys(for: .section(9)).isEmpty)
        #expect(KeyMap([]).keys(for: .quit).isEmpty)
    }

    @Test func theFirstKeyIsTheOneThatFootersName() {
        #expect(KeyMap.standard.keys(for: .down).first == .down)
        #expect(KeyMap.standard.keys(for: .open).first == .enter)
        #expect(KeyMap.standard.keys(for: .quit).first == .character("q"))
    }
}
