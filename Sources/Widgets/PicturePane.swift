package import Pictures
package import Presentation
package import TerminalKit

/// The place of a picture in a pane: right of a text where that keeps a good width, above it where the pane is high, and
/// nowhere else. The place is the same while the picture is loading, so that nothing jumps.
@MainActor
package final class PicturePane {
    /// The room for a picture; nil where there is none.
    package private(set) var box: PictureBox?
    /// What is left for the text.
    package private(set) var rest = Rect(x: 0, y: 0, width: 0, height: 0)
    private var origin = CellPosition(x: 0, y: 0)
    private var state: PictureState?

    package init() {}

    /// - Parameter state: nil where no picture belongs.
    package func show(_ state: PictureState?) {
        self.state = state
    }

    /// - Parameter tell: is told the room for a picture, and may have something else shown then.
    package func layout(size: Size, tell: (PictureBox?) -> Void) {
        settle(size)
        // What is shown then may need another room; not more than that once.
        for _ in 0..<2 {
            tell(box)
            settle(size)
        }
    }

    private func settle(_ size: Size) {
        rest = Rect(x: 0, y: 0, width: size.width, height: size.height)
        box = nil
        guard let state else { return }
        let shape = state.shape
        // A column is free on each side of the text, and of the picture.
        let leastText = state.hasPicture ? Self.leastText : TextLayout.readableWidth
        let beside = min(size.height, shape.rows(inColumns: size.width - 2 - leastText - Self.gap), Self.mostRows)
        if beside >= Self.leastRows {
            let box = PictureBox(columns: shape.columns(ofRows: beside), rows: beside)
            origin = CellPosition(x: size.width - 1 - box.columns, y: 0)
            rest.width = origin.x - Self.gap + 1
            self.box = box
        } else if size.height >= Self.leastHeight, state.hasPicture {
            let rows = min(size.height / 3, shape.rows(inColumns: size.width - 2))
            guard rows >= Self.leastRows else { return }
            box = PictureBox(columns: shape.columns(ofRows: rows), rows: rows)
            origin = CellPosition(x: 1, y: 0)
            rest.y = rows + 1
            rest.height = size.height - rest.y
        }
    }

    package func draw(on surface: Surface) {
        guard let box, let state else { return }
        // With the column before it, which is the picture's too.
        surface.part(Rect(x: origin.x - 1, y: origin.y, width: box.columns + 1, height: box.rows))
            .draw(state, in: box, x: 1)
    }

    /// In cells, between text and picture.
    private static let gap = 2
    /// Narrower texts are hard to read.
    private static let leastText = 44
    /// In smaller ones nothing is to be seen.
    private static let leastRows = 8
    private static let mostRows = 20
    /// In lower panes a picture above the text would take it away.
    private static let leastHeight = 28
}

extension Surface {
    /// Draws a picture in its room at the top; as long as there is none, the initials of what it is of.
    func draw(_ state: PictureState, in box: PictureBox, x: Int) {
        if let picture = state.picture, picture.box.columns <= box.columns, picture.box.rows <= box.rows {
            place(picture, x: x + (box.columns - picture.box.columns) / 2, y: 0)
        } else {
            part(Rect(x: x, y: 0, width: box.columns, height: box.rows)).drawInitials(state.initials, in: box)
        }
    }

    private func drawInitials(_ initials: String, in box: PictureBox) {
        let line = String(repeating: "─", count: max(0, box.columns - 2))
        draw("┌\(line)┐", x: 0, y: 0, .border)
        draw("└\(line)┘", x: 0, y: box.rows - 1, .border)
        for y in 1..<max(1, box.rows - 1) {
            draw("│", x: 0, y: y, .border)
            draw("│", x: box.columns - 1, y: y, .border)
        }
        let x = max(1, (box.columns - HarmlessText.width(of: initials)) / 2)
        draw(initials, x: x, y: (box.rows - 1) / 2, limit: box.columns - 1 - x, .muted)
    }
}

extension PictureState.Shape {
    /// Cells are taken to be twice as high as wide.
    func columns(ofRows rows: Int) -> Int {
        switch self {
        case .upright: rows * 4 / 3
        case .square: rows * 2
        }
    }

    /// The most rows whose columns fit.
    func rows(inColumns columns: Int) -> Int {
        guard columns > 0 else { return 0 }
        return switch self {
        case .upright: (columns * 3 + 2) / 4
        case .square: columns / 2
        }
    }
}
