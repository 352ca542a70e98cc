import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit

/// The rows of a list: each on a line, in columns; or as a grid of pictures, where its reader wants that, the terminal shows some and
/// there is room.
@MainActor
final class ListBody {
    /// Whether the reader wants the grid.
    private(set) var isGrid = false
    private let list: ListPane
    private let rows: any ListPresenter
    private let columns: ListColumns
    private let posters: any PosterPresenter
    private var table: RowTable
    private weak var display: (any Display)?

    /// - Parameter display: hears that a new frame is needed.
    init(_ list: ListPane, of presenter: any ListPresenter, display: (any Display)?) {
        (self.list, self.rows, self.posters, self.display) = (list, presenter, presenter, display)
        columns = presenter.columns
        table = RowTable(presenter)
        list.drawsRowsAlone = true
    }

    /// The list has other rows.
    func measure(rowCount: Int) {
        table.measure(rowCount: rowCount)
    }

    func restore(isGrid: Bool) {
        self.isGrid = isGrid
    }

    /// Whether what is beside it gives way to it.
    var wantsWidth: Bool { isGrid && posters.tileShape != nil }

    /// What the cursor is on: a tile has no room for all that a row says. Nil where there are rows.
    var selected: String? {
        guard list.grid != nil else { return nil }
        return list.atCursor { index in
            rows.row(at: index).map { row in
                ([row.marks.before(row.title)] + columns.shortFacts(of: row)).joined(separator: " · ")
            }
        }
    }

    /// What moves in it beside what moves in all lists.
    var motions: [Command] { list.grid == nil ? [] : [.toRight] }

    /// What leads to the grid, and back.
    var commands: [Command] { posters.tileShape == nil ? [] : [.posters] }

    /// - Parameters:
    ///   - size: of the room for rows, with what may be typed below them: tiles keep their size for that.
    ///   - foot: how much of it something is typed in, in lines.
    func layout(size: Size, foot: Int) {
        let room = Size(width: size.width, height: size.height - foot)
        let grid = grid(in: size)
        list.layout(height: grid == nil ? layoutTable(size: room) : room.height, grid: grid)
        if let grid = list.grid {
            posters.didShowPosters(list.visible, ahead: list.ahead, in: grid.box)
        } else {
            posters.didHidePosters()
        }
    }

    /// - Returns: how many lines are left for rows.
    private func layoutTable(size: Size) -> Int {
        // Of which one may be that of the columns' headings.
        table.layout(size: size, isEmpty: list.isEmpty, isParted: list.isParted(inHeight: size.height - 1))
    }

    private func grid(in size: Size) -> PosterGrid? {
        guard isGrid, let shape = posters.tileShape else { return nil }
        return PosterGrid(shape, in: size, cell: posters.cellSize)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        if let grid = list.grid {
            list.draw(grid, on: surface, hasFocus: hasFocus, poster: posters.poster)
        } else {
            table.draw(list, on: surface, hasFocus: hasFocus)
        }
    }

    /// In two dimensions keys mean something else.
    ///
    /// - Returns: whether the key moves in the grid.
    func handle(_ press: KeyPress) -> Bool {
        guard list.grid != nil, let command = press.command(in: .posters) else { return false }
        return list.handle(command)
    }

    /// - Returns: whether the command shows the grid, or leaves it.
    func handle(_ command: Command) -> Bool {
        switch command {
        case .back where list.grid != nil, .posters where list.grid != nil: isGrid = false
        case .posters:
            guard posters.tileShape != nil else {
                posters.didAskForPostersInVain()
                return true
            }
            isGrid = true
        default: return false
        }
        display?.setNeedsDisplay()
        return true
    }

    /// A picture has come.
    func didChangePosters() {
        if list.grid != nil { display?.setNeedsDisplay() }
    }
}
