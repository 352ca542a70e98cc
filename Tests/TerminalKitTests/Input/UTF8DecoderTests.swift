import Testing

@testable import TerminalKit

struct UTF8DecoderTests {
    private func decoded(_ bytes: [UInt8]) -> String {
        var decoder = UTF8Decoder()
        var text = ""
        text.unicodeScalars.append(contentsOf: bytes.compactMap { decoder.take($0) })
        return text
    }

    @Test(arguments: ["q~\0\u{7F}", "ä\u{80}\u{7FF}", "千\u{800}\u{FFFF}", "👩\u{10000}\u{10FFFF}"])
    func everyLengthIsRead(text: String) {
        #expect(decoded(Array(text.utf8)) == text)
    }

    @Test(arguments: [[0x80], [0xE4], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE5, 0x8D]])
    func whatIsNoCharacterTakesNothingWithIt(bytes: [UInt8]) {
        #expect(decoded(bytes + Array("x千".utf8)) == "x千")
    }

    @Test func halfACharacterIsForgottenWhenAKeyComes() {
        var decoder = UTF8Decoder()
        _ = decoder.take(0xE5)
        decoder.reset()
        #expect(decoder.take(0x8D) == nil)
        #expect(decoder.take(0x83) == nil)
    }
}
