import TestSupport

@testable import BookList

typealias BookListPresenterStub = RefinedListPresenterStub<BookRow>

extension RefinedListPresenterStub: BookListPresenter where Row == BookRow {
    func didAskForState(at index: Int) { calls.append(.other("state", index)) }
    func didAskForRating(at index: Int) { calls.append(.other("rating", index)) }
    func didAskForReadingList() { calls.append(.other("reading list", 0)) }
}
