import Entities
import ScreenTestSupport

@testable import BookDetail

// The doubles that scenes share, as those of this one.

extension DetailViewSpy: BookDetailView {}

extension DestinationsSpy: BookDetailDestinations {}

extension DetailPresenterSpy: BookDetailPresenter {}
