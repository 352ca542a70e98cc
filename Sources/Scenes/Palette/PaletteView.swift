import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol PaletteView: AnyObject {
    func show(_ state: PaletteState)
}

@MainActor
final class PaletteDefaultView {
    private let presenter: any PalettePresenter
    private weak var display: (any Display)?
    private var prompt: Prompt
    private var state = PaletteState()
    /// Of the longest heading that there may be, in cells.
    private let headingWidth: Int
    private var layout = PaletteLayout([], width: 0, headingWidth: 0)
    private var viewport = ListViewport()
    /// The number of the row under the cursor.
    private var cursor = 0
    private var size = Size(width: 0, height: 0)
    /// How wide the names of the rows in sight are that something is said of, in cells: that begins behind all of them.
    private var nameWidth = 0
    /// Whether the cursor was moved since something was typed.
    private var isAmongRows = false

    init(presenter: any PalettePresenter, display: any Display) {
        self.presenter = presenter
        self.display = display
        prompt = Prompt(label: ">", placeholder: presenter.hint)
        headingWidth = presenter.headings.map { HarmlessText.width(of: $0) }.max() ?? 0
    }

    private var rowCount: Int { layout.places.count }

    /// What is chosen by Enter: what can be, or what the reader has gone to; nil for nothing.
    private var selectedRow: Int? { isAmongRows || state.bestRow != nil ? cursor : nil }

    private func layOut() {
        layout = PaletteLayout(state.groups, width: size.width, headingWidth: headingWidth)
        viewport.resize(count: layout.lines.count, height: size.height - 1)
        moveCursor(to: cursor)
    }

    private func moveCursor(to row: Int) {
        cursor = max(0, min(row, rowCount - 1))
        // Above the first row there may be its heading.
        if cursor == 0 { viewport.select(0) }
        if layout.places.indices.contains(cursor) { viewport.select(layout.places[cursor]) }
    }

    /// Where the row under the cursor is by now: what comes later may stand above it.
    private func place(in rows: [PaletteRow]) -> Int {
        let before = state.rows
        guard before.indices.contains(cursor) else { return cursor }
        let row = before[cursor]
        return rows.indices.contains(cursor) && rows[cursor] == row ? cursor : rows.firstIndex(of: row) ?? cursor
    }

    private func move(_ motion: ListMotion) {
        guard rowCount > 0 else { return }
        var target = viewport
        target.move(motion)
        switch motion {
        case .up: moveCursor(to: cursor - 1)
        case .down: moveCursor(to: cursor + 1)
        default:
            // A page goes to the row that is there, or the nearest before.
            let row = layout.places.lastIndex { $0 <= target.cursor } ?? 0
            viewport = target
            moveCursor(to: row == cursor ? cursor + (target.cursor > layout.places[cursor] ? 1 : -1) : row)
        }
    }

    private func choose(isBeside: Bool) {
        prompt.remember()
        presenter.didChoose(row: cursor, isBeside: isBeside)
    }

    /// On the first row, Up leads to what was typed earlier, while nothing else is typed.
    private var recalls: Bool { cursor == 0 && (prompt.text.isEmpty || prompt.isRecalling) }
}

extension PaletteDefaultView: PaletteView {
    func show(_ state: PaletteState) {
        let isAtBest = cursor == self.state.bestRow ?? 0 && !isAmongRows
        cursor = state.text != self.state.text || isAtBest ? state.bestRow ?? 0 : place(in: state.rows)
        self.state = state
        layOut()
        display?.setNeedsDisplay()
    }
}

extension PaletteDefaultView: LeafScreen {
    var title: String { presenter.title }

    var status: String? { state.status }

    var isBusy: Bool { state.isBusy }

    var commands: [Command] { [.down, .goThere, .openBeside, .leavePalette] }

    func willAppear() -> Bool {
        presenter.viewWillAppear()
        return true
    }

    func didAppear() {
        presenter.viewDidAppear()
    }

    var isTyping: Bool { true }

    var takesText: Bool { true }

    var isClosing: Bool { presenter.isClosing }

    var memento: ScreenMemento {
        var memento = ScreenMemento()
        memento.typed = prompt.history
        return memento
    }

    func restore(_ memento: ScreenMemento) {
        prompt.history = memento.typed
    }

    /// It is nothing but what lies over another screen.
    var overlay: (any OverlayContent)? { self }

    func layout(size: Size) {}

    func draw(on surface: Surface, hasFocus: Bool) {}

    func handle(_ press: KeyPress) -> Bool {
        switch press.command(in: .palette) {
        case .goThere: choose(isBeside: false)
        case .openBeside: choose(isBeside: true)
        case .leavePalette: presenter.didLeave()
        default: return type(press)
        }
        return true
    }

    /// - Returns: whether it was for the line or the rows. Keys with Ctrl and of functions may be for the program.
    private func type(_ press: KeyPress) -> Bool {
        switch press.key {
        case .up, .down, .pageUp, .pageDown: isAmongRows = !recalls || press.key != .up
        default: isAmongRows = false
        }
        switch press.key {
        case .up where recalls: prompt.recallEarlier()
        case .up: move(.up)
        case .down: move(.down)
        case .pageUp: move(.pageUp)
        case .pageDown: move(.pageDown)
        default:
            guard prompt.handle(press) else {
                switch press.key {
                case .control, .function, .modified: return false
                default: return true
                }
            }
        }
        presenter.didType(prompt.text)
        display?.setNeedsDisplay()
        return true
    }

