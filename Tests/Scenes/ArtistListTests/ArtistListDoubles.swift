import Browsing
import Entities
import Presentation
import ScreenTestSupport

@testable import ArtistList

// The doubles that scenes share, as those of this one.

extension RemoteListViewSpy: ArtistListView {}

extension RemoteListPresenterStub: ArtistListPresenter {}

extension ListRouterSpy: ArtistListRouter where ID == ArtistID {}

extension DestinationsSpy: ArtistListDestinations {}

extension Row {
    /// A row of this list.
    init(artist name: String, figures: [String?]) {
        self.init(name, Marks(), figures)
    }
}
