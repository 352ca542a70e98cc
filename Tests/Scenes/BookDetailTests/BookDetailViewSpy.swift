import Presentation

@testable import BookDetail

@MainActor
final class BookDetailViewSpy: BookDetailView {
    private(set) var states: [BookDetailState] = []
    private(set) var scrollCount = 0

    var state: BookDetailState { states.last ?? BookDetailState() }

    func show(_ state: BookDetailState) { states.append(state) }
    func startAnew() { scrollCount += 1 }
}
