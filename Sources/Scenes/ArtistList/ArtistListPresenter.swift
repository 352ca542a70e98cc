import Browsing
import Entities
import Presentation

/// What the view tells it is in `RemoteListPresenter`, answered by `RemoteListComposing` (Sources/Browsing/RemoteLists).
@MainActor
protocol ArtistListPresenter: RemoteListPresenter {}

@MainActor
final class ArtistListDefaultPresenter: ArtistListPresenter, RemoteListComposing {
    weak var view: (any ArtistListView)?
    var listView: (any ListView)? { view }
    let remote: RemoteList<Artist, ArtistQuery>
    let posters: PosterWall
    let formatter: ArtistListFormatter
    private(set) lazy var columns = formatter.columns

    init(
        interactor: any ArtistListInteractor, router: any ArtistListRouter, wording: Wording, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>, searchPause: Pause, picturePause: Pause
    ) {
        formatter = ArtistListFormatter(facts: interactor.facts, wording: wording)
        posters = PosterWall(
            interactor.pictures, shape: .square, pause: picturePause, notices: notices, wording: wording)
        remote = RemoteList(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording,
            name: wording.music, empty: wording.noArtists, searchPause: searchPause)
        observeList()
    }
}
