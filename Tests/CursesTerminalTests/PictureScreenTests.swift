import Pictures
import TerminalKit
import TestSupport
import Testing

@testable import CursesTerminal

struct PictureScreenTests {
    private static let cell = PictureCell(quarters: 15, foreground: 0x123456, background: nil)
    private let cells = RenderedPicture(
        box: PictureBox(columns: 3, rows: 2), form: .cells(Array(repeating: cell, count: 6), hasDirectColor: true))
    private let sixel = RenderedPicture(
        box: PictureBox(columns: 3, rows: 2), form: .sixel(Array("\u{1B}Pqsixel\u{1B}\\".utf8)))

    private func kitty(_ pieces: Int) -> RenderedPicture {
        RenderedPicture(
            box: PictureBox(columns: 3, rows: 2),
            form: .kitty(
                KittyPicture(
                    size: PixelSize(width: 1, height: 1), hasAlpha: false,
                    payload: [UInt8](repeating: UInt8(ascii: "A"), count: 4_096 * (pieces - 1) + 4))))
    }

    private func frame(_ draw: (Surface) -> Void = { _ in }) -> Canvas {
        let canvas = Canvas(size: Size(width: 20, height: 8))
        draw(canvas.surface)
        return canvas
    }

    /// What is sent for a frame.
    private func sent(_ screen: inout PictureScreen, _ draw: (Surface) -> Void = { _ in }) -> String {
        var bytes: [UInt8] = []
        screen.show(frame(draw), into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func more(_ screen: inout PictureScreen) -> String {
        var bytes: [UInt8] = []
        while screen.hasMoreToSend { screen.sendMore(into: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func aPictureIsSentOnceAndCursorAndColoursStayAsTheyAreKnown() {
        var screen = PictureScreen(process: 7)
        let first = sent(&screen) { $0.place(cells, x: 4, y: 1) }
        #expect(first.hasPrefix("\u{1B}7") && first.hasSuffix("\u{1B}8"))
        #expect(first.contains("\u{1B}[2;5H") && first.contains("18;52;86"))
        #expect(sent(&screen) { $0.place(cells, x: 4, y: 1) }.isEmpty)
        #expect(
            sent(&screen) { surface in
                surface.draw("another row", x: 0, y: 5)
                surface.place(cells, x: 4, y: 1)
            }.isEmpty, "What changes beside it sends nothing of it")
    }

    @Test func afterTheScreenWasClearedItIsSentAgain() {
        var screen = PictureScreen(process: 7)
        let first = sent(&screen) { $0.place(sixel, x: 4, y: 1) }
        screen.forget()
        #expect(sent(&screen) { $0.place(sixel, x: 4, y: 1) } == first)
    }

    @Test("What is not written over is blanked: the cells there stay as they are")
    func nothingOfAPictureIsLeftWhereCellsStay() {
        var screen = PictureScreen(process: 7)
        _ = sent(&screen) { $0.place(sixel, x: 4, y: 1) }
        // One column further right: column 4 was picture, and is the blank column before the next one now.
        let moved = sent(&screen) { $0.place(sixel, x: 5, y: 1) }
        #expect(moved.contains("\u{1B}[2;5H   \u{1B}") || moved.contains("\u{1B}[2;5H  "))
        #expect(moved.contains("\u{1B}[2;6H\u{1B}Pqsixel"))
        // And gone, with text in its place, the text does it all.
        #expect(!sent(&screen) { $0.draw("Heat", x: 0, y: 1) }.contains(" "))
    }

    @Test("What is drawn over the middle of a picture is not blanked with it")
    func whatIsDrawnOverTheMiddleStays() {
        var screen = PictureScreen(process: 7)
        _ = sent(&screen) { $0.place(sixel, x: 4, y: 1) }
        let covered = sent(&screen) { surface in
            surface.place(sixel, x: 4, y: 1)
            surface.draw("X", x: 5, y: 1)
        }
        #expect(covered.contains("\u{1B}[2;5H \u{1B}[0m\u{1B}[2;7H \u{1B}"))
    }

    @Test func whatSomethingIsDrawnOverIsNotShown() {
        var screen = PictureScreen(process: 7)
        let text = sent(&screen) { surface in
            surface.place(cells, x: 4, y: 1)
            surface.draw("┌ Help", x: 0, y: 2)
        }
        #expect(text.isEmpty)
    }

    @Test func aPictureThatDoesNotFitIsNotPlaced() {
        let canvas = frame()
        #expect(!canvas.surface.place(cells, x: 0, y: 0), "It needs a blank column before it")
        #expect(!canvas.surface.place(cells, x: 18, y: 0))
        #expect(!canvas.surface.place(cells, x: 4, y: 7))
        #expect(canvas.placements.isEmpty)
    }

    @Test("By Kitty's protocol a picture goes piece by piece behind the frames, and is shown once it is whole")
    func kittyGoesPieceByPiece() {
        var screen = PictureScreen(process: 7)
        let picture = kitty(3)
        #expect(!sent(&screen) { $0.place(picture, x: 4, y: 1) }.contains("a=t"))
        #expect(screen.hasMoreToSend)
        let rest = more(&screen)
        #expect(rest.ranges(of: "\u{1B}_G").count == 4)
        #expect(rest.contains("a=t") && rest.contains("a=p"))
        #expect(rest.hasSuffix("\u{1B}8"))
        #expect(sent(&screen) { $0.place(picture, x: 4, y: 1) }.isEmpty)
    }

    @Test func kittyForgetsAPictureThatIsGone() throws {
        var screen = PictureScreen(process: 7)
        let picture = kitty(1)
        _ = sent(&screen) { $0.place(picture, x: 4, y: 1) }
        let id = try #require(more(&screen).firstMatch(of: /i=(\d+)/)?.1)
        #expect(sent(&screen).contains("a=d,d=I,i=\(id)"))
    }

    @Test(
        "What lies over a picture takes it off the screen; it is not sent again when that is gone, unless it is gone itself"
    )
    func whatLiesOverAPictureOnlyHidesIt() throws {
        var screen = PictureScreen(process: 7)
        let picture = kitty(1)
        _ = sent(&screen) { $0.place(picture, x: 4, y: 1) }
        let id = try #require(more(&screen).firstMatch(of: /i=(\d+)/)?.1)
        func cover(_ surface: Surface) {
            surface.place(picture, x: 4, y: 1)
            surface.draw("╭ Order", x: 0, y: 2)
        }
        #expect(sent(&screen, cover).contains("a=d,d=i,i=\(id)"))
        #expect(sent(&screen, cover).isEmpty)
        let again = sent(&screen) { $0.place(picture, x: 4, y: 1) }
        #expect(again.contains("a=p,i=\(id)") && !again.contains("a=t") && !screen.hasMoreToSend)
        _ = sent(&screen, cover)
        #expect(sent(&screen) { $0.draw("╭ Order", x: 0, y: 2) }.contains("a=d,d=I,i=\(id)"))
        #expect(sent(&screen).isEmpty)
    }

    @Test("What is dimmed around a box has its pictures hidden; they are back without being sent again")
    func picturesOfADimmedScreenAreHidden() throws {
        var screen = PictureScreen(process: 7)
        let pictures = [kitty(1), kitty(1)]
        func show(_ surface: Surface) {
            for (place, picture) in pictures.enumerated() { surface.place(picture, x: 4 + 8 * place, y: 1) }
        }
        _ = sent(&screen, show)
        _ = more(&screen)
        let hidden = sent(&screen) { surface in
            show(surface)
            surface.dim()
        }
        #expect(hidden.matches(of: /a=d,d=i,/).count == 2 && !hidden.contains("d=I"))
        let again = sent(&screen, show)
        #expect(again.matches(of: /a=p,/).count == 2 && !again.contains("a=t") && !screen.hasMoreToSend)
    }

    @Test("An upload that is not wanted any more is ended as the protocol says, else the next one would fail")
    func anUploadIsGivenUp() {
        var screen = PictureScreen(process: 7)
        let picture = kitty(3)
        _ = sent(&screen) { $0.place(picture, x: 4, y: 1) }
        var bytes: [UInt8] = []
        screen.sendMore(into: &bytes)
        #expect(sent(&screen).contains("m=0,q=2;AAAA"))
        #expect(!screen.hasMoreToSend)
    }

    @Test("An upload that a cleared screen interrupts is ended before anything else, and the picture sent again")
    func anUploadThatAClearedScreenInterruptsIsEnded() throws {
        var screen = PictureScreen(process: 7)
        let picture = kitty(3)
        _ = sent(&screen) { $0.place(picture, x: 4, y: 1) }
        var bytes: [UInt8] = []
        screen.sendMore(into: &bytes)
        screen.forget()
        let next = sent(&screen) { $0.place(picture, x: 4, y: 1) }
        let end = try #require(next.firstRange(of: "m=0,q=2;AAAA"))
        #expect(try end.upperBound < #require(next.firstRange(of: "a=d")).lowerBound)
        #expect(more(&screen).contains("a=p"))
        screen.forget()
        #expect(!sent(&screen).contains("m=0"), "It was whole")
    }

    @Test func anUploadThatHasNotBegunIsOnlyForgotten() {
        var screen = PictureScreen(process: 7)
        let picture = kitty(3)
        _ = sent(&screen) { $0.place(picture, x: 4, y: 1) }
        #expect(!sent(&screen).contains("m=0"))
        #expect(!screen.hasMoreToSend)
    }

    @Test("As when a grid scrolls: what is elsewhere now is moved, not sent again")
    func whatMovesIsNotSentAgain() throws {
        var screen = PictureScreen(process: 7)
        let pictures = [kitty(2), kitty(2)]
        _ = sent(&screen) { surface in
            surface.place(pictures[0], x: 4, y: 1)
            surface.place(pictures[1], x: 4, y: 4)
        }
        let ids = more(&screen).matches(of: /a=p,i=(\d+)/).map(\.1)
        #expect(ids.count == 2)
        let scrolled = sent(&screen) { $0.place(pictures[1], x: 4, y: 1) }
        #expect(scrolled.contains("a=d,d=I,i=\(ids[0])"))
        #expect(scrolled.contains("\u{1B}[2;5H\u{1B}_Ga=p,i=\(ids[1])"))
        #expect(!screen.hasMoreToSend)
        let again = sent(&screen) { $0.place(pictures[0], x: 4, y: 1) }
        #expect(again.contains("a=d,d=I,i=\(ids[1])"))
        #expect(more(&screen).contains("a=t"))
    }

    @Test("Between the pieces of one picture nothing is said of another: it is given up, and begins anew behind that")
    func anUploadIsInterruptedWhole() throws {
        var screen = PictureScreen(process: 7)
        let pictures = [kitty(1), kitty(3)]
        _ = sent(&screen) { $0.place(pictures[0], x: 4, y: 1) }
        let first = try #require(more(&screen).firstMatch(of: /i=(\d+)/)?.1)
        _ = sent(&screen) { surface in
            surface.place(pictures[0], x: 4, y: 1)
            surface.place(pictures[1], x: 9, y: 1)
        }
        var bytes: [UInt8] = []
        screen.sendMore(into: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self).contains("a=t"))
        let frame = sent(&screen) { $0.place(pictures[1], x: 9, y: 1) }
        let end = try #require(frame.firstRange(of: "m=0,q=2;AAAA"))
        #expect(try end.upperBound <= #require(frame.firstRange(of: "a=d,d=I,i=\(first)")).lowerBound)
        let rest = more(&screen)
        #expect(rest.ranges(of: "a=t").count == 1)
        #expect(rest.ranges(of: "m=1").count == 2 && rest.ranges(of: "m=0").count == 1)
        #expect(rest.contains("a=p"))
    }

    @Test func aPictureThatMovesBeforeItHasComeAppearsWhereItBelongs() {
        var screen = PictureScreen(process: 7)
        let picture = kitty(3)
        _ = sent(&screen) { $0.place(picture, x: 4, y: 1) }
        var bytes: [UInt8] = []
        screen.sendMore(into: &bytes)
        _ = sent(&screen) { $0.place(picture, x: 9, y: 4) }
        let rest = more(&screen)
        #expect(rest.contains("\u{1B}[5;10H\u{1B}_Ga=p"))
        #expect(!rest.contains("\u{1B}[2;5H"))
    }

    @Test("Several in Sixel go one by one, so that the next frame does not wait for all of them")
    func severalGoOneByOne() {
        var screen = PictureScreen(process: 7)
        let other = RenderedPicture(
            box: PictureBox(columns: 3, rows: 2), form: .sixel(Array("\u{1B}Pqother\u{1B}\\".utf8)))
        let draw = { (surface: Surface) in
            surface.place(sixel, x: 4, y: 1)
            surface.place(other, x: 9, y: 1)
        }
        #expect(!sent(&screen, draw).contains("\u{1B}Pq"))
        var bytes: [UInt8] = []
        screen.sendMore(into: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[2;5H\u{1B}Pqsixel"))
        // The other one goes before its turn has come.
        #expect(!sent(&screen) { $0.place(sixel, x: 4, y: 1) }.contains("sixel"))
        #expect(!screen.hasMoreToSend)
        #expect(sent(&screen) { $0.place(sixel, x: 4, y: 1) }.isEmpty)
    }

    @Test func nobodyElseGetsATerminalWithOurPictures() {
        var screen = PictureScreen(process: 7)
        let picture = kitty(1)
        _ = sent(&screen) { $0.place(picture, x: 4, y: 1) }
        _ = more(&screen)
        var bytes: [UInt8] = []
        screen.takeAllAway(into: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self).contains("a=d,d=I"))
        #expect(sent(&screen).isEmpty)
    }

    @Test func twoProgramsInOneWindowHaveOtherIDs() throws {
        let ids = try [7 as Int32, 8].map { process in
            var screen = PictureScreen(process: process)
            let picture = kitty(1)
            _ = sent(&screen) { $0.place(picture, x: 4, y: 1) }
            return try #require(more(&screen).firstMatch(of: /i=(\d+)/)?.1)
        }
        #expect(ids[0] != ids[1])
    }
}
