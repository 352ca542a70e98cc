import TestSupport

@testable import MovieList

typealias MovieListPresenterStub = RefinedListPresenterStub<MovieRow>

extension RefinedListPresenterStub: MovieListPresenter where Row == MovieRow {}
