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

    var commands: [Command] { pane.isEmpty ? [.refresh] : [.down, .open, .favourite, .note, .refresh] }

    func willAppear() -> Bool { false }

    func didAppear() {
        presenter.didShow(lastVisible: pane.lastVisible, visibleRows: height)
    }

    var memento: ScreenMemento {
        pane.memento(item: presenter.itemName(atRow: pane.viewport.cursor))
    }

    func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
        presenter.restoreCursor(to: memento.item, row: memento.row)
    }

    func layout(size: Size) {
        height = size.height - headingHeight
        pane.layout(height: height)
        presenter.didShow(lastVisible: pane.lastVisible, visibleRows: height)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        let list = surface.part(
            Rect(x: 0, y: headingHeight, width: surface.width, height: surface.height - headingHeight))
        pane.draw(on: list, hasFocus: hasFocus) { index, line, style in
            let row = presenter.row(at: index)
            drawColumns(row.name, row.marks, row.listeners, row.plays, on: line, style)
        }
        if let headings = presenter.headings, !pane.isEmpty {
            let line = surface.part(Rect(x: 2, y: 0, width: surface.width - 3, height: 1))
            drawColumns(
                "", Marks(), headings.listeners, headings.plays, on: line, RowStyle(plain: .label, muted: .label))
        }
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .open where !pane.isEmpty: presenter.didSelectRow(at: pane.viewport.cursor)
        case .favourite where !pane.isEmpty: presenter.didToggleFavourite(at: pane.viewport.cursor)
        case .note where !pane.isEmpty: presenter.didAskForNote(at: pane.viewport.cursor)
        case .refresh: presenter.didAskForRefresh()
        case _ where pane.handle(command):
            presenter.didMoveCursor(to: pane.viewport.cursor)
            presenter.didShow(lastVisible: pane.lastVisible, visibleRows: height)
        default: return false
        }
        display?.setNeedsDisplay()
        return true
    }

    private var headingHeight: Int { presenter.headings == nil || pane.isEmpty ? 0 : 1 }

    /// Name, listeners and plays; what a narrow pane has no room for is left out, from the right.
    private func drawColumns(
        _ name: String, _ marks: Marks, _ listeners: String?, _ plays: String?, on line: Surface, _ style: RowStyle
    ) {
        let counts = [listeners, plays].prefix(max(0, (line.width - Self.nameWidth) / Self.countWidth))
        let nameEnd = line.width - counts.count * Self.countWidth
        for (index, count) in counts.enumerated() {
            guard let count else { continue }
            line.drawRight(
                count, end: nameEnd + (index + 1) * Self.countWidth, y: 0, limit: Self.countWidth - 1, style.muted)
        }
        line.draw(name, marks, x: 0, y: 0, limit: nameEnd, style.plain)
    }

    /// In cells: what a name should have at least, and a number of ten digits with its gap.
    private static let nameWidth = 20
    private static let countWidth = 14
}
