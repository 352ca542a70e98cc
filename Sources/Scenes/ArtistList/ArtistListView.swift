import Navigation
import Presentation
import TerminalKit

@MainActor
protocol ArtistListView: AnyObject {
    func show(_ state: ListState)
    func select(row: Int)
}

@MainActor
final class ArtistListDefaultView {
    private let presenter: any ArtistListPresenter
    private weak var display: (any Display)?
    private var pane: ListPane
    private var height = 0

    init(presenter: any ArtistListPresenter, display: any Display) {
        self.presenter = presenter
        self.display = display
        pane = ListPane(ListState())
    }
}

extension ArtistListDefaultView: ArtistListView {
    func show(_ state: ListState) {
        pane.show(state)
        display?.setNeedsDisplay()
    }

    func select(row: Int) {
        pane.select(row)
        display?.setNeedsDisplay()
    }
}

extension ArtistListDefaultView: Screen {
    var title: String { presenter.title }

    var status: String? { pane.isEmpty ? nil : presenter.status(atRow: pane.viewport.cursor) }

    var isBusy: Bool { pane.isBusy }

    var commands: [Command] { pane.isEmpty ? [.refresh] : [.down, .open, .refresh] }

    func willAppear() {}

    func didAppear() {
        presenter.didShow(lastVisible: pane.lastVisible, visibleRows: height)
    }

    func layout(size: Size) {
        height = size.height
        pane.layout(height: height)
        presenter.didShow(lastVisible: pane.lastVisible, visibleRows: height)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        pane.draw(on: surface, hasFocus: hasFocus) { index, line, style in
            draw(presenter.row(at: index), on: line, style)
        }
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .open where !pane.isEmpty: presenter.didSelectRow(at: pane.viewport.cursor)
        case .refresh: presenter.didAskForRefresh()
        case _ where pane.handle(command):
            presenter.didMoveCursor(to: pane.viewport.cursor)
            presenter.didShow(lastVisible: pane.lastVisible, visibleRows: height)
        default: return false
        }
        display?.setNeedsDisplay()
        return true
    }

    /// Name, listeners and plays, the last two in columns of their own; a narrow pane has room for one.
    private func draw(_ row: ArtistRow, on line: Surface, _ style: RowStyle) {
        var end = line.width
        for count in [row.plays, row.listeners] {
            guard let count, end - Self.countWidth >= Self.nameWidth else { continue }
            line.drawRight(count, end: end, y: 0, limit: Self.countWidth - 2, style.muted)
            end -= Self.countWidth
        }
        line.draw(row.name, x: 0, y: 0, limit: end, style.plain)
    }

    /// In cells: a number of ten digits with its unit and a gap, and what a name should have.
    private static let countWidth = 24
    private static let nameWidth = 24
}