    func handle(_ command: Command) -> Bool { false }

    func handle(_ pointing: Pointing) -> PointerUse {
        switch pointing.action {
        case .scroll(let lines): viewport.scroll(by: lines)
        case .press(.row(let row)) where row < rowCount:
            if row == cursor {
                choose(isBeside: false)
                return .acted
            }
            moveCursor(to: row)
        case .press(.caret(_, let column)):
            isAmongRows = false
            prompt.moveCursor(to: column)
            display?.setNeedsDisplay()
        case .press, .drag, .pull: return .none
        }
        return .marked
    }
}

extension PaletteDefaultView: OverlayContent {
    var question: Question? { nil }

    var hints: [Command: String] { [:] }

    var width: Int { 78 }

    /// As many as there are, so that it stays where it is whatever is found.
    func layout(in room: Size) -> Int {
        prompt.layout(width: room.width - 3)
        if room != size {
            size = room
            layOut()
        }
        return room.height
    }

    func draw(on surface: Surface) {
        let body = surface.part(Rect(x: 0, y: 1, width: surface.width, height: surface.height - 1))
        if let message = state.message { body.draw(message) }
        let line = surface.part(Rect(x: 1, y: 0, width: surface.width - 2, height: 1))
        // Of both, the terminal's cursor is in the one that is drawn last.
        if isAmongRows { prompt.draw(on: line, hasFocus: true) }
        nameWidth = widthOfNames(in: body.width - layout.start)
        for (y, index) in viewport.visible.enumerated() { draw(layout.lines[index], isFirst: y == 0, y: y, on: body) }
        if !isAmongRows { prompt.draw(on: line, hasFocus: true) }
    }

    /// - Parameter room: how wide the rows are, in cells.
    private func widthOfNames(in room: Int) -> Int {
        let widths = viewport.visible.lazy.compactMap { [layout] index -> Int? in
            guard case .row(let row, _) = layout.lines[index].content, row.subtitle != nil else { return nil }
            return HarmlessText.width(of: row.title)
        }
        return min(widths.max() ?? 0, Self.mostOfNames, room / 2)
    }

    /// In cells: what is said of longer names begins behind them.
    private static let mostOfNames = 22

    private func draw(_ line: PaletteLayout.Line, isFirst: Bool, y: Int, on body: Surface) {
        if let heading = line.heading {
            let limit = layout.start > 0 ? layout.headingWidth : body.width - 2
            body.draw(heading, x: PaletteLayout.margin, y: y, limit: limit, .label)
        }
        let rows = body.part(Rect(x: layout.start, y: 0, width: body.width - layout.start, height: body.height))
        switch line.content {
        case .heading: break
        case .note(let text):
            rows.draw(text, x: 2, y: y, limit: rows.width - 3, .failure)
        case .row(let row, let number):
            rows.mark(row: y, 0..<rows.width, as: .row(number))
            rows.drawRow(row, y: y, isSelected: number == selectedRow, hasFocus: true, draw)
        }
    }

    private func draw(_ row: PaletteRow, on line: Surface, _ style: RowStyle) {
        if line.isForReader {
            return line.drawForReader(row.title, facts: [row.subtitle, row.detail], style)
        }
        let plain = row.isOpen ? style.plain : style.muted
        let detail = min(HarmlessText.width(of: row.detail), line.width / 2)
        let room = line.width - (detail == 0 ? 0 : detail + 2) - (row.kind == nil ? 0 : 2)
        let end = max(line.draw(row.title, x: 0, y: 0, limit: room, plain), nameWidth)
        draw(row.marks, of: row.title, on: line, room: room, row.isOpen ? style.match : style.muted)
        if let subtitle = row.subtitle, end + 2 < room {
            let room = room - end - 2
            let fitting = ([subtitle] + row.briefSubtitles).first { HarmlessText.width(of: $0) <= room }
            line.draw(fitting ?? subtitle, x: end + 2, y: 0, limit: room, style.muted)
        }
        let start = line.drawRight(row.detail, end: line.width, y: 0, limit: detail, style.muted)
        if let kind = row.kind { line.draw(kind.text, x: start - 2, y: 0, style.kind(kind)) }
    }

    /// Marks what was found in a title; in a shortened one only what is before its end.
    private func draw(_ marks: [Range<Int>], of title: String, on line: Surface, room: Int, _ style: Style) {
        let graphemes = Array(title)
        let isWhole = HarmlessText.width(of: title) <= room
        for mark in marks where mark.upperBound <= graphemes.count {
            let start = HarmlessText.width(of: String(graphemes[..<mark.lowerBound]))
            let found = String(graphemes[mark])
            guard start + HarmlessText.width(of: found) <= (isWhole ? room : room - 1) else { break }
            line.draw(found, x: start, y: 0, style)
        }
    }
}
