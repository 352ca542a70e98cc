import Presentation
import ScreenTestSupport

@testable import ArtistList

typealias ArtistListPresenterStub = RemoteListPresenterStub

extension RemoteListPresenterStub: ArtistListPresenter {}

extension Row {
    /// A row of this list.
    init(artist name: String, figures: [String?]) {
        self.init(name, Marks(), figures)
    }
}
