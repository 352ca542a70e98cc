import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport

@testable import Year

extension DestinationsSpy: YearDestinations {}

extension DetailPresenterSpy: YearPresenter {
    func didAskForYear(_ step: YearStep) { calls.append(.other("\(step)")) }
}

@MainActor
final class YearRouterSpy: YearRouter {
    private(set) var places: [Place] = []

    func go(to place: Place) { places.append(place) }
}

extension Wording {
    /// The page of a period of a diary.
    func page(_ period: String, _ diary: [DiaryEntry]) throws -> YearPage {
        guard let period = DiaryPeriod(text: period) else { throw NoPeriod() }
        return YearPage(YearReview(of: diary, in: period), self)
    }

    private struct NoPeriod: Error {}
}
