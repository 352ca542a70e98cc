import Entities
import ScreenTestSupport

@testable import MovieDetail

// The doubles that scenes share, as those of this one.

extension DetailViewSpy: MovieDetailView {}

extension DestinationsSpy: MovieDetailDestinations {}

extension DetailPresenterSpy: MovieDetailPresenter {
    func didAskForTrailer() { calls.append(.other("trailer")) }
}
