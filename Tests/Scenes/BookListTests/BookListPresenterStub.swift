import TestSupport

@testable import BookList

typealias BookListPresenterStub = RemoteListPresenterStub

extension RemoteListPresenterStub: BookListPresenter {
    func didAskForState(at index: Int) { calls.append(.other("state", index)) }
    func didAskForRating(at index: Int) { calls.append(.other("rating", index)) }
    func didAskForReadingList() { calls.append(.other("reading list", 0)) }
}
