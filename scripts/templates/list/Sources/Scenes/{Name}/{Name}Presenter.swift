import Browsing
import Entities
import Presentation

/// What the view tells it is in `RemoteListPresenter`, answered by `RemoteListComposing` (Sources/Browsing/RemoteLists).
@MainActor
protocol {Name}Presenter: RemoteListPresenter {}

@MainActor
final class {Name}DefaultPresenter: {Name}Presenter, RemoteListComposing {
    weak var view: (any {Name}View)?
    let remote: RemoteList<{Name}Item, {Name}Query>
    let posters: PosterWall
    let columns: ListColumns
    let formatter: {Name}Formatter

    init(
        interactor: any {Name}Interactor, router: any {Name}Router, wording: Wording, notices: any NoticeBoard,
        undo: UndoStack<LibraryFailure>, searchPause: Pause, picturePause: Pause
    ) {
        formatter = {Name}Formatter(wording: wording)
        columns = formatter.columns
        posters = PosterWall(
            interactor.pictures, shape: .upright, pause: picturePause, notices: notices, wording: wording)
        remote = RemoteList(
            interactor: interactor, router: router, notices: notices, undo: undo, wording: wording,
            name: {Name}Words.title, empty: Message({Name}Words.nothing), searchPause: searchPause)
        observeList()
    }

    var listView: (any ListView)? { view }
}
