import Testing

@testable import TerminalKit

/// Whatever the terminals of today send: it is the key that was pressed, or nothing, and never something else.
struct RecordedInputTests {
    private func keys(_ pieces: ArraySlice<UInt8>...) -> [Key] {
        var parser = InputParser()
        return pieces.flatMap { parser.take(Array($0)) } + parser.endPending()
    }

    @Test func noneOfThemIsMissing() {
        #expect(RecordedInput.all.count > 480)
    }

    @Test(arguments: RecordedInput.all)
    func isTheKeyThatWasPressedOrNothing(input: RecordedInput) {
        let keys = keys(input.bytes[...])
        #expect(keys.count <= 1 || input.isTyped, "\(keys)")
        // What differs from the plain key only by what was held, and not in what is sent, is that key.
        if let key = keys.first, !input.isTyped { #expect(key == input.key) }
    }

    /// Those that have a command, on every terminal.
    @Test(
        arguments: RecordedInput.all.filter { $0.isAlone && (!$0.name.contains("-") || $0.name.hasPrefix("Keypad-")) })
    func aKeyWithoutAnythingHeldIsThatKey(input: RecordedInput) throws {
        guard let key = input.key, !input.name.hasPrefix("report") else { return }
        #expect(keys(input.bytes[...]) == [key])
    }

    @Test(arguments: RecordedInput.all)
    func isTheSameHoweverTheLineCutsIt(input: RecordedInput) {
        let bytes = input.bytes
        let whole = keys(bytes[...])
        for cut in bytes.indices.dropFirst() {
            #expect(keys(bytes[..<cut], bytes[cut...]) == whole, "cut at \(cut)")
        }
        var parser = InputParser()
        #expect(bytes.flatMap { parser.take([$0]) } + parser.endPending() == whole)
    }

    @Test(
        arguments: RecordedInput.all.filter {
            $0.bytes.count > 2 && [0x4F, 0x50, 0x5B, 0x5D, 0x5F].contains($0.bytes[1])
        })
    func whatComesTooLateBehindItsEscapeIsNotTyped(input: RecordedInput) {
        var parser = InputParser()
        #expect(parser.take([0x1B]).isEmpty)
        #expect(parser.endPending() == [.escape])
        let late = parser.take(Array(input.bytes.dropFirst())) + parser.endPending()
        #expect(late == keys(input.bytes[...]))
    }
}
