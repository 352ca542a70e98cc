package import Pictures
package import Presentation
package import TerminalKit

/// The place of a picture in a pane: right of a text where that keeps a good width, above it where the pane is high, right of a
/// narrower text where it is neither, and nowhere else. In a pane that is wider than text and picture these are one block in its
/// middle. The place is the same while the picture is loading and where there is none, so that nothing jumps.
@MainActor
package final class PicturePane {
    /// The room for a picture; nil where there is none.
    package private(set) var box: PictureBox?
    /// What is left for the text.
    package private(set) var rest = Rect(x: 0, y: 0, width: 0, height: 0)
    /// The rest with what is right of it.
    package private(set) var page = Rect(x: 0, y: 0, width: 0, height: 0)
    /// What is right of a picture that stands above the rest; nil where none does.
    package private(set) var beside: Rect?
    /// The lines of the text that stand left of a picture, with the one below it, which stays free; nil where none stands right of the text.
    package private(set) var shortLines: ShortLines?
    /// Whether nothing of it is on the last line of the pane.
    package var endsAboveLastLine: Bool { box.map { $0.rows < rest.y + rest.height } ?? true }
    private let standsAbove: Bool
    private var origin = CellPosition(x: 0, y: 0)
    private var state: PictureState?

    /// - Parameter standsAbove: whether in a high pane it stands above the text although there is room right of that.
    package init(standsAbove: Bool = false) {
        self.standsAbove = standsAbove
    }

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
        (page, box, beside, shortLines) = (rest, nil, nil, nil)
        guard let state else { return }
        let shape = state.shape
        if standsAbove, size.height >= Self.leastHeight {
            return place(min(Self.mostRowsAbove, shape.rows(inColumns: size.width - Self.leastBeside)), in: size)
        }
        let columns = min(
            Self.mostColumns, size.width * Self.share / 100, Self.columns(beside: Self.leastText, in: size))
        if columns >= Self.leastColumns, place(beside: columns, in: size) { return }
        if size.height >= Self.leastHeight {
            return place(min(size.height / 3, shape.rows(inColumns: size.width - 2)), in: size)
        }
        let fewer = min(Self.leastColumns, Self.columns(beside: Self.narrowText, in: size))
        if fewer >= Self.fewestColumns { place(beside: fewer, in: size) }
    }

    /// What a text leaves, of which a column is free on each side, as of the picture; or what that leaves.
    private static func columns(beside other: Int, in size: Size) -> Int { size.width - 2 - other - gap }

    /// Right of the text, if there are rows enough.
    ///
    /// - Returns: whether there are.
    @discardableResult
    private func place(beside columns: Int, in size: Size) -> Bool {
        guard let shape = state?.shape else { return false }
        let rows = min(size.height, shape.rows(inColumns: columns))
        guard rows >= Self.leastRows else { return false }
        let box = PictureBox(columns: shape.columns(ofRows: rows), rows: rows)
        let (gap, text) = Self.text(beside: box.columns, in: size)
        // A column is free on each side.
        page.width = text + gap + box.columns + 2
        page.x = (size.width - page.width) / 2
        origin = CellPosition(x: page.x + 1 + text + gap, y: 0)
        (rest.x, rest.width) = (page.x, text + 2)
        shortLines = ShortLines(box.rows + 1, width: rest.width - 2)
        self.box = box
        return true
    }

    /// How far text and picture are apart, and how wide the text is.
    private static func text(beside picture: Int, in size: Size) -> (gap: Int, width: Int) {
        if size.width < leastForBlock { return (gap, columns(beside: picture, in: size)) }
        return (wideGap, min(TextLayout.readableWidth, size.width - 2 - picture - wideGap))
    }

    /// Above the text, if there are rows enough.
    private func place(_ rows: Int, in size: Size) {
        guard let shape = state?.shape, rows >= Self.leastRows else { return }
        let box = PictureBox(columns: shape.columns(ofRows: rows), rows: rows)
        self.box = box
        origin = CellPosition(x: 1, y: 0)
        rest.y = rows + 1
        rest.height = size.height - rest.y
        page = rest
        let start = origin.x + box.columns + Self.gap - 1
        beside = Rect(x: start, y: 0, width: size.width - start, height: rows)
    }

    package func draw(on surface: Surface) {
        guard let box, let state else { return }
        // With the column before it, which is the picture's too.
        surface.part(Rect(x: origin.x - 1, y: origin.y, width: box.columns + 1, height: box.rows))
            .draw(state, in: box, x: 1)
    }

    /// In cells, between text and picture.
    private static let gap = 2
    /// In cells, between them where there is room for the widest text: what is left over is beside both.
    private static let wideGap = 3
    private static let leastForBlock = 130
    /// The widest that a picture is: a share of the width in percent, and a number of cells.
    private static let share = 40
    private static let mostColumns = 30
    /// Narrower texts are hard to read; but in a pane that is low, one that is a little narrower is better than no picture.
    private static let leastText = 36
    private static let narrowText = 30
    /// For less the text would be made narrow in vain; and the same in a low pane.
    private static let leastColumns = 16
    private static let fewestColumns = 14
    /// In smaller ones nothing is to be seen.
    private static let leastRows = 8
    private static let mostRowsAbove = 12
    /// Right of a picture that stands above.
    private static let leastBeside = 22
    /// In lower panes a picture above the text would take it away.
    private static let leastHeight = 28
}

