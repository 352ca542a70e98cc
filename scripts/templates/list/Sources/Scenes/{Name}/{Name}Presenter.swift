import Browsing
import Entities
import Presentation

/// What the view tells it is in `RemoteListPresenter`, answered by `RemoteListComposing` (Sources/Browsing/Refining).
@MainActor
protocol {Name}Presenter: RemoteListPresenter {}

@MainActor
final class {Name}DefaultPresenter {
    weak var view: (any {Name}View)?
    let remote: RemoteList<{Name}Item, {Name}Query>
    let posters: PosterWall
    let columns: ListColumns
    private let formatter: {Name}Formatter

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
}

extension {Name}DefaultPresenter: {Name}Presenter, RemoteListComposing {
    var listView: (any ListView)? { view }

    func row(at index: Int) -> Row? {
        list.item(at: index).map { formatter.row($0, list.marks(of: $0)) }
    }
}
