import Entities
import ScreenTestSupport

@testable import PersonDetail

// The doubles that scenes share, as those of this one.

extension DetailViewSpy: PersonDetailView {}

extension DestinationsSpy: PersonDetailDestinations {}

extension DetailPresenterSpy: PersonDetailPresenter {
    func didAskForOrder() { calls.append(.other("order")) }
}
