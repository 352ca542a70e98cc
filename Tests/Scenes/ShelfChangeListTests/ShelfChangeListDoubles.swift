import Entities
import ScreenTestSupport

@testable import ShelfChangeList

// The doubles that scenes share, as those of this one.

extension DestinationsSpy: ShelfChangeListDestinations {}
