import TestSupport
import Testing

@testable import TerminalKit

struct InputParserTests {
    private func keys(_ text: String, known: [[UInt8]: Key] = [:]) -> [Key] {
        var parser = InputParser(keys: known)
        return keys(parser.take(Array(text.utf8)))
    }

    private func keys(_ events: [InputEvent]) -> [Key] {
        events.compactMap { if case .key(let key) = $0 { key } else { nil } }
    }

    private func pending(_ text: String) -> InputParser.Pending? {
        var parser = InputParser()
        _ = parser.take(Array(text.utf8))
        return parser.pending
    }

    @Test func charactersOfAnyScriptAreKeys() {
        #expect(keys("qG ä千") == "qG ä千".map(Key.character))
    }

    @Test func escapeIsAKeyOnceNothingFollows() {
        var parser = InputParser()
        #expect(parser.take([0x1B]) == [])
        #expect(parser.pending == .escape)
        #expect(parser.endPending() == [.key(.escape)])
        #expect(parser.pending == nil)
        #expect(parser.take(Array("q".utf8)) == [.key(.character("q"))])
    }

    @Test func asManyEscapesAreAsManyKeys() {
        var parser = InputParser()
        #expect(parser.take([0x1B, 0x1B]) == [])
        #expect(parser.endPending() == [.key(.escape), .key(.escape)])
    }

    @Test(
        "What is held with a key is told with it, in each of the forms that there are",
        arguments: [
            ("\u{1B}q", .character("q"), .alt), ("\u{1B}ä", .character("ä"), .alt), ("\u{1B}\r", .enter, .alt),
            ("\u{1B}\u{7F}", .backspace, .alt), ("\u{1B}\u{3}", .control("c"), .alt), ("\u{1B}\u{1B}[A", .up, .alt),
            ("\u{1B}\u{1B}OA", .up, .alt), ("\u{1B}[1;3A", .up, .alt), ("\u{1B}[113;3u", .character("q"), .alt),
            ("\u{1B}[27;3;113~", .character("q"), .alt), ("\u{1B}[1;5A", .up, .control),
            ("\u{1B}[3;2~", .delete, .shift),
            ("\u{1B}[7$", .home, .shift), ("\u{1B}[7^", .home, .control), ("\u{1B}[7@", .home, [.control, .shift]),
            ("\u{1B}[a", .up, .shift), ("\u{1B}Oa", .up, .control), ("\u{1B}O5A", .up, .control),
            ("\u{1B}[97;6u", .control("a"), .shift), ("\u{1B}[97;9u", .character("a"), .super),
            ("\u{1B}[49;5u", .character("1"), .control), ("\u{1B}[9;4u", .backTab, .alt),
            ("\u{1B}[1;2R", .function(3), .shift),
            ("\u{1B}[13;2u", .enter, .shift), ("\u{1B}[57414;5u", .enter, .control),
        ] as [(String, Key, Modifiers)])
    func whatIsHeldIsToldWithTheKey(text: String, key: Key, modifiers: Modifiers) {
        #expect(keys(text + "x") == [.modified(modifiers, key), .character("x")])
    }

    @Test(
        "Reports and answers are no keys",
        arguments: [
            "\u{1B}[M qr", "\u{1B}[M\u{7F}qq", "\u{1B}[<0;113;13M", "\u{1B}[<64;1;1m", "\u{1B}[32;113;13M", "\u{1B}[I",
            "\u{1B}[O", "\u{1B}[?62;22c", "\u{1B}[>41;379;0c", "\u{1B}[24;80R", "\u{1B}[0n", "\u{1B}[?2026;2$y",
            "\u{1B}[12;1$y", "\u{1B}]11;rgb:1010/1010/1010\u{7}", "\u{1B}]11;rgb:1010/1010/1010\u{1B}\\",
            "\u{1B}P>|term(1)\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}[48;30;100;510;800t", "\u{1B}[?997;1n",
            "\u{1B}[0$", "\u{1B}[9^", "\u{1B}[1a", "\u{1B}O5a", "\u{1B}[99999999999999999999A", "\u{1B}[?1A",
            "\u{1B}[1 A",
            "\u{1B}[;;;;;~", "\u{1B}[u", "\u{1B}[97;1:3u", "\u{1B}[57441;2u",
        ])
    func reportsAreNoKeys(text: String) {
        #expect(keys(text + "x") == [.character("x")])
    }

    @Test(arguments: [
        ("\u{1B}[99;5u", Key.control("c")), ("\u{1B}[27;5;99~", .control("c")), ("\u{1B}[27u", .escape),
        ("\u{1B}[97;2u", .character("A")), ("\u{1B}[97:65;2u", .character("A")), ("\u{1B}[9;2u", .backTab),
        ("\u{1B}[32;5u", .control("@")), ("\u{1B}[228u", .character("ä")), ("\u{1B}[57399u", .character("0")),
        ("\u{1B}[57414u", .enter), ("\u{1B}[1;129A", .up), ("\u{1B}OM", .enter), ("\u{1B}Ox", .up),
        ("\u{1B}[32;2u", .character(" ")), ("\u{1B}[228;2u", .character("Ä")), ("\u{1B}[57376u", .function(13)),
        ("\u{1B}[[A", .function(1)), ("\u{1B}[24~", .function(12)),
    ])
    func newerFormsAreTheKeysThatTheySay(text: String, key: Key) {
        #expect(keys(text) == [key])
    }

    @Test func whatThisTerminalSendsForItsKeysIsKnownToo() {
        let known: [[UInt8]: Key] = [Array("\u{1B}\t".utf8): .backTab, Array("\u{1B}[M".utf8): .function(1)]
        #expect(keys("\u{1B}\t\u{1B}[Mq", known: known) == [.backTab, .function(1), .character("q")])
        #expect(keys("\u{1B}\tq") == [.tab.with(.alt), .character("q")])
    }

