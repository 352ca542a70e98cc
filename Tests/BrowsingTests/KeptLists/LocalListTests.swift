import Browsing
import Entities
import Testing

struct LocalListTests {
    private struct Item: Identifiable, Equatable {
        let id: Int
    }

    private var list = LocalList<Item>()

    private mutating func arrange(_ ids: Int...) {
        list.items = Arranged(ids.map(Item.init))
        list.settleCursor()
    }

    @Test mutating func theCursorIsOnTheFirstItem() {
        arrange(5, 6)
        #expect(list.row == 0)
        #expect(list.current == Item(id: 5))
    }

    @Test mutating func theCursorGoesWithItsItemIntoAnotherOrder() {
        arrange(5, 6, 7)
        list.moveCursor(to: 2)
        arrange(7, 6, 5)
        #expect(list.row == 0)
        #expect(list.current == Item(id: 7))
    }

    @Test mutating func whereItsItemIsGoneTheCursorStaysInItsPlace() {
        arrange(5, 6, 7)
        list.moveCursor(to: 1)
        arrange(5, 7)
        #expect(list.current == Item(id: 7))
        arrange(5)
        #expect(list.current == Item(id: 5))
        list.items = []
        list.settleCursor()
        #expect(list.current == nil)
        #expect(list.row == 0)
    }

    @Test mutating func theCursorGoesToARestoredItemAsSoonAsThatIsThere() {
        list.restoreCursor(to: ListPlace(item: "7", row: 1))
        arrange(5, 6, 7)
        #expect(list.row == 2)
    }

    @Test mutating func withoutThatItemItGoesToItsRow() {
        list.restoreCursor(to: ListPlace(item: "9", row: 1))
        arrange(5, 6, 7)
        #expect(list.current == Item(id: 6))
    }

    @Test mutating func anItemThatIsNotThereIsNotGoneToLater() {
        list.restoreCursor(to: ListPlace(item: "9", row: 1))
        arrange(5, 6, 7)
        arrange(5, 6, 7, 9)
        #expect(list.current == Item(id: 6))
    }

    @Test mutating func aPlaceStaysWantedWhileTheItemsAreNotThere() {
        let place = ListPlace(item: "7", row: 2)
        list.restoreCursor(to: place)
        list.settleCursor(isWhole: false)
        #expect(list.wanted == place)
        arrange(5, 6, 7)
        #expect(list.current == Item(id: 7))
        #expect(list.wanted == nil)
    }

    @Test mutating func aRowStaysWantedWhileTheItemsAreNotThere() {
        list.restoreCursor(to: ListPlace(item: "gone", row: 1))
        list.settleCursor(isWhole: false)
        arrange(5, 6, 7)
        #expect(list.current == Item(id: 6))
    }

    @Test mutating func anItemThatIsExpectedIsGoneToOnceItIsBack() {
        arrange(5, 7)
        list.expect(6)
        arrange(5, 6, 7)
        #expect(list.current == Item(id: 6))
    }

    @Test mutating func whoMovesTheCursorWantsNothingElse() {
        arrange(5, 7)
        list.expect(6)
        list.moveCursor(to: 1)
        arrange(5, 6, 7)
        #expect(list.current == Item(id: 7))
    }

    @Test mutating func aRowThatIsNotThereIsNotMovedTo() {
        arrange(5)
        list.moveCursor(to: 3)
        #expect(list.row == 0)
    }
}
