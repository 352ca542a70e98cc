import TestSupport

@testable import MovieList

typealias MovieListPresenterStub = RemoteListPresenterStub

extension RemoteListPresenterStub: MovieListPresenter {}
