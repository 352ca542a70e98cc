import Entities
import ScreenTestSupport
import TestSupport
import Testing

@testable import ReadingList

struct ReadingListShelfTests {
    private var shelf: ReadingListShelf {
        var shelf = ReadingListShelf()
        shelf.fill(with: .success(.someBooks))
        return shelf
    }

    private func titles(_ sort: ReadingListSort, _ filter: String = "") -> [String] {
        shelf.arranged(by: sort, matching: filter) { state in
            switch state {
            case .wanted: "wanted"
            case .reading: "reading"
            case .read: "read"
            }
        }.map(\.summary.title)
    }

    @Test(arguments: [
        (ReadingListSort.added, ["Emma", "Dune", "Anonymous", "Yoga for cats"]),
        (.title, ["Anonymous", "Dune", "Emma", "Yoga for cats"]),
        (.author, ["Dune", "Emma", "Yoga for cats", "Anonymous"]),
        (.state, ["Dune", "Yoga for cats", "Emma", "Anonymous"]),
        (.rating, ["Emma", "Dune", "Anonymous", "Yoga for cats"]),
    ])
    func eachOrder(sort: ReadingListSort, expected: [String]) {
        #expect(titles(sort) == expected)
    }

    @Test(arguments: [
        ("du", ["Dune"]), ("AUSTEN emma", ["Emma"]), ("emma herbert", []), ("97803", ["Yoga for cats"]),
        ("wanted", ["Yoga for cats"]), ("read", ["Emma"]), ("  ", ["Emma", "Dune", "Anonymous", "Yoga for cats"]),
    ])
    func eachWordOfAFilterIsInTitleAuthorOrISBNOrIsTheState(filter: String, expected: [String]) {
        #expect(titles(.added, filter) == expected)
    }

    @Test func booksAreCountedByState() {
        #expect(Reading.State.allCases.map(shelf.count) == [1, 1, 1])
    }

    @Test func aFailureLeavesTheBooks() {
        var shelf = shelf
        shelf.fill(with: .failure(.busy(path: "/l")))

        #expect(shelf.books.count == 4)
        #expect(shelf.failure == .busy(path: "/l"))
    }
}
