import Browsing
import Entities
import ScreenTestSupport
import TestSupport
import Testing

struct PagedListCursorTests {
    private var cursor = PagedListCursor<Movie>()

    private func list(_ numbers: Int...) -> PagedList<Movie> {
        var list = PagedList<Movie>()
        let movies = numbers.map { Movie.sample($0) }
        list.append(Page(items: movies, sentCount: movies.count, total: nil, isLast: false))
        return list
    }

    @Test func isOnNothingAtFirst() {
        #expect(cursor.row == 0)
        #expect(cursor.id == nil)
    }

    @Test mutating func isOnTheFirstItemAsSoonAsThereIsOne() {
        cursor.settle(in: list(7, 8), isLoading: true)

        #expect(cursor.id == MovieID(7))
    }

    @Test mutating func movesToARow() {
        cursor.move(to: 1, in: list(7, 8))

        #expect(cursor.row == 1)
        #expect(cursor.id == MovieID(8))
    }

    @Test mutating func doesNotMoveToARowThatIsNotThere() {
        cursor.move(to: 1, in: list(7, 8))
        cursor.move(to: 2, in: list(7, 8))
        cursor.move(to: -1, in: list(7, 8))

        #expect(cursor.id == MovieID(8))
    }

    @Test mutating func goesWithItsItem() {
        cursor.move(to: 0, in: list(7, 8, 9))
        cursor.settle(in: list(9, 8, 7), isLoading: false)

        #expect(cursor.row == 2)
        #expect(cursor.id == MovieID(7))
    }

    @Test mutating func waitsForItsItemAsLongAsItMayStillCome() {
        cursor.move(to: 2, in: list(7, 8, 9))
        cursor.settle(in: list(1), isLoading: true)
        #expect(cursor.row == 2)
        #expect(cursor.id == MovieID(9))

        cursor.settle(in: list(1, 9), isLoading: true)
        #expect(cursor.row == 1)
    }

    @Test mutating func goesToWhatStandsInTheItemsPlaceOtherwise() {
        cursor.move(to: 1, in: list(7, 8, 9))
        cursor.settle(in: list(1, 2, 3), isLoading: false)

        #expect(cursor.row == 1)
        #expect(cursor.id == MovieID(2))
    }

    @Test mutating func goesToTheLastItemOfAShorterList() {
        cursor.move(to: 2, in: list(7, 8, 9))
        cursor.settle(in: list(1, 2), isLoading: false)

        #expect(cursor.row == 1)
        #expect(cursor.id == MovieID(2))
    }

    @Test("A page that was let go takes its items along, but not the cursor")
    mutating func staysWhereItsItemWasLetGo() {
        var rows = list(7, 8, 9)
        cursor.move(to: 1, in: rows)
        _ = rows.letGo(keeping: [])
        cursor.settle(in: rows, isLoading: false)
        #expect(cursor.row == 1)
        #expect(cursor.id == MovieID(8))

        rows.replace(1, with: Page(items: [.sample(8), .sample(7)], sentCount: 2, total: nil, isLast: false))
        cursor.settle(in: rows, isLoading: false)
        #expect(cursor.row == 0)
        #expect(cursor.id == MovieID(8))
    }

    @Test mutating func goesToARowThatIsNotHereAndTakesItsItemWhenThatComes() {
        var rows = list(7, 8, 9)
        _ = rows.letGo(keeping: [])
        cursor.move(to: 2, in: rows)
        cursor.settle(in: rows, isLoading: false)
        #expect(cursor.row == 2)
        #expect(cursor.id == nil)

        rows.replace(
            1, with: Page(items: [.sample(7), .sample(8), .sample(9)], sentCount: 3, total: nil, isLast: false))
        cursor.settle(in: rows, isLoading: false)
        #expect(cursor.id == MovieID(9))
    }

    @Test mutating func isOnNothingInAnEmptyList() {
        cursor.move(to: 2, in: list(7, 8, 9))
        cursor.settle(in: list(), isLoading: false)

        #expect(cursor.row == 0)
        #expect(cursor.id == nil)
    }
}
