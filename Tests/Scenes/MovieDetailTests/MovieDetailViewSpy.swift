import Presentation

@testable import MovieDetail

@MainActor
final class MovieDetailViewSpy: MovieDetailView {
    private(set) var states: [DetailState] = []
    private(set) var scrollCount = 0

    var state: DetailState { states.last ?? DetailState() }

    func show(_ state: DetailState) { states.append(state) }
    func startAnew() { scrollCount += 1 }
}
