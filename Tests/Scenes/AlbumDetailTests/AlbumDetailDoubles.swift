import Entities
import ScreenTestSupport

@testable import AlbumDetail

// The doubles that scenes share, as those of this one.

extension DestinationsSpy: AlbumDetailDestinations {}
