import Presentation

@testable import BookDetail

@MainActor
final class BookDetailViewSpy: BookDetailView {
    private(set) var states: [DetailState] = []
    private(set) var scrollCount = 0

    var state: DetailState { states.last ?? DetailState() }

    func show(_ state: DetailState) { states.append(state) }
    func startAnew() { scrollCount += 1 }
}
