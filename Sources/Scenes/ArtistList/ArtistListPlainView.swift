import Browsing
import Navigation
import Presentation
import Widgets

/// The list in a dialogue of lines.
@MainActor
final class ArtistListPlainView {
    private let presenter: any ArtistListPresenter
    let pane: PlainRefinedPane

    init(presenter: any ArtistListPresenter, display: any Display) {
        self.presenter = presenter
        pane = PlainRefinedPane(presenter: presenter, display: display) { [presenter] index in
            presenter.row(at: index).map { row in
                let facts = zip(presenter.headings, row.figures).compactMap { heading, figure in
                    figure.map { PlainFact.labelled(heading, $0) }
                }
                return PlainRow(row.name, facts, row.marks)
            }
        }
    }
}

extension ArtistListPlainView: ArtistListView, PlainRefinedScreen {
    var actions: any RefinedListPresenter { presenter }
}
