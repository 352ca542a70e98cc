package import Browsing
package import Entities
package import Pictures
package import Presentation

/// The presenter of a list that can be searched and arranged: it has rows without loading, and records the view's calls.
@MainActor
package final class RemoteListPresenterStub: RemoteListPresenter, ListBrowser {
    package let title: String
    /// Nil for a list of what is kept.
    package let source: SourceID?
    package var rows: [Row] = []
    /// Asked for once, when the view is made.
    package var columns = ListColumns()
    package var controls = ListControls()
    package var loaded: [KnownItem] = []
    /// What there is to copy of each row.
    package var things: [CopyableThing] = []
    package let storedQuery = "sort=title&text=love"
    package var calls: [RemoteListCall] = []
    /// Nil where the terminal shows no pictures.
    package var tileShape: PictureState.Shape?
    package var cellSize: PixelSize?
    package var posters: [Poster] = []
    /// What the grid has said of what is in sight; nil while there is none.
    package private(set) var grid: (visible: Range<Int>, ahead: Range<Int>, box: PictureBox)?
    package private(set) var lastVisible: Int?
    package private(set) var visibleRows: Int?

    package init(title: String = "A list", source: SourceID? = SourceID(rawValue: "tmdb")) {
        self.title = title
        self.source = source
    }

    package var browser: any ListBrowser { self }
    package func row(at index: Int) -> Row? { rows[index] }
    package func status(atRow index: Int) -> String? { "\(index + 1) of \(rows.count)" }

    package func didShow(lastVisible: Int, visibleRows: Int) {
        self.lastVisible = lastVisible
        self.visibleRows = visibleRows
    }

    package func poster(at index: Int) -> Poster? { posters.indices.contains(index) ? posters[index] : nil }

    package func didShowPosters(_ visible: Range<Int>, ahead: Range<Int>, in box: PictureBox) {
        grid = (visible, ahead, box)
    }

    package func didHidePosters() { grid = nil }
    package func didAskForPostersInVain() { calls.append(.postersInVain) }

    package func didMoveCursor(to index: Int) { calls.append(.move(index)) }
    package func didSelectRow(at index: Int) { calls.append(.select(index)) }
    package func didAskForNote(at index: Int) { calls.append(.note(index)) }
    package func didAskForState(at index: Int) { calls.append(.state(index)) }
    package func didAskForRating(at index: Int) { calls.append(.rating(index)) }
    package func didAskForLists(at index: Int) { calls.append(.lists(index)) }
    package func didLeaveMenu(with entry: Int?) { calls.append(.leaveMenu(entry)) }
    package func didToggleFavourite(at index: Int) { calls.append(.favourite(index)) }
    package func copyable(at index: Int) -> CopyableThing? { things.indices.contains(index) ? things[index] : nil }
    package func didAskForRefresh() { calls.append(.refresh) }
    package func itemName(atRow index: Int) -> String? { rows.indices.contains(index) ? "item \(index)" : nil }
    package func restoreCursor(to place: ListPlace) { calls.append(.restore(place.item, place.row)) }
    package var wanted: ListPlace? { nil }

    package func restore(storedQuery: String) { calls.append(.restoreQuery(storedQuery)) }
    package func didAskForFilter() { calls.append(.search) }
    package func didChangeFilter(_ text: String) { calls.append(.changeSearch(text)) }
    package func didEndFilter(keeps: Bool) { calls.append(.endSearch(keeps: keeps)) }
    package func didAskForCollection() { calls.append(.choose(.collection)) }
    package func didAskForSort() { calls.append(.choose(.order)) }
    package func didAskForFilters() { calls.append(.choose(.filters)) }
    package func didAskToKeepView() { calls.append(.keepView) }
    package func didAnswer(_ answer: MenuAnswer) { calls.append(.answer(answer)) }
    package func didType(_ text: String) { calls.append(.type(text)) }
    package func didEndTyping(keeps: Bool) { calls.append(.endTyping(keeps: keeps)) }
}

/// What a view has told its presenter.
package enum RemoteListCall: Equatable, Sendable {
    case restore(String?, Int)
    case move(Int)
    case select(Int)
    case refresh
    case favourite(Int)
    case note(Int)
    case state(Int)
    case rating(Int)
    case lists(Int)
    case leaveMenu(Int?)
    case keepView
    case postersInVain
    case restoreQuery(String)
    case search
    case changeSearch(String)
    case endSearch(keeps: Bool)
    case choose(ListChoice)
    case answer(MenuAnswer)
    case type(String)
    case endTyping(keeps: Bool)
    /// Of one kind of list only.
    case other(String, Int)
}
