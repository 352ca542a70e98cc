import Testing

@testable import TerminalKit

/// Whatever the terminals of today send: it is what was pressed, clicked or asked, or nothing, and never something else.
struct RecordedInputTests {
    private func events(_ input: RecordedInput) -> [InputEvent] {
        var parser = InputParser()
        return parser.take(input.bytes) + parser.endPending()
    }

    @Test func noneOfThemIsMissing() {
        #expect(RecordedInput.all.count == 1_473)
    }

    @Test(arguments: RecordedInput.all.filter(\.isKey))
    func aKeyIsTheOneThatWasPressed(input: RecordedInput) {
        let keys = events(input).map { if case .key(let key) = $0 { key } else { nil as Key? } }
        if let odd = OddInput.keys(for: input) {
            #expect(keys == odd)
        } else if let key = input.key, keys != [key] {
            // Some send for a key with something held what they send for another, and nobody can tell which it was.
            let same = RecordedInput.all.filter { $0.terminal == input.terminal && $0.bytes == input.bytes && $0.isKey }
            let others = same.compactMap(\.key) + (input.isTyped ? input.plainerKeys : [])
            #expect(others.contains { keys == [$0] }, "\(keys)")
        } else {
            #expect(input.key != nil || keys.isEmpty, "\(keys)")
        }
    }

    @Test("No arrow, page, function or editing key is a character", arguments: RecordedInput.all.filter(\.isNamedKey))
    func noKeyOfAnotherKindIsACharacter(input: RecordedInput) {
        #expect(!events(input).contains { if case .key(.character) = $0 { true } else { false } })
    }

    @Test(arguments: RecordedInput.all.filter { $0.mode.hasPrefix("100") && $0.mode != "1004" })
    func aReportOfTheMouseSaysWhatWasDone(input: RecordedInput) {
        #expect(events(input) == OddInput.pointer(of: input).map { [.pointer($0)] } ?? [])
    }

    @Test(arguments: RecordedInput.all.filter { $0.mode == "1004" })
    func focusIsTold(input: RecordedInput) {
        #expect(events(input) == [.focus(input.name == "focus-in")])
    }

    @Test(arguments: RecordedInput.all.filter { $0.mode == "2004" })
    func aPasteIsOneText(input: RecordedInput) {
        let text = String(decoding: input.bytes.dropFirst(6).dropLast(6), as: UTF8.self)
        #expect(events(input) == [.key(.paste(text))])
    }

    @Test(arguments: RecordedInput.all.filter { $0.mode == "reply" })
    func anAnswerIsWhatWasAskedOrNothing(input: RecordedInput) {
        // Where the cursor is in the first row is told as F3 is.
        let none: [InputEvent] =
            input.name == "CPR" || input.name == "DECXCPR" && input.terminal == "st" ? [.key(.function(3))] : []
        #expect(events(input) == RecordedReply.reply(to: input).map { [.reply($0)] } ?? none)
    }

    @Test(arguments: RecordedInput.all)
    func isTheSameHoweverTheLineCutsIt(input: RecordedInput) {
        let (bytes, whole) = (input.bytes, events(input))
        for cut in bytes.indices.dropFirst() {
            var parser = InputParser()
            let pieces = [Array(bytes[..<cut]), Array(bytes[cut...]), []]
            let events = pieces.flatMap { parser.take($0, isWhole: $0.isEmpty) } + parser.endPending()
            #expect(events == whole, "cut at \(cut)")
        }
        var parser = InputParser()
        #expect(bytes.flatMap { parser.take([$0], isWhole: false) } + parser.take([]) + parser.endPending() == whole)
    }

    @Test(
        arguments: RecordedInput.all.filter {
            $0.bytes.count > 2 && [0x4F, 0x50, 0x5B, 0x5D, 0x5F].contains($0.bytes[1])
        })
    func whatComesTooLateBehindItsEscapeIsNotTyped(input: RecordedInput) {
        var parser = InputParser()
        #expect(parser.take([0x1B]).isEmpty)
        #expect(parser.endPending() == [.key(.escape)])
        let late = parser.take(Array(input.bytes.dropFirst())) + parser.endPending()
        #expect(late == events(input))
    }
}
