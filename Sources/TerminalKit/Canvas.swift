import Pictures

/// The frame that is being drawn: a grid of cells in memory, independent of any terminal. Drawing outside of it is cut
/// off.
///
/// Not isolated to the main actor, although only that draws: its loops over cells run for every frame, and actor checks
/// would slow them down.
package final class Canvas {
    package private(set) var size: Size
    private var cells: [Cell]
    /// Where the terminal's cursor belongs; nil where nobody says. It is hidden, and yet what screen readers, braille
    /// displays and magnifiers follow.
    package private(set) var cursor: CellPosition?
    /// Whether a screen reader tells of it: then there is nothing on it that is there to be looked at, and what does not
    /// matter is not drawn again.
    package var isForReader = false
    /// Whether borders look as text does in the terminal's colours, and with them what is dimmed.
    package var dimsInVain = false
    /// How far up rows were moved since `beginChanges`; below zero for down.
    package private(set) var movedUp = 0
    /// Whether what is said of parts counts though the former frame is kept.
    private var takesMarks = true
    /// Whether something was drawn on a row since `beginChanges`.
    private var touched: [Bool] = []
    /// Whether the former frame is still there, and only what has changed since is drawn over it.
    package private(set) var isOverFormer = false
    /// Whether the part that is being drawn has all of the former frame, and only what has changed since is drawn there.
    private(set) var keepsFrame = false
    private var pictures: [PicturePlacement] = []
    /// Those of a screen that something else was drawn in the place of.
    private var covered: [PicturePlacement] = []
    /// Texts that are written from right to left, which have not been marked yet.
    private var directed: [DirectedText] = []
    /// What was said of parts of the frame; later ones lie above earlier ones.
    private var targets: [(rect: Rect, target: Target?)] = []
    private var links = LinkNumbers()

    package init(size: Size) {
        self.size = size
        cells = Array(repeating: .blank(.ground), count: size.width * size.height)
    }

    package func resize(to size: Size) {
        guard size != self.size else { return }
        self.size = size
        (isOverFormer, keepsFrame, movedUp, takesMarks) = (false, false, 0, true)
        cells = Array(repeating: .blank(.ground), count: size.width * size.height)
        forgetMarks()
    }

    private func forgetMarks() {
        cursor = nil
        (pictures, covered) = ([], [])
        targets.removeAll(keepingCapacity: true)
        directed.removeAll(keepingCapacity: true)
    }

    /// Takes what another frame of this size has beside its cells, without what a pointer finds there.
    package func takeMarks(of other: Canvas) {
        cursor = other.cursor
        if !placed.isEmpty || !other.placed.isEmpty { (pictures, covered) = (other.pictures, other.covered) }
    }

    /// Takes the cells of a row of another frame of this size.
    package func take(row y: Int, of other: Canvas) {
        let places = y * size.width..<(y + 1) * size.width
        cells.replaceSubrange(places, with: other.cells[places])
    }

    /// All cells, row by row.
    package func withCells<Result>(_ body: (UnsafeMutableBufferPointer<Cell>) -> Result) -> Result {
        cells.withUnsafeMutableBufferPointer { cells in body(cells) }
    }

    /// A frame that is drawn over the one that was drawn here last: what pictures and pointers find there stays.
    package func beginChanges() {
        (isOverFormer, keepsFrame) = (true, true)
        (movedUp, takesMarks) = (0, false)
        if touched.count != size.height { touched = Array(repeating: false, count: size.height) }
        for y in touched.indices { touched[y] = false }
        cursor = nil
        directed.removeAll(keepingCapacity: true)
    }

    /// Whether a row may be another than in the frame that was drawn here before.
    package func mayHaveChanged(row y: Int) -> Bool { !isOverFormer || touched[y] }

    package func clear() {
        (isOverFormer, keepsFrame, movedUp, takesMarks) = (false, false, 0, true)
        cells.withUnsafeMutableBufferPointer { $0.update(repeating: .blank(.ground)) }
        forgetMarks()
    }

    /// As `clear`, of a frame that covers what is on it: the pictures there are known still, since terminals may keep them until
    /// nothing covers them any more.
    package func clearCovering() {
        let below = placed
        clear()
        covered = below
    }

    /// Whether any were placed since all was cleared, drawn over or not.
    package var hasPictures: Bool { !pictures.isEmpty }

    /// All that were placed, drawn over or not, and those that all of it covers.
    package var placed: [PicturePlacement] { covered.isEmpty ? pictures : covered + pictures }

    /// The pictures of which nothing was drawn over: terminals show pictures whole or not at all.
    package var placements: [PicturePlacement] {
        pictures.filter { placement in
            let rect = placement.rect
            return (rect.y..<rect.y + rect.height).allSatisfy { y in
                row(y, rect.x...rect.x + rect.width - 1).allSatisfy(\.isBelowPicture)
            }
        }
    }

    /// The whole of it, to draw on.
    package var surface: Surface {
        Surface(canvas: self, rect: Rect(x: 0, y: 0, width: size.width, height: size.height))
    }

    package subscript(x: Int, y: Int) -> Cell {
        cells[y * size.width + x]
    }

    package func row(_ y: Int, _ columns: ClosedRange<Int>) -> ArraySlice<Cell> {
        cells[y * size.width + columns.lowerBound...y * size.width + columns.upperBound]
    }

    /// The columns between which a row differs from the same row of another canvas of this size, wide
    /// characters taken as a whole; nil where it does not.
    package func changedColumns(ofRow y: Int, since other: Canvas) -> ClosedRange<Int>? {
        let start = y * size.width
        return cells.withUnsafeBufferPointer { new in
            other.cells.withUnsafeBufferPointer { old in
                var first = 0
                while first < size.width, new[start + first] == old[start + first] { first += 1 }
                guard first < size.width else { return nil }
                var last = size.width - 1
                while new[start + last] == old[start + last] { last -= 1 }
                if new[start + first].width == 0 { first -= 1 }
                if new[start + last].width == 2 { last += 1 }
                return first...last
            }
        }
    }

    func placeCursor(_ position: CellPosition) {
        cursor = position
    }

    func note(_ text: DirectedText) {
        if directed.last?.y == text.y, directed[directed.count - 1].join(text) { return }
        directed.append(text)
    }

    /// Says behind each text that is written from right to left that this is over: on the first blank after it, with a mark
    /// that takes no room. Terminals that turn such texts round would turn numbers and borders behind them with them.
    package func markDirections() {
        for text in directed where (0..<size.height).contains(text.y) {
            let columns = text.columns.clamped(to: 0..<size.width)
            // Something may have been drawn over it.
            guard columns.contains(where: { self[$0, text.y].isRightToLeft }),
                let x = (columns.upperBound..<size.width).first(where: { self[$0, text.y].isBlank })
            else { continue }
            let cell = self[x, text.y]
            touch(text.y)
            cells[text.y * size.width + x] = Cell(
                base: cell.base, marks: Cell.leftToRightMark, width: 1, style: cell.style)
        }
        directed.removeAll(keepingCapacity: true)
    }

    func mark(_ rect: Rect, as target: Target?) {
        if takesMarks { targets.append((rect, target)) }
    }

    /// Forgets what was said of these cells; from here on it is said anew.
    func beginMarks(in rect: Rect) {
        takesMarks = true
        targets.removeAll { target, _ in rect.contains(target) }
    }

    func endMarks() {
        takesMarks = !keepsFrame
    }

    /// Has these cells drawn as in a whole frame: nothing is there, neither for the eye nor for a pointer.
    func drawAnew(_ rect: Rect, _ draw: () -> Void) {
        for y in rect.y..<rect.y + rect.height { fill(rect.width, with: .space, x: rect.x, y: y, .ground) }
        pictures.removeAll { rect.contains($0.rect) }
        beginMarks(in: rect)
        keepsFrame = false
        draw()
        keepsFrame = isOverFormer
        endMarks()
    }

    /// Moves what is in these cells up, or down where that is below zero. What comes into sight has to be drawn.
    func move(_ rect: Rect, up distance: Int) {
        guard abs(distance) < rect.height, rect.width > 0 else { return }
        movedUp = distance
        for y in rect.y..<rect.y + rect.height { touch(y) }
        let rows = rect.y..<rect.y + rect.height
        let width = size.width
        cells.withUnsafeMutableBufferPointer { cells in
            guard let cells = cells.baseAddress else { return }
            for place in 0..<rect.height - abs(distance) {
                let y = distance > 0 ? rows.lowerBound + place : rows.upperBound - 1 - place
                (cells + y * width + rect.x).update(from: cells + (y + distance) * width + rect.x, count: rect.width)
            }
        }
    }

    /// What is at a cell; nil for nothing that means anything to a pointer, and outside of it.
    package func target(at position: CellPosition) -> Target? {
        targets.last { $0.rect.contains(position) }?.target
    }

    /// The columns at which in some row another target may begin; between two of them there is the same.
    package var targetEdges: Set<Int> {
        targets.reduce(into: [0]) { $0.formUnion([$1.rect.x, $1.rect.x + $1.rect.width]) }
    }

    /// Something is about to be drawn over these cells: nothing that lies below is to be reached, and what is written from right
    /// to left ends before them.
    func cover(_ rect: Rect) {
        mark(rect, as: nil)
        for index in directed.indices {
            let text = directed[index]
            guard (rect.y..<rect.y + rect.height).contains(text.y), text.columns.overlaps(rect.x..<rect.x + rect.width)
            else { continue }
            directed[index].columns = text.columns.lowerBound..<max(text.columns.lowerBound, rect.x)
        }
    }

    private func touch(_ y: Int) {
        if isOverFormer { touched[y] = true }
    }

    /// Takes colours, attributes and links off these cells. What has the shape of a picture keeps it, as a place that is filled.
    ///
    /// - Parameters:
    ///   - kept: what stays as it is; nil for nothing.
    ///   - text: what all but borders looks like.
    ///   - hidesPictures: whether what is placed there is hidden, as by something that is drawn over it.
    func dim(
        _ rect: Rect, keepsSelection: Bool, keeping kept: Rect? = nil, text: Style = .border, hidesPictures: Bool
    ) {
        let hidden = hidesPictures ? pictures.filter { kept?.contains($0.rect) != true } : []
        for placement in hidden { fillPlace(of: placement, in: rect) }
        for y in rect.y..<rect.y + rect.height {
            for x in rect.x..<rect.x + rect.width where kept?.contains(x: x, y: y) != true {
                let cell = self[x, y]
                if cell.isBelowPicture ? !hidesPictures : keepsSelection && cell.style.isOfSelection { continue }
                cells[y * size.width + x] = dimmed(cell, text: text)
            }
        }
    }

    private func dimmed(_ cell: Cell, text: Style) -> Cell {
        // Half of a word would be all that is left of one beside a box.
        if cell.style.isOfPlace { return dimmedPlace }
        // Where it stays as bright, the borders of a chip still say what it is.
        let isBlank = cell.isBelowPicture || cell.isChipEdge && !dimsInVain
        if isBlank { return .blank(.border) }
        return cell.drawn(in: cell.style == .frame || cell.style == .border ? .border : text)
    }

    /// Where nothing was drawn over the picture.
    private func fillPlace(of placement: PicturePlacement, in rect: Rect) {
        let place = placement.rect
        for y in place.y..<place.y + place.height {
            for x in place.x..<place.x + place.width where rect.contains(x: x, y: y) && self[x, y].isBelowPicture {
                cells[y * size.width + x] = dimmedPlace
            }
        }
    }

    /// A cell in the place of a picture that is dimmed: no brighter than a border, in any theme.
    private var dimmedPlace: Cell { Cell(base: Glyph.shade.base, width: 1, style: .border) }

    /// The tile under the cursor, from its title to the edge that a box leaves of it; nil where that is no tile.
    ///
    /// - Parameters:
    ///   - position: where the cursor is: on the title, below the picture.
    ///   - box: the first row of what will be drawn over it, above the title or below it.
    func tile(at position: CellPosition, besides box: Int) -> Rect? {
        guard let (rect, target) = targets.last(where: { $0.rect.contains(position) }), case .row = target,
            rect.height > 1
        else { return nil }
        let rows = position.y < box ? rect.y..<min(rect.y + rect.height, box) : position.y..<rect.y + rect.height
        return Rect(x: rect.x, y: rows.lowerBound, width: rect.width, height: rows.count)
    }

    /// Gives what is in one style in these cells another one.
    func change(_ style: Style, to other: Style, in rect: Rect) {
        for y in rect.y..<rect.y + rect.height {
            touch(y)
            for place in y * size.width + rect.x..<y * size.width + rect.x + rect.width
            where cells[place].style == style {
                cells[place] = cells[place].drawn(in: other)
            }
        }
    }

    /// Draws what is there without colours and the mark of the cursor, and nothing of it is to be reached. Pictures stay, and what is written
    /// can be read, since nothing else is there to be looked at.
    func veil(_ rect: Rect) {
        dim(rect, keepsSelection: false, text: .muted, hidesPictures: false)
        mark(rect, as: nil)
        for y in rect.y..<rect.y + rect.height {
            for place in y * size.width + rect.x..<y * size.width + rect.x + rect.width
            where cells[place].base == Glyph.cursorMark.base {
                cells[place] = .blank(.border)
            }
        }
    }

    /// The number that cells have which lead to a page; 0 for what is none.
    func link(to address: String) -> UInt16 {
        links.number(of: address)
    }

    /// The page of this number, harmless to terminals; nil for 0. Another canvas knows none of them.
    package func address(ofLink number: UInt16) -> String? {
        links.address(of: number)
    }

    /// The cells that lead somewhere.
    package var linkedCells: some Sequence<Cell> { cells.lazy.filter { $0.link != 0 } }

    /// Gives a picture its cells. Whoever draws over one of them afterwards hides it.
    ///
    /// - Parameter position: at least one column from the left edge, and so that all of the picture is on the canvas.
    func place(_ picture: RenderedPicture, at position: CellPosition) {
        let placement = PicturePlacement(picture, at: position)
        let rect = placement.rect
        // The column before it has the same cells, so that nothing is erased right beside it.
        for y in rect.y..<rect.y + rect.height {
            fill(rect.width + 1, with: .pictureCell, x: rect.x - 1, y: y, .ground)
        }
        pictures.append(placement)
    }

    /// The text of a row, as a reader of the screen sees it.
    package func text(ofRow y: Int) -> String {
        (0..<size.width).map { self[$0, y].text }.joined()
    }

    /// Writes glyphs side by side into a row and cuts off what is outside of it. Overwriting one half of a wide
    /// character blanks its other half.
    ///
    /// - Returns: the column after the last of them.
    @discardableResult
    func write(_ glyphs: [Glyph], x: Int, y: Int, _ style: Style, link: UInt16 = 0) -> Int {
        glyphs.withUnsafeBufferPointer { glyphs in
            write(glyphs.count, x: x, y: y, style, link: link) { glyphs[$0] }
        }
    }

    /// Writes printable ASCII into a row, one cell for each byte.
    @discardableResult
    func write(ascii bytes: UnsafeBufferPointer<UInt8>, x: Int, y: Int, _ style: Style, link: UInt16 = 0) -> Int {
        write(bytes.count, x: x, y: y, style, link: link) { Glyph(base: UInt32(bytes[$0]), width: 1) }
    }

    /// Writes one glyph into a row, so many times.
    func fill(_ count: Int, with glyph: Glyph, x: Int, y: Int, _ style: Style) {
        let columns = max(0, x)..<max(0, x, min(size.width, x + count))
        guard glyph.width == 1, !columns.isEmpty, (0..<size.height).contains(y) else {
            write(count, x: x, y: y, style, link: 0) { _ in glyph }
            return
        }
        touch(y)
        let (first, end) = (y * size.width + columns.lowerBound, y * size.width + columns.upperBound)
        let reachesEdge = columns.upperBound == size.width
        cells.withUnsafeMutableBufferPointer { cells in
            // Half of a wide character is none.
            if columns.lowerBound > 0, cells[first].width == 0 { cells[first - 1] = .blank(cells[first - 1].style) }
            if !reachesEdge, cells[end].width == 0 { cells[end] = .blank(cells[end].style) }
            cells[first..<end].update(repeating: Cell(base: glyph.base, marks: glyph.marks, width: 1, style: style))
        }
    }

    @discardableResult
    private func write(
        _ count: Int, x: Int, y: Int, _ style: Style, link: UInt16, glyph: (_ index: Int) -> Glyph
    ) -> Int {
        var column = x
        let (width, isInside) = (size.width, (0..<size.height).contains(y))
        if isInside { touch(y) }
        let start = y * width
        cells.withUnsafeMutableBufferPointer { cells in
            for index in 0..<count {
                let glyph = glyph(index)
                let end = column + glyph.width
                defer { column = end }
                guard isInside, column >= 0, end <= width else { continue }
                let place = start + column
                if cells[place].width == 0, column > 0 { cells[place - 1] = .blank(cells[place - 1].style) }
                let next = start + end
                if end < width, cells[next - 1].width == 2 { cells[next] = .blank(cells[next].style) }
                cells[place] = Cell(base: glyph.base, marks: glyph.marks, width: glyph.width, style: style, link: link)
                if glyph.width == 2 { cells[place + 1] = .rightHalf(style, link: link) }
            }
        }
        return column
    }
}
