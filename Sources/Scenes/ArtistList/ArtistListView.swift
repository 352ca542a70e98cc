import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

protocol ArtistListView: PosterListView {}

@MainActor
final class ArtistListDefaultView {
    private let presenter: any ArtistListPresenter
    let pane: RefinedPane
    /// Of the columns that have something in them; nil for the others.
    private var headings: [String?] = []
    private var headingHeight = 0

    init(presenter: any ArtistListPresenter, display: any Display) {
        self.presenter = presenter
        pane = RefinedPane(presenter: presenter, display: display)
    }
}

extension ArtistListDefaultView: ArtistListView, RefinedListScreen {
    var actions: any RefinedListPresenter { presenter }

    func show(_ state: ListState) {
        // Its beginning says it for all of the list: nothing moves while one scrolls.
        let rows = (0..<min(state.rowCount, Self.rowsAsked)).compactMap(presenter.row)
        if !rows.isEmpty {
            headings = presenter.headings.enumerated().map { place, heading in
                rows.contains { $0.figures[place] != nil } ? heading : nil
            }
        }
        pane.list.show(state)
    }

    func layout(size: Size) {
        let hasHeadings = headings.contains { $0 != nil } && !pane.list.isEmpty && pane.hasColumns(in: size)
        headingHeight = hasHeadings ? 1 : 0
        pane.layout(size: Size(width: size.width, height: size.height - headingHeight))
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        let list = surface.part(
            Rect(x: 0, y: headingHeight, width: surface.width, height: surface.height - headingHeight))
        pane.draw(on: list, hasFocus: hasFocus, row: presenter.row) { row, line, style in
            if line.isForReader {
                let figures = zip(presenter.headings, row.figures).map { heading, figure in
                    figure.map { "\(heading) \($0)" }
                }
                return line.drawForReader(row.name, row.marks, facts: figures, style)
            }
            drawColumns(row.name, row.marks, row.figures, on: line, style)
        }
        if headingHeight > 0, !surface.isForReader {
            let line = surface.part(Rect(x: 2, y: 0, width: surface.width - 3, height: 1))
            drawColumns("", Marks(), headings, on: line, RowStyle(plain: .label, muted: .label))
        }
    }

    /// The name and what stands beside it; a narrow pane shows fewer columns, from the left.
    private func drawColumns(
        _ name: String, _ marks: Marks, _ figures: [String?], on line: Surface, _ style: RowStyle
    ) {
        let figures = figures.prefix(max(0, (line.width - Self.nameWidth) / Self.figureWidth))
        let nameEnd = line.width - figures.count * Self.figureWidth
        for (index, figure) in figures.enumerated() {
            guard let figure else { continue }
            line.drawRight(
                figure, end: nameEnd + (index + 1) * Self.figureWidth, y: 0, limit: Self.figureWidth - 1, style.muted)
        }
        line.draw(name, marks, x: 0, y: 0, limit: nameEnd, style)
    }

    /// In cells: the least width of a name, and a number of ten digits with its gap.
    private static let nameWidth = 20
    private static let figureWidth = 14
    /// How many rows say which columns have something in them.
    private static let rowsAsked = 100
}
