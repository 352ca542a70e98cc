import Browsing
import Entities
import Navigation
import TestSupport
import Testing

struct ListSiblingsTests {
    private func list(_ numbers: ClosedRange<Int>, isLast: Bool) -> PagedList<Movie> {
        var list = PagedList<Movie>()
        let movies = [Movie].samples(numbers)
        list.append(Page(items: movies, sentCount: movies.count, total: nil, isLast: isLast))
        return list
    }

    @Test func insideTheListThereAreNeighboursOnBothSides() {
        let list = list(1...3, isLast: false)

        #expect(list.sibling(.next, of: MovieID(2)) == .item(MovieID(3)))
        #expect(list.sibling(.previous, of: MovieID(2)) == .item(MovieID(1)))
    }

    @Test func nothingComesBeforeTheFirst() {
        #expect(list(1...3, isLast: false).sibling(.previous, of: MovieID(1)) == .none)
    }

    @Test func afterTheLastRowOfAnUnfinishedListMoreMayCome() {
        #expect(list(1...3, isLast: false).sibling(.next, of: MovieID(3)) == .notLoaded)
    }

    @Test func nothingComesAfterTheLastOfAWholeList() {
        #expect(list(1...3, isLast: true).sibling(.next, of: MovieID(3)) == .none)
    }

    @Test func aNeighbourThatWasLetGoIsNotLoaded() {
        var list = list(1...3, isLast: true)
        list.replace(1, with: Page(items: [.sample(1)], sentCount: 1, total: nil, isLast: false))
        list.append(Page(items: [.sample(2)], sentCount: 1, total: nil, isLast: false))
        list.append(Page(items: [.sample(3)], sentCount: 1, total: nil, isLast: true))
        _ = list.letGo(keeping: [1..<2])

        #expect(list.sibling(.previous, of: MovieID(2)) == .notLoaded)
        #expect(list.sibling(.next, of: MovieID(2)) == .notLoaded)
    }

    @Test func whatTheListDoesNotKnowHasNoNeighbours() {
        let list = list(1...3, isLast: false)

        #expect(list.sibling(.next, of: MovieID(9)) == .none)
        #expect(list.sibling(.previous, of: MovieID(9)) == .none)
    }
}
