import Entities
import ScreenTestSupport

@testable import ReadingList

// The doubles that scenes share, as those of this one.

extension LocalListViewSpy: ReadingListView {}

extension DestinationsSpy: ReadingListDestinations {}
