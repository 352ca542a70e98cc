import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

protocol ArtistListView: ListView {}

@MainActor
final class ArtistListDefaultView {
    private let presenter: any ArtistListPresenter
    let pane: ListPane

    init(presenter: any ArtistListPresenter, display: any Display) {
        self.presenter = presenter
        pane = ListPane(browser: presenter.browser, display: display)
    }
}

extension ArtistListDefaultView: ArtistListView, KeptListScreen {
    var actions: any KeptListPresenter { presenter }

    func layout(size: Size) {
        pane.layout(height: size.height - headingHeight)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        let list = surface.part(
            Rect(x: 0, y: headingHeight, width: surface.width, height: surface.height - headingHeight))
        pane.draw(on: list, hasFocus: hasFocus, row: presenter.row) { row, line, style in
            drawColumns(row.name, row.marks, row.listeners, row.plays, on: line, style)
        }
        if let headings = presenter.headings, !pane.isEmpty {
            let line = surface.part(Rect(x: 2, y: 0, width: surface.width - 3, height: 1))
            drawColumns(
                "", Marks(), headings.listeners, headings.plays, on: line, RowStyle(plain: .label, muted: .label))
        }
    }

    private var headingHeight: Int { presenter.headings == nil || pane.isEmpty ? 0 : 1 }

    /// Name, listeners and plays; a narrow pane shows fewer of them, from the left.
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

    /// In cells: the least width of a name, and a number of ten digits with its gap.
    private static let nameWidth = 20
    private static let countWidth = 14
}
