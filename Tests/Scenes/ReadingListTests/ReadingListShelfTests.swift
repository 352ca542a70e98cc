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
            case .begun: "reading"
            case .done: "read"
            case .paused: "paused"
            case .givenUp: "given up"
            }
        }.map(\.summary.title)
    }

    @Test(arguments: [
        (ReadingListSort.added, false, ["Persuasion", "Dune", "Yoga for cats", "Emma", "Anonymous"]),
        (.added, true, ["Dune", "Persuasion", "Yoga for cats", "Emma", "Anonymous"]),
        (.title, false, ["Dune", "Persuasion", "Yoga for cats", "Emma", "Anonymous"]),
        (.author, false, ["Dune", "Persuasion", "Yoga for cats", "Emma", "Anonymous"]),
        (.author, true, ["Persuasion", "Dune", "Yoga for cats", "Emma", "Anonymous"]),
        (.rating, false, ["Persuasion", "Dune", "Yoga for cats", "Emma", "Anonymous"]),
    ])
    func eachOrderIsThatOfEachPart(sort: ReadingListSort, isReversed: Bool, expected: [String]) {
        var shelf = ReadingListShelf()
        let more = LibraryItem.book("Persuasion", by: "Jane Austen", state: .begun, rating: 5, added: 50_000)
        shelf.fill(with: .success([more] + .someBooks))
        let found = shelf.arranged(by: sort, isReversed: isReversed, matching: "") { _ in "" }
        #expect(found.map(\.summary.title) == expected)
    }

    @Test(arguments: [
        ("du", ["Dune"]), ("AUSTEN emma", ["Emma"]), ("emma herbert", []), ("97803", ["Yoga for cats"]),
        ("wanted", ["Yoga for cats"]), ("read", ["Emma"]), ("  ", ["Dune", "Yoga for cats", "Emma", "Anonymous"]),
    ])
    func eachWordOfAFilterIsInTitleAuthorOrISBNOrIsTheState(filter: String, expected: [String]) {
        #expect(titles(.added, filter) == expected)
    }

    @Test func aFailureLeavesTheBooks() {
        var shelf = shelf
        shelf.fill(with: .failure(.busy(path: "/l")))

        #expect(shelf.books.count == 4)
        #expect(shelf.read.failure == .busy(path: "/l"))
    }
}
