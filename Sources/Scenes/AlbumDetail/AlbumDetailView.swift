import Navigation
import Presentation
import TerminalKit

@MainActor
protocol AlbumDetailView: AnyObject {
    func show(_ state: ListState)
    func select(row: Int)
    /// What stands below the album under the cursor.
    func unfold(_ album: UnfoldedAlbum)
}

@MainActor
final class AlbumDetailDefaultView {
    private let presenter: any AlbumDetailPresenter
    private weak var display: (any Display)?
    private var state = ListState()
    private var unfolded = UnfoldedAlbum.folded
    private var unfoldedLines: [TextLine] = []
    private var viewport = AccordionViewport()
    private var size = Size(width: 0, height: 0)
    /// Whether `unfoldedLines` are what `unfolded` says, in lines of the pane's width.
    private var isLaidOut = false
    /// The line to be at the top once there is enough to scroll to it.
    private var restoredTop: Int?

    init(presenter: any AlbumDetailPresenter, display: any Display) {
        self.presenter = presenter
        self.display = display
    }
}

extension AlbumDetailDefaultView: AlbumDetailView {
    func show(_ state: ListState) {
        self.state = state
        settle()
        display?.setNeedsDisplay()
    }

    func select(row: Int) {
        viewport.select(row)
        settle()
        display?.setNeedsDisplay()
    }

    func unfold(_ album: UnfoldedAlbum) {
        unfolded = album
        isLaidOut = false
        display?.setNeedsDisplay()
    }
}

extension AlbumDetailDefaultView: Screen {
    var title: String { presenter.title }

    var status: String? { state.rowCount == 0 ? nil : presenter.status(atRow: viewport.cursor) }

    var isBusy: Bool { state.isLoading || unfolded.isLoading }

    var commands: [Command] {
        (state.rowCount == 0 ? [] : [.down, .favourite, .note]) + (unfolded.hasPage ? [.openPage] : []) + [.refresh]
    }

    func willAppear() -> Bool {
        presenter.viewWillAppear()
    }

    func didAppear() {
        presenter.viewDidAppear()
        didShow()
    }

    var memento: ScreenMemento {
        ScreenMemento(item: presenter.itemName(atRow: viewport.cursor), row: viewport.cursor, top: viewport.top)
    }

    func restore(_ memento: ScreenMemento) {
        restoredTop = memento.top
        presenter.restoreCursor(to: memento.item, row: memento.row)
    }

    func layout(size: Size) {
        if !isLaidOut || size != self.size { layOutUnfolded(size) }
        settle()
        didShow()
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        if let message = state.message {
            surface.draw(message)
            return
        }
        if let facts { surface.draw(facts, x: 2, y: 0, limit: surface.width - 3, .muted) }
        let list = surface.part(
            Rect(x: 0, y: headerHeight, width: surface.width, height: surface.height - headerHeight))
        for (y, line) in viewport.visible.enumerated() {
            switch viewport[line] {
            case .row(let row): draw(row: row, on: list, y: y, hasFocus: hasFocus)
            case .unfolded(let index): list.draw(unfoldedLines[index], x: Self.indent, y: y)
            }
        }
        drawTail(on: list)
    }

    func handle(_ command: Command) -> Bool {
        if command == .refresh {
            presenter.didAskForRefresh()
        } else if command == .openPage {
            presenter.didAskForPage()
        } else if command == .note {
            presenter.didAskForNote(at: viewport.cursor)
        } else if command == .favourite {
            presenter.didToggleFavourite(at: viewport.cursor)
        } else if let motion = ListMotion(command) {
            restoredTop = nil
            if viewport.move(motion) {
                presenter.didMoveCursor(to: viewport.cursor)
            }
            didShow()
        } else {
            return false
        }
        display?.setNeedsDisplay()
        return true
    }

    /// In cells: how far what is unfolded stands in.
    private static let indent = 4

    private var facts: String? { presenter.facts }

    private var headerHeight: Int { facts == nil ? 0 : 2 }

    private func didShow() {
        presenter.didShow(lastVisible: viewport.lastVisibleRow, visibleRows: size.height - headerHeight)
    }

    private func layOutUnfolded(_ size: Size) {
        self.size = size
        isLaidOut = true
        unfoldedLines = AlbumDetailLayout(unfolded, width: size.width - Self.indent - 1).lines
    }

    private func settle() {
        // What stands below the last row has a line to itself for those who got there.
        let tailHeight = state.tail != nil && viewport.cursor >= state.rowCount - 1 ? 1 : 0
        viewport.resize(
            count: state.rowCount, unfolded: unfoldedLines.count, height: size.height - headerHeight - tailHeight)
        if let restoredTop, viewport.height > 0, !unfolded.isLoading, viewport.lineCount > restoredTop {
            viewport.scroll(to: restoredTop)
            self.restoredTop = nil
        }
    }

    private func draw(row index: Int, on list: Surface, y: Int, hasFocus: Bool) {
        let row = presenter.row(at: index)
        let isSelected = index == viewport.cursor
        let style = RowStyle(isSelected: isSelected, hasFocus: hasFocus)
        if isSelected {
            list.fillRow(y, style.plain)
            list.draw("▌", x: 0, y: y, style.plain)
        }
        var end = list.width - 1
        for fact in [row.year, row.plays].compactMap(\.self) where end > 40 {
            end = list.drawRight(fact, end: end, y: y, style.muted) - 2
        }
        list.draw(row.title, row.marks, x: 2, y: y, limit: end - 2, style.plain)
    }

    private func drawTail(on list: Surface) {
        guard viewport.visible.upperBound == viewport.lineCount else { return }
        let y = viewport.visible.count
        switch state.tail {
        case .loading(let text): list.draw(text, x: 2, y: y, .muted)
        case .failed(let text): list.draw(text, x: 2, y: y, .failure)
        case nil: break
        }
    }
}
