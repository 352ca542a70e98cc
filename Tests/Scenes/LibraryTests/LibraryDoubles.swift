import Entities
import ScreenTestSupport

@testable import Library

// The doubles that scenes share, as those of this one.

extension LocalListViewSpy: LibraryView {}

extension DestinationsSpy: LibraryDestinations {}
