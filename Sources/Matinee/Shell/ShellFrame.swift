import CommandLine
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

/// What is around the screens: the header, the footer with the keys, or with what is said in their place, and a box for what lies
/// over all of it. Each line stays as it was made for as long as it is right.
@MainActor
final class ShellFrame {
    struct Content {
        let header: HeaderLine.Content
        /// The sections that the header names.
        let sections: [Shell.Section]
        let footer: FooterLine.Content
        /// Where the footer's keys are looked up.
        let footerScope: KeyScope
        /// Where those of the box are.
        let boxScope: KeyScope
        /// Says that something is being loaded; empty for nothing.
        let spinner: String
    }

    private let keys: KeysInForce
    private let wording: Wording
    /// Whether a screen reader tells of it.
    private let isForReader: Bool
    private var size = Size(width: 0, height: 0)
    private var header: HeaderLine?
    private var footer: FooterLine?
    /// The lines of what is said.
    private var saidRows: [String] = []
    private var box: OverlayBox?
    /// The keys in its border.
    private var boxFoot: FooterLine?
    /// Whether the last frame had all of it, and nothing in the way.
    private var wasWhole = false

    init(keys: KeysInForce, wording: Wording, isForReader: Bool) {
        self.keys = keys
        self.wording = wording
        self.isForReader = isForReader
    }

    var isLargeEnough: Bool {
        size.width >= Size.leastForProgram.width && size.height >= Size.leastForProgram.height
    }

    /// Where the screens are.
    var body: Rect { Rect(x: 0, y: 1, width: size.width, height: size.height - 1 - footerHeight) }

    private var footerHeight: Int { max(1, saidRows.count) + (isForReader ? 1 : 0) }

    /// Where the box may be: what is said stays in sight.
    private var boxRoom: Rect {
        isForReader ? body : Rect(x: 0, y: 0, width: size.width, height: size.height - saidRows.count)
    }

    /// Before each frame.
    ///
    /// - Parameters:
    ///   - message: what is said; it gets at most half of the screen.
    func layout(size: Size, saying message: Message?) {
        self.size = size
        guard isLargeEnough else { return }
        saidRows = message?.rows(width: size.width - 2, height: (size.height - 2) / 2) ?? []
    }

    /// After that, since what lies over the screens is laid out behind them.
    func layout(_ overlay: (any OverlayContent)?) {
        box = overlay.map { OverlayBox($0, in: boxRoom, isForReader: isForReader) }
    }

    /// The keys mean something else now.
    func didChangeKeys() {
        (footer, boxFoot) = (nil, nil)
    }

    /// Something else was drawn in its place.
    func wasNotDrawn() {
        wasWhole = false
    }

    /// Whether what was drawn last is still right, but for the screens.
    func isStillRight(with content: FooterLine.Content) -> Bool {
        isLargeEnough && wasWhole && box == nil && saidRows.isEmpty
            && footer?.isFor(content, width: size.width - 2) == true
    }

    /// Whether the header that was drawn last is still right.
    func isStillRight(with content: HeaderLine.Content) -> Bool { header?.content == content }

    /// - Parameter drawBody: draws the screens.
    func draw(_ content: Content, on surface: Surface, drawBody: (Surface) -> Void) {
        if header?.content != content.header { header = HeaderLine(content.header, sections: content.sections) }
        header?.draw(on: surface, spinner: content.spinner)
        drawBody(surface.part(body))
        drawFooter(content, on: surface)
        let cursor = surface.canvas.cursor
        // Wherever the user is, most screens say so more exactly.
        if cursor == nil { surface.placeCursor(x: 1, y: 1) }
        wasWhole = box == nil && saidRows.isEmpty
        box?.draw(on: surface, at: cursor, spinner: content.spinner) { [self] border in
            guard let box else { return }
            draw(.init(of: box.content), as: &boxFoot, in: content.boxScope, on: border)
        }
    }

    private func drawFooter(_ content: Content, on surface: Surface) {
        let line = surface.part(
            Rect(x: 1, y: surface.height - footerHeight, width: surface.width - 2, height: footerHeight))
        // For a reader there are the keys too, of what is said last.
        if saidRows.isEmpty || isForReader { draw(content.footer, as: &footer, in: content.footerScope, on: line) }
        for (y, row) in saidRows.enumerated() { line.draw(row, x: 0, y: isForReader ? y + 1 : y, .notice) }
    }

    /// - Parameter former: as drawn last, which is as right for most frames.
    private func draw(
        _ content: FooterLine.Content, as former: inout FooterLine?, in scope: KeyScope, on surface: Surface
    ) {
        if former?.isFor(content, width: surface.width) != true {
            former = FooterLine(content, width: surface.width, keys: keys.table, in: scope, wording: wording)
        }
        former?.draw(on: surface)
    }
}

extension FooterLine.Content {
    /// The keys for what lies over the screens.
    @MainActor
    init(of overlay: any OverlayContent) {
        self =
            overlay.question.map { .question($0) }
            ?? .commands(overlay.commands, isTyping: true, hints: overlay.hints)
    }
}
