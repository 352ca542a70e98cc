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

    // MARK: Links

    private func linked(_ frame: String, colors: [UInt8: UInt32] = [:]) -> String {
        finished(frame) {
            $0.directColors = colors
            $0.links = [
                200: LinkRendition(link: 1, address: "https://a/", text: 110),
                201: LinkRendition(link: 1, address: "https://a/", text: 231),
                202: LinkRendition(link: 2, address: "https://b/", text: nil),
            ]
        }
    }

    private static let first = "\u{1B}]8;id=m1;https://a/\u{1B}\\"
    private static let second = "\u{1B}]8;id=m2;https://b/\u{1B}\\"
    private static let end = "\u{1B}]8;;\u{1B}\\"

    @Test func aLinksColourBeginsItAndTheNextOneEndsIt() {
        #expect(
            linked("a\u{1B}[38;5;200mb\u{1B}[38;5;7mc") == "a\(Self.first)\u{1B}[38;5;110mb\(Self.end)\u{1B}[38;5;7mc")
        #expect(
            linked("a\u{1B}[38;5;200mb\u{1B}[38;5;7mc", colors: [110: violet])
                == "a\(Self.first)\u{1B}[38;2;95;96;175mb\(Self.end)\u{1B}[38;5;7mc")
    }

    @Test(
        "Whatever takes the colour back ends the link",
        arguments: [
            "\u{1B}[m", "\u{1B}[39;49m\u{1B}(B\u{1B}[m", "\u{1B}[39;49m", "\u{1B}[31m", "\u{1B}[95m", "\u{1B}[0;1m",
        ])
    func whateverTakesTheColourBackEndsTheLink(text: String) {
        let sent = linked("\u{1B}[38;5;200mb\(text)c")
        #expect(sent.hasPrefix("\(Self.first)\u{1B}[38;5;110mb\(Self.end)") && sent.hasSuffix("c"))
        #expect(sent.ranges(of: "]8;").count == 2)
    }

    @Test(
        "What says nothing of the text's colour leaves it alone",
        arguments: ["\u{1B}[1m", "\u{1B}[4m", "\u{1B}[48;5;9m", "\u{1B}[44m", "\u{1B}[104m", "\u{1B}[3;1H"])
    func whatSaysNothingOfTheColourLeavesItAlone(text: String) {
        #expect(
            linked("\u{1B}[38;5;200mb\(text)c\u{1B}[m") == "\(Self.first)\u{1B}[38;5;110mb\(text)c\(Self.end)\u{1B}[m")
    }

    @Test func oneLinkInTwoColoursIsOne() {
        #expect(
            linked("\u{1B}[38;5;200ma\u{1B}[38;5;201mb\u{1B}[m")
                == "\(Self.first)\u{1B}[38;5;110ma\u{1B}[38;5;231mb\(Self.end)\u{1B}[m")
    }

    @Test func anotherLinkTakesOverWithoutAnEnd() {
        #expect(
            linked("\u{1B}[38;5;200ma\u{1B}[38;5;202mb\u{1B}[m")
                == "\(Self.first)\u{1B}[38;5;110ma\(Self.second)\u{1B}[39mb\(Self.end)\u{1B}[m")
    }

    @Test("A link in the terminal's own colour sets none where none is set")
    func aLinkInTheOwnColourSetsNone() {
        #expect(linked("a\u{1B}[38;5;202mb\u{1B}[39;49mc") == "a\(Self.second)b\(Self.end)c")
    }

    @Test("Nothing after a frame is a link, even where curses has forgotten its end")
    func nothingAfterAFrameIsALink() {
        #expect(linked("\u{1B}[38;5;200ma").hasSuffix("a" + Self.end))
        #expect(linked("\u{1B}[38;5;200ma\u{1B}[48;5;3mb\u{1B}[38;5;200mc").hasSuffix("c" + Self.end))
    }

    @Test func withoutLinksTheirNumbersAreColours() {
        #expect(colored("\u{1B}[38;5;200ma") == "\u{1B}[38;5;200ma")
    }
}
