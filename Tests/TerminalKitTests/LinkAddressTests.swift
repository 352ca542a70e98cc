import Testing

@testable import TerminalKit

/// The addresses that terminals are told, and cells that lead to them.
struct LinkAddressTests {
    @Test(
        "What is told is a page of the web, in letters that end nothing",
        arguments: [
            ("https://example.org/a?b=c&d=e;f#g", "https://example.org/a?b=c&d=e;f#g"),
            ("HTTP://example.org", "HTTP://example.org"),
            ("https://a/\u{1B}\\\u{1B}]0;x\u{7}", "https://a/%1B%5C%1B]0;x%07"),
            ("https://a/\u{9C}\u{85}é\n\r\t \u{7F}\0", "https://a/%C2%9C%C2%85%C3%A9%0A%0D%09%20%7F%00"),
            ("https://a/\"<>^`{|}", "https://a/%22%3C%3E%5E%60%7B%7C%7D"),
        ])
    func isHarmless(address: String, told: String) {
        #expect(LinkAddress.harmless(address) == told)
    }

    @Test(arguments: ["", "ftp://a", "javascript:x", " https://a", "file:///etc", "\u{1B}]8;;https://a"])
    func whatIsNoPageIsNotTold(address: String) {
        #expect(LinkAddress.harmless(address) == nil)
    }

    @Test func anAddressThatTerminalsWouldCutIsNotTold() {
        let start = "https://a/"
        #expect(LinkAddress.harmless(start + String(repeating: "x", count: 1_990)) != nil)
        #expect(LinkAddress.harmless(start + String(repeating: "x", count: 1_991)) == nil)
        #expect(LinkAddress.harmless(start + String(repeating: "é", count: 400)) == nil)
    }

    @Test("Any bytes at all stay printable ASCII")
    func anyBytes() {
        let bytes = (0...255).map { UInt8($0) }
        let told = LinkAddress.harmless("https://a/" + String(decoding: bytes, as: UTF8.self))
        #expect(told?.utf8.allSatisfy { (0x21...0x7E).contains($0) } == true)
    }

    @Test("A page has one number through all frames, and its cells have it, wide ones too")
    func aPageHasOneNumber() {
        let canvas = Canvas(size: Size(width: 20, height: 2))
        canvas.surface.draw("ab千", x: 1, y: 0, .link, link: "https://a/")
        canvas.surface.draw("c", x: 1, y: 1, .link, link: "https://b/")
        canvas.surface.draw("d", x: 5, y: 1, .link, link: "none at all")
        #expect((0..<7).map { canvas[$0, 0].link } == [0, 1, 1, 1, 1, 0, 0])
        #expect(canvas[1, 1].link == 2 && canvas[5, 1].link == 0)
        #expect(canvas[1, 0].style == .link && canvas[1, 0].base == UInt32(UInt8(ascii: "a")))
        let shown = Canvas(size: canvas.size)
        shown.take(row: 1, of: canvas)
        canvas.clear()
        canvas.surface.draw("c", x: 1, y: 1, .link, link: "https://b/")
        #expect(canvas[1, 1] == shown[1, 1])
        #expect(canvas.address(ofLink: 2) == "https://b/" && canvas.address(ofLink: 0) == nil)
    }

    @Test("What leads elsewhere is another cell, though it looks the same")
    func whatLeadsElsewhereIsAnotherCell() {
        let (old, new) = (Canvas(size: Size(width: 9, height: 1)), Canvas(size: Size(width: 9, height: 1)))
        old.surface.draw("page", x: 0, y: 0, .link)
        new.surface.draw("page", x: 0, y: 0, .link, link: "https://a/")
        #expect(new.changedColumns(ofRow: 0, since: old) == 0...3)
    }

    @Test("All lines of a link that is wrapped lead to its page")
    func wrappedLinksLeadToOnePage() {
        let lines = [TextLine.Span("See ", .plain), .init("https://a/long", .link, stop: 1, link: "https://a/long")]
            .wrapped(to: 10)
        #expect(lines.count > 1)
        #expect(lines.flatMap(\.spans).filter { $0.stop == 1 }.allSatisfy { $0.link == "https://a/long" })
    }
}
