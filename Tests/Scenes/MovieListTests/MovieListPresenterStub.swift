import ScreenTestSupport

@testable import MovieList

typealias MovieListPresenterStub = RemoteListPresenterStub

extension RemoteListPresenterStub: MovieListPresenter {}
