import Browsing
import Entities
import Presentation
import ScreenTestSupport
import TestSupport

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

extension ArtistListDefaultPresenter {
    /// With doubles for all that a test does not look at, and no time between what it does and its effect.
    convenience init(
        _ catalog: FakeMusicCatalog, library: FakeLibrary = FakeLibrary(),
        router: ListRouterSpy<ArtistID> = ListRouterSpy(), wording: Wording = .sample("en_US"),
        notices: NoticeBoardSpy = NoticeBoardSpy()
    ) {
        self.init(
            interactor: ArtistListDefaultInteractor(
                catalog: catalog, library: library, pictures: FakePictureStore(), asked: nil),
            router: router, wording: wording, notices: notices, undo: notices.makeUndoStack(), searchPause: Pause {},
            picturePause: Pause {})
    }
}
