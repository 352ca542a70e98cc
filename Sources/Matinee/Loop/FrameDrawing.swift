import Commands
import Navigation
import TerminalKit

/// Draws what a shell shows into frames for the terminal: all of it, or, where nothing else has changed since the last frame, the
/// rows of a list between which the cursor has moved, and the detail that follows it.
@MainActor
final class FrameDrawing {
    private enum Damage {
        case none, rows, all
    }

    let canvas: Canvas
    private let terminal: any Terminal
    private var damage = Damage.all
    /// Whether more than rows has changed in a part that is drawn with them.
    private var hasChangedPart = false
    private(set) var rowChanges = 0
    /// A frame of which all is drawn, to compare with; nil where that is not wanted.
    private var whole: Canvas?

    init(on terminal: any Terminal) {
        self.terminal = terminal
        canvas = Canvas(size: terminal.size)
    }

    /// Whether something has changed since the last frame.
    var needsDisplay: Bool { damage != .none }

    /// Has each frame of which only rows are drawn compared with one of which all is.
    func checkFrames() {
        whole = Canvas(size: canvas.size)
    }

    func drawFrame(of shell: Shell) {
        let before = canvas.size
        canvas.resize(to: terminal.size)
        canvas.dimsInVain = terminal.dimsInVain
        shell.layout(size: canvas.size)
        let isOfRows = damage == .rows && canvas.size == before
        damage = .none
        defer { hasChangedPart = false }
        if isOfRows, shell.drawRows(on: canvas.surface, hasChangedPart: hasChangedPart) {
            terminal.present(canvas)
            check(shell)
            return
        }
        canvas.clear()
        shell.draw(on: canvas.surface)
        terminal.present(canvas)
    }

    private func check(_ shell: Shell) {
        guard let whole else { return }
        whole.isForReader = canvas.isForReader
        whole.dimsInVain = canvas.dimsInVain
        whole.resize(to: canvas.size)
        whole.clear()
        shell.draw(on: whole.surface)
        guard let difference = canvas.firstDifference(from: whole) else { return }
        fatalError("drawn by rows a frame is another: \(difference)")
    }
}

extension FrameDrawing: Display {
    func setNeedsDisplay() {
        damage = .all
    }

    func setNeedsDisplayOfRows() {
        rowChanges += 1
        if damage == .none { damage = .rows }
    }

    func changePart(_ change: () -> Void) {
        let others = damage
        change()
        damage = others
        hasChangedPart = true
    }
}

extension Canvas {
    /// What one sees or finds on the other and not on this one, in words; nil where they are alike. Marks of directions are not
    /// looked at: they are put on what is sent.
    func firstDifference(from other: Canvas) -> String? {
        if size != other.size { return "\(size), not \(other.size)" }
        if cursor != other.cursor { return "cursor \(cursor as Any), not \(other.cursor as Any)" }
        if placed != other.placed { return "pictures" }
        let edges = targetEdges.union(other.targetEdges)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let (cell, whole) = (self[x, y], other[x, y])
                let isAlike =
                    cell.base == whole.base && cell.style == whole.style && cell.width == whole.width
                    && address(ofLink: cell.link) == other.address(ofLink: whole.link)
                let place = CellPosition(x: x, y: y)
                guard isAlike, !edges.contains(x) || target(at: place) == other.target(at: place) else {
                    return "\(x), \(y): '\(text(ofRow: y))', not '\(other.text(ofRow: y))'"
                }
            }
        }
        return nil
    }
}
