import Entities
import Presentation
import ScreenTestSupport

@testable import MovieList

// The doubles that scenes share, as those of this one.

extension RemoteListViewSpy: MovieListView {}

extension RemoteListPresenterStub: MovieListPresenter {}

extension ListRouterSpy: MovieListRouter where ID == MovieID {}

extension DestinationsSpy: MovieListDestinations {}

extension Row {
    /// A film as the list shows it.
    init(film title: String, year: String?, rating: String?, step: RatingStep? = nil, marks: Marks = Marks()) {
        self.init(title, marks, step: step, [year, rating])
    }
}
