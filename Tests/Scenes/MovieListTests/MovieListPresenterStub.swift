import TestSupport

@testable import MovieList

typealias MovieListPresenterStub = RefinedListPresenterStub

extension RefinedListPresenterStub: MovieListPresenter {}