    @Test func whoeverTypesIsNotKeptWaitingForTheEndOfASequence() {
        #expect(keys("\u{1B}]0;\u{3}") == [.control("c")])
        #expect(keys("\u{1B}[1;\r") == [.enter])
        #expect(keys("\u{1B}[1;\u{18}q") == [.character("q")])
        #expect(keys("\u{1B}[1;\u{1B}OA") == [.up])
    }

    @Test func whatHasBegunSaysHowItMayGoOn() {
        #expect(pending("q") == nil)
        #expect(pending("\u{1B}") == .escape)
        #expect(pending("\u{1B}[") == .sequence)
        #expect(pending("\u{1B}O") == .sequence)
        #expect(pending("\u{1B}]") == .sequence)
        #expect(pending("\u{1B}[1;") == .sequence)
        #expect(pending("\u{1B}]11;rgb:\u{1B}") == .sequence)
        #expect(pending("\u{1B}[200~text") == .paste)
        var parser = InputParser()
        #expect(parser.take([0xC3]).isEmpty)
        #expect(parser.pending == .sequence)
    }

    @Test func ofASequenceThatStaysWithoutAnEndNothingComes() {
        for text in ["\u{1B}[", "\u{1B}[1;5", "\u{1B}O", "\u{1B}]4;1;rgb:0\u{1B}", "\u{1B}P", "\u{1B}[M q"] {
            var parser = InputParser()
            #expect(parser.take(Array(text.utf8)) == [])
            #expect(parser.endPending() == [])
            #expect(parser.take(Array("q".utf8)) == [.key(.character("q"))])
        }
    }

    @Test func aPasteIsOneTextAndNoCommands() {
        #expect(
            keys("\u{1B}[200~q千\u{1B}[31m\rq\u{1B}OA\u{1B}[201~x") == [
                .paste("q千\u{1B}[31m\rq\u{1B}OA"), .character("x"),
            ])
    }

    @Test func aPasteRightBehindEscapeIsStillNoTyping() {
        #expect(keys("\u{1B}\u{1B}[200~q\u{1B}[201~") == [.paste("q")])
    }

    @Test func aPasteWithoutAnEndIsWhatHasCome() {
        var parser = InputParser()
        #expect(parser.take(Array("\u{1B}[200~cut off\u{1B}[20".utf8)) == [])
        #expect(parser.endPending() == [.key(.paste("cut off\u{1B}[20"))])
        #expect(parser.take(Array("\u{1B}[201~q".utf8)) == [.key(.character("q"))])
    }

    @Test("An end mark that was pasted ends nothing, as long as the real one comes with it")
    func whatAPageHasPutIntoAPasteIsPasted() {
        #expect(
            keys("\u{1B}[200~a\u{1B}[201~:q\rb\u{1B}[201~x") == [.paste("a\u{1B}[201~:q\rb"), .character("x")])
    }

    @Test func twoPastesThatComeAtOnceAreTwo() {
        #expect(
            keys("\u{1B}[200~a\u{1B}[201~x\u{1B}[200~b\u{1B}[201~y") == [
                .paste("a"), .character("x"), .paste("b"), .character("y"),
            ])
    }

    @Test func aPasteIsNotOverBeforeAllIsReadThatWaits() {
        var parser = InputParser()
        #expect(parser.take(Array("\u{1B}[200~a\u{1B}[201~".utf8), isWhole: false).isEmpty)
        #expect(parser.pending == .paste)
        #expect(parser.take(Array("b\u{1B}[201~".utf8)) == [.key(.paste("a\u{1B}[201~b"))])
    }

    /// All that a control sequence may be made of, by the standard, but for what says a character outright.
    @Test func noSequenceThatNobodyKnowsIsACommand() {
        var chance = SeededGenerator(seed: 8)
        for _ in 0..<20_000 {
            let middle = (0..<Int.random(in: 0...9, using: &chance)).map { _ in
                UInt8.random(in: 0x20...0x3F, using: &chance)
            }
            let last = UInt8.random(in: 0x40...0x7E, using: &chance)
            let sequence = [0x1B, UInt8(ascii: "[")] + middle + [last]
            var parser = InputParser()
            let keys = keys(parser.take(sequence) + parser.endPending())
            let saysCharacter = last == UInt8(ascii: "u") || middle.starts(with: Array("27;".utf8))
            let isText = keys.contains { if case .character = $0 { true } else { false } }
            // rxvt's Shift ends in the middle, and what follows is typed.
            let endsEarlier = middle.contains(UInt8(ascii: "$"))
            // A second bracket is the Linux console's, and takes one letter.
            guard !saysCharacter, !endsEarlier else { continue }
            #expect(
                !isText && keys.count <= 1 && !keys.contains(.escape),
                "\(String(decoding: sequence, as: UTF8.self).debugDescription): \(keys)")
        }
    }

    @Test func whateverComesTheNextKeyIsRead() {
        var chance = SeededGenerator(seed: 16)
        for _ in 0..<20_000 {
            var parser = InputParser()
            for _ in 0..<Int.random(in: 0...4, using: &chance) {
                _ = parser.take(
                    (0..<Int.random(in: 0...12, using: &chance)).map { _ in
                        Bool.random(using: &chance)
                            ? UInt8.random(in: 0...255, using: &chance)
                            : Array("\u{1B}[]OPM;~".utf8).randomElement(using: &chance) ?? 0
                    })
                if Bool.random(using: &chance) { _ = parser.endPending() }
            }
            _ = parser.endPending()
            #expect(parser.pending == nil)
            #expect(parser.take(Array("j".utf8)) == [.key(.character("j"))])
        }
    }
}
