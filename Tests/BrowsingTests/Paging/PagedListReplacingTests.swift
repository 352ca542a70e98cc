import Browsing
import Entities
import Testing

struct PagedListReplacingTests {
    @Test func aNewerPageStandsInItsPlace() {
        var rows = list(.rows([1, 2, 3]), .rows([4, 5, 6]))
        rows.replace(1, with: .rows([3, 2, 7]))
        #expect(rows.ids == [3, 2, 7, 4, 5, 6])
        #expect(rows.index(of: 7) == 2)
        #expect(rows.index(of: 1) == nil)
        #expect(rows.nextPage == 3)
    }

    @Test func anItemThatHasMovedToItIsGoneFromWhereItWas() {
        var rows = list(.rows([1, 2, 3]), .rows([4, 5, 6]))
        rows.replace(1, with: .rows([5, 1, 2]))
        #expect(rows.ids == [5, 1, 2, 4, 6])
    }

    @Test func aPageThatIsNowTheLastEndsTheList() {
        var rows = list(.rows([1, 2, 3]), .rows([4, 5, 6]))
        rows.replace(1, with: .rows([1, 2], isLast: true))
        #expect(rows.ids == [1, 2])
        #expect(rows.isComplete)
        #expect(rows.total == 2)
    }

    @Test func aFollowedPageThatIsEmptyNowEndsNothing() {
        var rows = list(.rows([1, 2]), .rows([3], isFollowed: true), .rows([4, 5], isLast: true))
        rows.replace(2, with: .rows([], isFollowed: true))
        #expect(rows.ids == [1, 2, 4, 5])
        #expect(rows.isComplete)
    }

    @Test func aListThatHasGrownGoesOn() {
        var rows = list(.rows([1, 2, 3], isLast: true))
        rows.replace(1, with: .rows([1, 2, 3]))
        #expect(!rows.isComplete)
        #expect(rows.nextPage == 2)
    }

    @Test func aPageThatIsNotThereChangesNothing() {
        var rows = list(.rows([1, 2, 3]))
        rows.replace(2, with: .rows([9]))
        #expect(rows.ids == [1, 2, 3])
    }

    private func list(_ pages: Page<Row>...) -> PagedList<Row> {
        pages.reduce(into: PagedList()) { $0.append($1) }
    }
}
