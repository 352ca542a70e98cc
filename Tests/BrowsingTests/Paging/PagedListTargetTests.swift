import Browsing
import Testing

/// How many rows should be loaded for the visible ones.
struct PagedListTargetTests {
    private let list: PagedList<Row> = {
        var list = PagedList<Row>()
        list.append(.full(1, size: 100))
        return list
    }()

    @Test("Nothing is wanted while two screens lie ready below the last row in sight")
    func nothingIsWantedWhileTwoScreensLieReady() {
        #expect(list.target(lastVisible: 79, visibleRows: 10) == nil)
    }

    @Test("More is wanted as soon as a row is missing to two screens")
    func moreIsWantedWhenFewerThanTwoScreensRemain() {
        #expect(list.target(lastVisible: 80, visibleRows: 10) == 115)
    }

    @Test("A batch is one and a half times the rows in sight", arguments: [(2, 3), (10, 15), (11, 16), (40, 60)])
    func aBatchIsOneAndAHalfScreens(rows: Int, batch: Int) {
        #expect(list.target(lastVisible: 99, visibleRows: rows) == 100 + batch)
    }

    @Test("A window of no height still wants a row", arguments: [1, 0, -3])
    func aBatchIsAtLeastOne(rows: Int) {
        #expect(list.target(lastVisible: 99, visibleRows: rows) == 101)
    }

    @Test func anEmptyListWantsItsFirstBatch() {
        #expect(PagedList<Row>().target(lastVisible: -1, visibleRows: 20) == 30)
    }
}
