import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol AlbumDetailView: AnyObject {
    func show(_ state: ListState)
    func select(row: Int)
    /// Shows the details below the album under the cursor.
    func unfold(_ album: UnfoldedAlbum)
}

@MainActor
final class AlbumDetailDefaultView {
    private let presenter: any AlbumDetailPresenter
    private let pane: AccordionPane
    private var unfolded = UnfoldedAlbum.folded

    init(presenter: any AlbumDetailPresenter, display: any Display) {
        self.presenter = presenter
        pane = AccordionPane(browser: presenter.browser, display: display)
    }
}

extension AlbumDetailDefaultView: AlbumDetailView {
    func show(_ state: ListState) {
        pane.show(state)
    }

    func select(row: Int) {
        pane.select(row)
    }

    func unfold(_ album: UnfoldedAlbum) {
        unfolded = album
        pane.unfold(isLoading: album.isLoading) { width in AlbumDetailLayout(album, width: width).lines }
    }
}

extension AlbumDetailDefaultView: Screen {
    var title: String { presenter.title }

    var status: String? { pane.status }

    var isBusy: Bool { pane.isBusy }

    var isAwaitingRows: Bool { pane.isAwaitingRows }

    var hasFailed: Bool { pane.hasFailed || unfolded.failure != nil }

    var commands: [Command] {
        (pane.isEmpty ? [] : [.down, .favourite, .note]) + (unfolded.hasPage ? [.openPage] : []) + [.refresh]
    }

    func willAppear() -> Bool {
        presenter.viewWillAppear()
    }

    func didAppear() {
        pane.didAppear()
    }

    var memento: ScreenMemento { pane.memento }

    func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
    }

    func layout(size: Size) {
        pane.layout(size: Size(width: size.width, height: size.height - headerHeight(size)))
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        let top = headerHeight(Size(width: surface.width, height: surface.height))
        if let facts = presenter.facts, top > 0 {
            surface.draw(facts, x: 2, y: 0, limit: surface.width - 3, .muted)
        }
        let list = Rect(x: 0, y: top, width: surface.width, height: surface.height - top)
        pane.draw(on: surface.part(list), hasFocus: hasFocus, row: presenter.row, drawRow: draw)
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .favourite: return pane.withCursor(presenter.didToggleFavourite)
        case .note: return pane.withCursor(presenter.didAskForNote)
        case .openPage: presenter.didAskForPage()
        case .refresh: presenter.didAskForRefresh()
        default: return pane.handle(command)
        }
        return true
    }

    /// The height of the artist's facts above the list. A message in place of the albums is more important, and may
    /// take that room.
    private func headerHeight(_ size: Size) -> Int {
        presenter.facts == nil || pane.messageHeight(width: size.width) > size.height - 2 ? 0 : 2
    }

    /// Title, count and year; a narrow pane shows fewer of them.
    private func draw(_ row: AlbumRow, on line: Surface, _ style: RowStyle) {
        var end = line.width
        for fact in [row.year, row.count].compactMap(\.self) where end > Self.titleWidth {
            end = line.drawRight(fact, end: end, y: 0, style.muted) - 2
        }
        line.draw(row.title, row.marks, x: 0, y: 0, limit: end, style.plain)
    }

    /// The least width of a title, in cells.
    private static let titleWidth = 38
}
