import Browsing
import Entities
import Testing

struct PagedListTests {
    @Test func asksForTheFirstPageFirst() {
        #expect(PagedList<Row>().nextPage == 1)
    }

    @Test func everyPageIsFollowedByTheNext() {
        #expect(list(.full(1), .full(2)).nextPage == 3)
    }

    @Test("A short page shifts nothing: the next is the next")
    func aShortPageShiftsNothing() {
        let list = list(.full(1), .rows(20..<23), .full(3))
        #expect(list.nextPage == 4)
        #expect(list.ids == Array(0..<23) + Array(40..<60))
        #expect(!list.isComplete)
    }

    @Test func aPageThatSaysSoIsTheLast() {
        #expect(list(.full(1), .rows(20..<40, isLast: true)).isComplete)
    }

    @Test func anEmptyPageIsTheLast() {
        #expect(list(.full(1), .rows([])).isComplete)
    }

    @Test func anEmptyFirstPageIsAnEmptyList() {
        let list = list(.rows([]))
        #expect(list.isComplete)
        #expect(list.count == 0)
        #expect(list.total == 0)
    }

    @Test func aPageOfWhichNothingCouldBeReadIsNotTheLast() {
        #expect(!list(.full(1), .rows([], dropped: 20)).isComplete)
    }

    @Test func threeSuchPagesInARowEndTheList() {
        let barren = Page.rows([], dropped: 20)
        #expect(!list(.full(1), barren, barren).isComplete)
        #expect(list(.full(1), barren, barren, barren).isComplete)
    }

    @Test func aReadablePageBetweenThemKeepsItGoing() {
        let barren = Page.rows([], dropped: 20)
        #expect(!list(barren, barren, .full(1), barren, barren).isComplete)
    }

    @Test("A service that repeats its last page has come to its end")
    func aRepeatedLastPageEndsTheList() {
        let list = list(.full(1), .full(2), .full(2))
        #expect(list.isComplete)
        #expect(list.count == 40)
    }

    @Test("A page that is certainly followed does not end the list, whatever it has")
    func aFollowedPageIsNotTheLast() {
        let repeated = Page.rows([1, 2], isFollowed: true)
        let empty = Page.rows([], isFollowed: true)
        let unreadable = Page.rows([], dropped: 9, isFollowed: true)
        let list = list(.rows([1, 2], isFollowed: true), repeated, empty, repeated, unreadable, empty, .rows([3]))
        #expect(list.ids == [1, 2, 3])
        #expect(list.nextPage == 8)
        #expect(!list.isComplete)
    }

    @Test func anEmptyPageAfterFollowedOnesIsTheLastAgain() {
        let unreadable = Page.rows([], dropped: 9)
        let followed = Page.rows([], dropped: 9, isFollowed: true)
        #expect(list(.full(1), followed, .rows([])).isComplete)
        #expect(list(.full(1), followed, followed, followed, unreadable).isComplete)
    }

    @Test("An id that a moving ranking sends twice is shown once, where it came first")
    func anIDSeenTwiceIsShownOnce() {
        let list = list(.rows(0..<5), .rows([4, 5, 2, 6]))
        #expect(list.ids == [0, 1, 2, 3, 4, 5, 6])
    }

    @Test func anIDSentTwiceOnOnePageIsShownOnce() {
        #expect(list(.rows([1, 2, 1])).ids == [1, 2])
    }

    @Test func findsEveryItemByItsID() {
        let list = list(.rows([7, 3]), .rows([3, 9]))
        #expect([7, 3, 9, 4].map { list.index(of: $0) } == [0, 1, 2, nil])
    }

    @Test func totalIsWhatTheServiceSays() {
        #expect(list(.rows(0..<20, total: 240)).total == 240)
    }

    @Test func aPageWithoutATotalLeavesTheOneBefore() {
        #expect(list(.rows(0..<20, total: 240), .full(2)).total == 240)
    }

    @Test("At the end the total is what there is, whatever was announced")
    func atTheEndTheTotalIsWhatThereIs() {
        #expect(list(.rows(0..<20, total: 240), .rows(20..<23, total: 240, isLast: true)).total == 23)
    }

    @Test func nothingIsWantedOfACompleteList() {
        #expect(list(.rows(0..<3, isLast: true)).target(lastVisible: 2, visibleRows: 10) == nil)
    }

    private func list(_ pages: Page<Row>...) -> PagedList<Row> {
        var list = PagedList<Row>()
        for page in pages { list.append(page) }
        return list
    }
}
