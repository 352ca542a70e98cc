import Testing

@testable import CursesTerminal

struct FrameFinisherTests {
    private let violet: UInt32 = 0x5F60AF

    private func finished(_ frame: String, _ change: (inout FrameFinisher) -> Void = { _ in }) -> String {
        var finisher = FrameFinisher()
        change(&finisher)
        var bytes = Array("what was sent before".utf8)
        Array(frame.utf8).withUnsafeBufferPointer { finisher.finish($0, into: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func colored(_ frame: String) -> String {
        finished(frame) { $0.directColors = [61: violet] }
    }

    @Test func whereNothingIsKnownOfTheTerminalAFrameIsAsItWas() {
        let frame = "\u{1B}[3;1H\u{1B}[38;5;61m千\u{1B}[m"
        #expect(finished(frame) == frame)
    }

    @Test func aColourOfTheThemeIsSentInDirectColour() {
        #expect(
            colored("a\u{1B}[38;5;61mb\u{1B}[48;5;61mc\u{1B}[mä")
                == "a\u{1B}[38;2;95;96;175mb\u{1B}[48;2;95;96;175mc\u{1B}[mä")
    }

    @Test(
        "What is no colour of the theme stays",
        arguments: [
            "\u{1B}[38;5;62m", "\u{1B}[38;5;6m", "\u{1B}[38;5;161m", "\u{1B}[38;5;317m", "\u{1B}[58;5;61m", "38;5;61m",
            "\u{1B}[38;5;61", "\u{1B}[38;5;m", "\u{1B}[38;5;61;1m", "\u{1B}[38;2;61m", "\u{1B}[1;38;5;61m", "\u{1B}",
            "\u{1B}[38",
        ])
    func whatIsNoColourOfTheThemeStays(text: String) {
        #expect(colored(text) == text)
        #expect(colored(text + "x\u{1B}[38;5;61m") == text + "x\u{1B}[38;2;95;96;175m")
    }

    @Test func aSynchronizedFrameIsBetweenItsMarks() {
        let frame = finished("\u{1B}[38;5;61mtext") {
            $0.isSynchronized = true
            $0.directColors = [61: violet]
        }
        #expect(frame == "\u{1B}[?2026h\u{1B}[38;2;95;96;175mtext\u{1B}[?2026l")
    }

    @Test func ofAFrameInWhichNothingChangesNothingIsSent() {
        #expect(finished("") { $0.isSynchronized = true } == "")
    }

    @Test(
        "Of what is set already nothing is sent",
        arguments: [
            ("\u{1B}[38;5;9ma\u{1B}[38;5;9mb", "\u{1B}[38;5;9mab"),
            ("\u{1B}[38;5;9m\u{1B}[48;5;7mb\u{1B}[38;5;255m\u{1B}[48;5;7mc", "\u{1B}[38;5;9;48;5;7mb\u{1B}[38;5;255mc"),
            ("\u{1B}[1m\u{1B}[38;5;9ma", "\u{1B}[1;38;5;9ma"),
            ("\u{1B}[38;5;9ma\u{1B}[1m\u{1B}[38;5;9mb", "\u{1B}[38;5;9ma\u{1B}[1mb"),
            ("\u{1B}[38;5;9ma\u{1B}[39;49mb\u{1B}[39;49mc", "\u{1B}[38;5;9ma\u{1B}[39mbc"),
            ("\u{1B}[48;5;9ma\u{1B}[39;49mb", "\u{1B}[48;5;9ma\u{1B}[49mb"),
            ("\u{1B}[38;5;9m\u{1B}[48;5;7ma\u{1B}[39;49mb", "\u{1B}[38;5;9;48;5;7ma\u{1B}[39;49mb"),
            ("\u{1B}[38;5;9ma\u{1B}[39;49m\u{1B}(B\u{1B}[mb\u{1B}[38;5;9mc", "\u{1B}[38;5;9ma\u{1B}[mb\u{1B}[38;5;9mc"),
            ("\u{1B}[38;5;9ma\u{1B}[39;49m\u{1B}[mb", "\u{1B}[38;5;9ma\u{1B}[mb"),
        ])
    func ofWhatIsSetAlreadyNothingIsSent(frame: String, sent: String) {
        #expect(finished(frame) == sent)
    }

    @Test(
        "What may have changed it is heeded",
        arguments: [
            "\u{1B}[m", "\u{1B}[0m", "\u{1B}[31m", "\u{1B}[0;1m", "\u{1B}[38;2;1;2;3m", "\u{1B}[1;31m",
        ])
    func whatMayHaveChangedItIsHeeded(text: String) {
        let frame = "\u{1B}[38;5;7ma\(text)b\u{1B}[38;5;7mc"
        #expect(finished(frame) == frame)
    }
}