extension Surface {
    /// A part of it with what is right of that.
    func part(from rect: Rect) -> Surface {
        part(Rect(x: rect.x, y: rect.y, width: width - rect.x, height: rect.height))
    }

    /// Draws a picture in its room; as long as there is none, the title of what it is of, on ground that is filled.
    func draw(_ state: PictureState, in box: PictureBox, x: Int) {
        if let picture = state.picture(in: box) {
            place(picture, x: x + (box.columns - picture.box.columns) / 2, y: 0)
        } else {
            part(Rect(x: x, y: 0, width: box.columns, height: box.rows)).drawTile(of: state, saying: state.title, box)
        }
    }

    /// Draws a picture in a tile below which its title stands, from the second column on: as long as there is none its place says the first
    /// letters of that. A picture that is lower than its room stands in the middle of it; what is left over is above rather than below.
    func drawInTile(_ state: PictureState, in box: PictureBox) {
        if let picture = state.picture(in: box) {
            place(
                picture, x: 1 + (box.columns - picture.box.columns) / 2, y: (box.rows - picture.box.rows + 1) / 2)
        } else {
            part(Rect(x: 1, y: 0, width: box.columns, height: box.rows))
                .drawTile(of: state, saying: state.initials, box)
        }
    }

    /// Draws a picture so that it stands on its title, from the second column on: as long as there is none its place says the first letters
    /// of that, and is as high as pictures beside it.
    ///
    /// - Parameter rows: of the highest picture beside it.
    func drawAboveTitle(_ state: PictureState, in box: PictureBox, rows: Int) {
        if let picture = state.picture(in: box) {
            place(picture, x: 1 + (box.columns - picture.box.columns) / 2, y: box.rows - picture.box.rows)
        } else {
            let place = PictureBox(columns: box.columns, rows: min(rows, box.rows))
            part(Rect(x: 1, y: box.rows - place.rows, width: place.columns, height: place.rows))
                .drawTile(of: state, saying: state.initials, place)
        }
    }

    private func fillPlace(of state: PictureState) {
        let filled = String(repeating: "░", count: width)
        for y in 0..<height { draw(filled, x: 0, y: y, Style(ofPlace: state.ground)) }
    }

    /// - Parameter text: stands in the middle of the place; empty for none.
    private func drawTile(of state: PictureState, saying text: String, _ box: PictureBox) {
        fillPlace(of: state)
        let style = Style(ofPlace: state.ground)
        // A blank on each side, but where a word would be torn for it.
        let longest = text.split(separator: " ").map { HarmlessText.width(of: String($0)) }.max() ?? 0
        let width = longest > box.columns - 2 ? box.columns : box.columns - 2
        let lines = text.wrapped(to: width, lines: max(1, box.rows - 2)).filter { !$0.isEmpty }
        for (index, line) in lines.enumerated() {
            let free = box.columns - HarmlessText.width(of: line)
            let text = free > 1 ? " \(line) " : line
            draw(text, x: max(0, free / 2 - 1), y: (box.rows - lines.count) / 2 + index, style)
        }
    }
}

extension PictureState {
    /// Nil where there is none, or it was made for a larger room.
    fileprivate func picture(in box: PictureBox) -> RenderedPicture? {
        picture.flatMap { $0.box.columns <= box.columns && $0.box.rows <= box.rows ? $0 : nil }
    }

    /// The colour of its ground: one of its own, or one made from the title, which is the same for the same thing, and probably
    /// another for the next one.
    fileprivate var ground: Tint {
        if let own = tint.flatMap(Tint.init(rawValue:)) { return own }
        // FNV-1a.
        let hash = title.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return Tint.ofPlaces[Int(hash >> 32) % Tint.ofPlaces.count]
    }
}

extension PictureState.Shape {
    /// The columns of a picture that covers so many rows, to the nearest cell.
    ///
    /// - Parameter cell: the size of a cell in pixels; nil where the terminal does not say: nearly all are twice as high as wide.
    func columns(ofRows rows: Int, cell: PixelSize? = nil) -> Int {
        let (high, wide) = parts(of: cell)
        // With fewer columns it would cover a row less.
        let least = ((2 * rows - 1) * high + 2 * wide - 1) / (2 * wide)
        return max(rows * high / wide, least)
    }

    /// The most rows whose columns fit.
    func rows(inColumns columns: Int, cell: PixelSize? = nil) -> Int {
        guard columns > 0 else { return 0 }
        let (high, wide) = parts(of: cell)
        var rows = columns * wide / high + 1
        while rows > 0, self.columns(ofRows: rows, cell: cell) > columns { rows -= 1 }
        return rows
    }

    /// How high a row is, and how wide a column, in the same parts of a picture.
    private func parts(of cell: PixelSize?) -> (high: Int, wide: Int) {
        let cell = PixelSize(width: max(1, cell?.width ?? 1), height: max(1, cell?.height ?? 2))
        return switch self {
        case .upright: (cell.height * 2, cell.width * 3)
        case .square: (cell.height, cell.width)
        }
    }
}
