import Entities
import Testing

@testable import Browsing

struct PagedListCursorRestoringTests {
    private struct Item: Identifiable {
        let id: Int
    }

    private func list(_ ids: [Int], isLast: Bool = false) -> PagedList<Item> {
        var list = PagedList<Item>()
        list.append(Page(items: ids.map(Item.init), sentCount: ids.count, total: nil, isLast: isLast))
        return list
    }

    @Test func itGoesToItsItemWhereverThatIsNow() {
        var cursor = PagedListCursor<Item>()
        cursor.restore(ListPlace(item: "3", row: 0))
        cursor.settle(in: list([1, 2, 3, 4]), isLoading: false)
        #expect(cursor.row == 2)
        #expect(cursor.id == 3)
        #expect(cursor.wanted == nil)
    }

    @Test func itWaitsWhileItsItemMayStillCome() {
        var cursor = PagedListCursor<Item>()
        cursor.restore(ListPlace(item: "9", row: 8))
        cursor.settle(in: list([1, 2, 3]), isLoading: true)
        #expect(cursor.wanted != nil)
        #expect(cursor.id == nil)
    }

    @Test func itGoesToItsRowWhereTheItemIsGone() {
        var cursor = PagedListCursor<Item>()
        cursor.restore(ListPlace(item: "9", row: 1))
        cursor.settle(in: list([1, 2, 3]), isLoading: false)
        #expect(cursor.row == 1)
        #expect(cursor.wanted == nil)
    }

    @Test func itGoesToTheLastRowOfAListThatIsShorterNow() {
        var cursor = PagedListCursor<Item>()
        cursor.restore(ListPlace(item: "9", row: 40))
        cursor.settle(in: list([1, 2, 3]), isLoading: false)
        #expect(cursor.row == 2)
    }

    @Test func itStaysWhereSomebodyHasMovedItMeanwhile() {
        var cursor = PagedListCursor<Item>()
        let loaded = list([1, 2, 3])
        cursor.restore(ListPlace(item: "3", row: 2))
        cursor.move(to: 1, in: loaded)
        cursor.settle(in: loaded, isLoading: false)
        #expect(cursor.id == 2)
    }

    @Test func anEmptyListLeavesItAtTheTop() {
        var cursor = PagedListCursor<Item>()
        cursor.restore(ListPlace(item: "3", row: 2))
        cursor.settle(in: list([], isLast: true), isLoading: false)
        #expect(cursor.row == 0)
        #expect(cursor.id == nil)
        #expect(cursor.wanted == nil)
    }

    @Test func aListThatCouldNotBeLoadedLeavesItWanting() {
        var cursor = PagedListCursor<Item>()
        let place = ListPlace(item: "3", row: 2)
        cursor.restore(place)
        cursor.settle(in: PagedList(), isLoading: false, hasFailed: true)
        #expect(cursor.wanted == place)
        #expect(cursor.id == nil)

        cursor.settle(in: list([1, 2, 3, 4]), isLoading: false)
        #expect(cursor.id == 3)
        #expect(cursor.wanted == nil)
    }

    @Test func whereTheListDoesNotGoOnItWaitsOnTheLastRow() {
        var cursor = PagedListCursor<Item>()
        let place = ListPlace(item: "9", row: 8)
        cursor.restore(place)
        cursor.settle(in: list([1, 2, 3]), isLoading: false, hasFailed: true)
        #expect(cursor.id == 3)
        #expect(cursor.wanted == place)
        cursor.settle(in: list([1, 2, 3]), isLoading: true)
        #expect(cursor.id == 3)

        cursor.settle(in: list(Array(1...20)), isLoading: false)
        #expect(cursor.id == 9)
    }

    @Test func whoMovesThereWantsNothingMore() {
        var cursor = PagedListCursor<Item>()
        let loaded = list([1, 2, 3])
        cursor.restore(ListPlace(item: "9", row: 8))
        cursor.settle(in: loaded, isLoading: false, hasFailed: true)
        cursor.move(to: 0, in: loaded)
        #expect(cursor.wanted == nil)
        cursor.settle(in: list(Array(1...20)), isLoading: false)
        #expect(cursor.id == 1)
    }
}
