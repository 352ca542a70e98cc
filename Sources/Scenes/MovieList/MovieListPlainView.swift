import Browsing
import Navigation
import Presentation
import Widgets

/// The list in a dialogue of lines.
@MainActor
final class MovieListPlainView {
    private let presenter: any MovieListPresenter
    let pane: PlainRefinedPane

    init(presenter: any MovieListPresenter, display: any Display) {
        self.presenter = presenter
        pane = PlainRefinedPane(presenter: presenter, display: display) { [presenter] index in
            presenter.row(at: index).map { row in
                PlainRow(row.title, .texts(row.year) + (row.rating.map { [.rating($0)] } ?? []), row.marks)
            }
        }
    }
}

extension MovieListPlainView: MovieListView, PlainRefinedScreen {
    var actions: any RefinedListPresenter { presenter }
}
