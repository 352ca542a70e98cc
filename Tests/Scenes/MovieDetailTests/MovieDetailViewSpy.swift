import Presentation

@testable import MovieDetail

@MainActor
final class MovieDetailViewSpy: MovieDetailView {
    private(set) var states: [MovieDetailState] = []
    private(set) var scrollCount = 0

    var state: MovieDetailState { states.last ?? MovieDetailState() }

    func show(_ state: MovieDetailState) { states.append(state) }
    func startAnew() { scrollCount += 1 }
}
