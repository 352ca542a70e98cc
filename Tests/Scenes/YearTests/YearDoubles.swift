import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport

@testable import Year

extension DestinationsSpy: YearDestinations {}

extension DetailPresenterSpy: YearPresenter {
    func didAskForYear(_ step: YearStep) { calls.append(.other("\(step)")) }
    var hintToTurn: String { "year" }
    var isTab: Bool { true }
    func didAskForTab(by step: Int) { calls.append(.other("tab \(step)")) }
}

@MainActor
final class YearRouterSpy: YearRouter {
    private(set) var places: [Place] = []
    private(set) var steps: [Int] = []
    private(set) var turns: [String] = []
    var isTab = false

    func showTab(by step: Int) { steps.append(step) }
    func didTurn(to name: String) { turns.append(name) }
    func go(to place: Place) { places.append(place) }
}

/// The list of which the page is a tab.
@MainActor
final class TabbedPageSpy: TabbedPageDelegate {
    private(set) var steps: [Int] = []
    private(set) var turns: [String] = []
    private(set) var closedCount = 0

    func didTurnPage(to name: String) { turns.append(name) }
    func didLeavePage(by step: Int) { steps.append(step) }
    func didClosePage() { closedCount += 1 }
}

extension Wording {
    /// The page of a period of a diary.
    func page(_ period: String, _ diary: [DiaryEntry]) throws -> YearPage {
        guard let period = DiaryPeriod(text: period) else { throw NoPeriod() }
        return YearPage(YearReview(of: diary, in: period), self)
    }

    private struct NoPeriod: Error {}
}
