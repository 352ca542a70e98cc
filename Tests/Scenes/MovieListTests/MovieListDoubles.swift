import Entities
import ScreenTestSupport

@testable import MovieList

// The doubles that scenes share, as those of this one.

extension RemoteListViewSpy: MovieListView {}

extension RemoteListPresenterStub: MovieListPresenter {}

extension ListRouterSpy: MovieListRouter where ID == MovieID {}

extension DestinationsSpy: MovieListDestinations {}
