import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

protocol PokemonListView: RefinedListView {}

@MainActor
final class PokemonListDefaultView {
    private let presenter: any PokemonListPresenter
    let pane: RefinedPane

    init(presenter: any PokemonListPresenter, display: any Display) {
        self.presenter = presenter
        pane = RefinedPane(presenter: presenter, display: display)
    }
}

extension PokemonListDefaultView: PokemonListView, RefinedListScreen {
    var actions: any RefinedListPresenter { presenter }

    func draw(on surface: Surface, hasFocus: Bool) {
        pane.draw(on: surface, hasFocus: hasFocus, row: presenter.row, drawRow: draw)
    }

    /// Number, name and types; a narrow pane does not show the types.
    private func draw(_ row: PokemonRow, on line: Surface, _ style: RowStyle) {
        if line.isForReader {
            return line.drawForReader(row.name, row.marks, facts: [row.number, row.types], style)
        }
        line.draw(row.number, x: 0, y: 0, limit: Self.numberWidth - 1, style.muted)
        var end = line.width
        if line.width >= Self.wideWidth { end = line.drawRight(row.types, end: end, y: 0, style.muted) - 2 }
        line.draw(row.name, row.marks, x: Self.numberWidth, y: 0, limit: end - Self.numberWidth, style)
    }

    /// In cells: the column of numbers, and the least width for a row with types.
    private static let numberWidth = 6
    private static let wideWidth = 36
}
