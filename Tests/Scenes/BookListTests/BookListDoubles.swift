import Browsing
import Entities
import Presentation
import ScreenTestSupport

@testable import BookList

// The doubles that scenes share, as those of this one.

extension RemoteListViewSpy: BookListView {}

extension ListRouterSpy: BookListRouter where ID == BookID {
    func showReadingList() { calls.append(.other("reading list")) }
}

extension DestinationsSpy: BookListDestinations {}

extension RemoteListPresenterStub: BookListPresenter {
    func didAskForReadingList() { calls.append(.other("reading list", 0)) }
}

extension Row {
    /// A row of this list.
    init(
        book title: String, authors: String, year: String?, figure: String?, step: RatingStep? = nil,
        marks: Marks = Marks()
    ) {
        self.init(title, marks, step: step, [authors, year, figure])
    }
}
