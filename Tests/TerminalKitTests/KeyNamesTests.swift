import TerminalKit
import TestSupport
import Testing

struct KeyNamesTests {
    private static let keys: [Key] =
        [
            .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .enter, .escape, .tab, .backTab, .backspace,
            .delete, .insert, .function(1), .function(12), .character(" "), .character("x"), .character("X"),
            .character("-"), .character("+"), .character("é"), .character("?"), .control("a"), .control("_"),
            .modified(.alt, .character("x")), .modified(.alt, .character("-")), .modified(.alt, .control("x")),
            .modified([.alt, .shift], .up), .modified(.control, .right), .modified(.alt, .enter),
        ]

    @Test(arguments: keys)
    func aLabelIsTheNameOfItsKey(key: Key) {
        #expect(Key(name: key.label) == key)
    }

    @Test(arguments: [
        ("ctrl-x", Key.control("x")), ("Control+X", .control("x")), ("C-x", .control("x")),
        ("M-x", .modified(.alt, .character("x"))),
        ("S-Tab", .backTab), ("shift-tab", .backTab), ("return", .enter), ("UP", .up), ("pagedown", .pageDown),
        ("f5", .function(5)),
        ("space", .character(" ")), ("Ctrl-Alt-x", .modified(.alt, .control("x"))), ("Ctrl-[", .control("[")),
    ])
    func namesAreReadAsPeopleWriteThem(name: String, key: Key) {
        #expect(Key(name: name) == key)
    }

    @Test(arguments: ["", " ", "Ctrl-", "xx", "F0", "F25", "Hyperx", "Ctrl-Entr"])
    func otherTextsAreNoKeys(name: String) {
        #expect(Key(name: name) == nil)
    }

    @Test(arguments: [Key.control("i"), .control("m"), .control("j"), .control("["), .control("h")])
    func someKeysAreNeverTold(key: Key) {
        #expect(!key.isSent)
        #expect(key.sentAs != nil)
    }

    @Test(arguments: keys)
    func theseAreSent(key: Key) {
        #expect(key.isSent)
    }

    @Test(arguments: ["Ctrl-1", "Ctrl-Enter", "Shift-Enter", "Super-x", "Alt-[", "Alt-O", "Ctrl-Shift-x", "Alt-Esc"])
    func theseAreNot(name: String) throws {
        #expect(try #require(Key(name: name)).isSent == false)
    }
}
