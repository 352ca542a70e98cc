import Browsing
import Pictures
import Presentation
import ScreenTestSupport
import TestSupport

@testable import ReadingList

/// Has rows without loading, and records the view's calls.
@MainActor
final class ReadingListPresenterStub: ReadingListPresenter, FixedListBrowser {
    enum Call: Equatable {
        case appear, refresh, sort, filter, add, shelf
        case restore(String?, String?, String?)
        case move(Int)
        case select(Int)
        case changeFilter(String)
        case endFilter(keeps: Bool)
        case favourite(Int)
        case note(Int)
        case state(Int)
        case rating(Int)
        case lists(Int)
        case edit(Int)
        case delete(Int)
        case answer(isYes: Bool)
        case tab(Int)
        case namedTab(String)
        case postersInVain
        case leaveMenu(Int?)
    }

    var rows: [Row] = []
    let columns = ReadingListFormatter(wording: .sample("en_US")).columns
    var canUndo = false
    let title = "Reading list"
    func copyable(at index: Int) -> CopyableThing? { CopyableThing(title: rows[index].title) }
    let sortName = "title"
    let filterText: String? = nil
    let tabName: String? = nil
    /// Nil where the terminal shows no pictures.
    var tileShape: PictureState.Shape?
    let cellSize: PixelSize? = nil
    var posters: [Poster] = []
    private(set) var calls: [Call] = []

    func viewDidAppear() { calls.append(.appear) }
    var browser: any ListBrowser { self }
    func row(at index: Int) -> Row? { rows[index] }
    func status(atRow index: Int) -> String? { "\(index + 1) of \(rows.count)" }
    func itemName(atRow index: Int) -> String? { rows.indices.contains(index) ? "book \(index)" : nil }
    func restore(sortName: String?, filterText: String?, tabName: String?) {
        calls.append(.restore(sortName, filterText, tabName))
    }
    func poster(at index: Int) -> Poster? { posters.indices.contains(index) ? posters[index] : nil }
    func didShowPosters(_ visible: Range<Int>, ahead: Range<Int>, in box: PictureBox) {}
    func didHidePosters() {}
    func didAskForPostersInVain() { calls.append(.postersInVain) }
    func didChooseTab(at index: Int) { calls.append(.tab(index)) }
    func didChooseTab(named name: String) { calls.append(.namedTab(name)) }
    func didMoveCursor(to index: Int) { calls.append(.move(index)) }
    func didSelectRow(at index: Int) { calls.append(.select(index)) }
    func didAskForRefresh() { calls.append(.refresh) }
    func didAskForSort() { calls.append(.sort) }
    func didAskForFilter() { calls.append(.filter) }
    func didChangeFilter(_ text: String) { calls.append(.changeFilter(text)) }
    func didEndFilter(keeps: Bool) { calls.append(.endFilter(keeps: keeps)) }
    func didToggleFavourite(at index: Int) { calls.append(.favourite(index)) }
    func didAskForNote(at index: Int) { calls.append(.note(index)) }
    func didAskForState(at index: Int) { calls.append(.state(index)) }
    func didAskForRating(at index: Int) { calls.append(.rating(index)) }
    func didAskForLists(at index: Int) { calls.append(.lists(index)) }
    var hasShelf = false
    func didAskForShelf() { calls.append(.shelf) }
    func didAskToAdd() { calls.append(.add) }
    func didAskToEdit(at index: Int) { calls.append(.edit(index)) }
    func didAskToDelete(at index: Int) { calls.append(.delete(index)) }
    func didAnswer(isYes: Bool) { calls.append(.answer(isYes: isYes)) }
    func didLeaveMenu(with entry: Int?) { calls.append(.leaveMenu(entry)) }
}

/// What rows of this list say, by name.
extension Row {
    var facts: String { texts[3] }
}
