import Presentation

@testable import Year

@MainActor
final class YearViewSpy: YearView {
    private(set) var state: DetailState?
    private(set) var startCount = 0

    func show(_ state: DetailState) { self.state = state }

    func startAnew() { startCount += 1 }
}
