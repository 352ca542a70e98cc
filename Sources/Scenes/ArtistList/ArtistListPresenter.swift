import Browsing
import Entities
import Presentation

/// What the view tells it, `didSelectRow(at:)` say, is in `RemoteListPresenter`, answered by `RemoteListComposing`
/// (Sources/Browsing/Refining).
@MainActor
protocol ArtistListPresenter: RemoteListPresenter {}

@MainActor
final class ArtistListDefaultPresenter {
    weak var view: (any ArtistListView)?
    let remote: RemoteList<Artist, ArtistQuery>
    let posters: PosterWall
    private let formatter: ArtistListFormatter

    init(
        interactor: any ArtistListInteractor, router: any ArtistListRouter, wording: Wording, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>, pause: Pause, posterPause: Pause
    ) {
        formatter = ArtistListFormatter(figures: interactor.figures, wording: wording)
        posters = PosterWall(
            interactor.pictures, shape: .square, pause: posterPause, notices: notices, wording: wording)
        remote = RemoteList(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording,
            name: wording.music, empty: wording.noArtists, pause: pause)
        posters.didChange = { [weak self] in self?.view?.showPosters() }
        observeList()
    }
}

extension ArtistListDefaultPresenter: ArtistListPresenter, RemoteListComposing, PosterListComposing {
    var list: MarkedList<Artist, ArtistQuery> { remote.marked }
    var listView: (any ListView)? { view }

    var columns: ListColumns { .artists(formatter.figures, formatter.wording) }

    func row(at index: Int) -> Row? {
        list.item(at: index).map { formatter.row($0, list.marks(of: $0)) }
    }

    func posterFacts(at index: Int) -> TileFacts { list.item(at: index).map(formatter.tileFacts) ?? [] }
}
