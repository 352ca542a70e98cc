import Browsing
import Commands
import Navigation
import Pictures
import Presentation
import ScreenTestSupport
import TestSupport

@testable import Library

/// Has rows without loading, and records the view's calls.
@MainActor
final class LibraryPresenterStub: LibraryPresenter, ListBrowser {
    enum Call: Equatable {
        case appear
        case restore(String?, String?, String?)
        case restoreCursor(String?, Int)
        case move(Int)
        case select(Int)
        case refresh
        case sort
        case leaveMenu(Int?)
        case filter
        case changeFilter(String)
        case endFilter(keeps: Bool)
        case favourite(Int)
        case note(Int)
        case state(Int)
        case rating(Int)
        case lists(Int)
        case delete(Int)
        case answer(isYes: Bool)
        case tab(Int)
        case namedTab(String)
        case importFile
        case edit(Int)
        case confirm(Int)
        case postersInVain
    }

    var rows: [Row] = []
    let columns = LibraryFormatter(wording: .sample("en_US")).columns
    var canUndo = false
    var hasUnconfirmed = false
    var showsLists = false
    let title = "Library · latest first"
    func copyable(at index: Int) -> CopyableThing? { CopyableThing(title: rows[index].title) }
    let sortName = "title"
    let filterText: String? = "yi"
    let tabName: String? = "movie"
    /// Nil where the terminal shows no pictures.
    var tileShape: PictureState.Shape?
    let cellSize: PixelSize? = nil
    var posters: [Poster] = []
    private(set) var calls: [Call] = []

    func didAskToEdit(at index: Int) -> Bool {
        calls.append(.edit(index))
        return showsLists
    }
    func didAskToImport() { calls.append(.importFile) }
    func viewDidAppear() { calls.append(.appear) }
    var browser: any ListBrowser { self }
    func row(at index: Int) -> Row? { rows[index] }
    func status(atRow index: Int) -> String? { "\(index + 1) of \(rows.count)" }
    func itemName(atRow index: Int) -> String? { rows.indices.contains(index) ? "item \(index)" : nil }

    func restore(sortName: String?, filterText: String?, tabName: String?) {
        calls.append(.restore(sortName, filterText, tabName))
    }
    func poster(at index: Int) -> Poster? { posters.indices.contains(index) ? posters[index] : nil }
    func didShowPosters(_ visible: Range<Int>, ahead: Range<Int>, in box: PictureBox) {}
    func didHidePosters() {}
    func didAskForPostersInVain() { calls.append(.postersInVain) }
    func didAskToConfirm(at index: Int) { calls.append(.confirm(index)) }
    func didChooseTab(at index: Int) { calls.append(.tab(index)) }
    func didChooseTab(named name: String) { calls.append(.namedTab(name)) }
    func restoreCursor(to place: ListPlace) { calls.append(.restoreCursor(place.item, place.row)) }
    var wanted: ListPlace? { nil }

    func didMoveCursor(to index: Int) { calls.append(.move(index)) }
    func didSelectRow(at index: Int) { calls.append(.select(index)) }
    func didAskForRefresh() { calls.append(.refresh) }
    func didAskForSort() { calls.append(.sort) }
    func didLeaveMenu(with entry: Int?) { calls.append(.leaveMenu(entry)) }
    func didAskForFilter() { calls.append(.filter) }
    func didChangeFilter(_ text: String) { calls.append(.changeFilter(text)) }
    func didEndFilter(keeps: Bool) { calls.append(.endFilter(keeps: keeps)) }
    func didAskForNote(at index: Int) { calls.append(.note(index)) }
    func didAskForState(at index: Int) { calls.append(.state(index)) }
    func didAskForRating(at index: Int) { calls.append(.rating(index)) }
    func didAskForLists(at index: Int) { calls.append(.lists(index)) }
    func didToggleFavourite(at index: Int) { calls.append(.favourite(index)) }
    func didAskToDelete(at index: Int) { calls.append(.delete(index)) }
    func didAnswer(isYes: Bool) { calls.append(.answer(isYes: isYes)) }
}

/// What rows of this list say, by name.
extension Row {
    var kind: String { texts[0] }
    var facts: String { texts[1] }
    var year: String { texts[2] }
    var rating: String { texts[3] }
    var added: String { texts[4] }
}
