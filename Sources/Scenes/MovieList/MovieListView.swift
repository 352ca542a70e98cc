import Browsing
import Navigation
import Widgets

protocol MovieListView: PosterListView {}

/// The films, drawn or in lines.
@MainActor
final class MovieListDefaultView: MovieListView, RefinedListScreen {
    let pane: any RefinedListPane

    init(presenter: any MovieListPresenter, display: any Display) {
        pane = makeRefinedPane(presenter, on: display)
    }
}
