import Browsing
import Entities
import Testing

/// Pages that are let go, and come back.
struct PagedListLettingGoTests {
    private var list = PagedList<Row>()

    init() {
        for number in 1...5 { list.append(.full(number, size: 4)) }
    }

    @Test mutating func rowsKeepTheirNumbersWhileTheirItemsAreAway() {
        let gone = list.letGo(keeping: [0..<1, 17..<18])
        #expect(gone.sorted() == [2, 3, 4])
        #expect(list.count == 20)
        #expect(list.item(at: 3) == Row(id: 3))
        #expect(list.item(at: 4) == nil)
        #expect(list.item(at: 16) == Row(id: 16))
        #expect(list.index(of: 4) == nil)
        #expect(list.index(of: 17) == 17)
    }

    @Test mutating func aPageThatIsMissingIsNamed() {
        _ = list.letGo(keeping: [0..<4])
        #expect(list.firstPageMissing(in: 0..<4) == nil)
        #expect(list.firstPageMissing(in: 0..<5) == 2)
        #expect(list.firstPageMissing(in: 9..<30) == 3)
        #expect(list.firstPageMissing(in: 4..<20) { $0 > 3 } == 4)
        #expect(list.firstPageMissing(in: 20..<30) == nil)
    }

    @Test mutating func aPageComesBackToItsRows() {
        _ = list.letGo(keeping: [])
        list.replace(3, with: .full(3, size: 4))
        #expect(list.ids == [8, 9, 10, 11])
        #expect(list.index(of: 9) == 9)
        #expect(list.count == 20)
    }

    @Test("An id of a page that was let go is still known: a page that sends it again does not show it")
    mutating func whatWasLetGoIsStillShownOnce() {
        _ = list.letGo(keeping: [])
        list.append(.rows([20, 3, 21]))
        #expect(list.ids == [20, 21])
        #expect(list.count == 22)
    }

    @Test("A page that comes back shorter leaves no empty rows: those after it move up")
    mutating func aPageThatComesBackShorter() {
        _ = list.letGo(keeping: [0..<4, 12..<20])
        list.replace(3, with: .rows([8, 11]))
        #expect(list.count == 18)
        #expect(list.item(at: 3) == Row(id: 3))
        #expect(list.item(at: 8) == Row(id: 8))
        #expect(list.item(at: 9) == Row(id: 11))
        #expect(list.index(of: 12) == 10)
    }

    @Test("A page that comes back longer loses nothing: those after it move down")
    mutating func aPageThatComesBackLonger() {
        _ = list.letGo(keeping: [0..<4, 12..<20])
        list.replace(3, with: .rows([8, 9, 100, 10, 11]))
        #expect(list.count == 21)
        #expect(list.index(of: 100) == 10)
        #expect(list.index(of: 12) == 13)
        #expect(list.firstPageMissing(in: 0..<8) == 2)
    }

    @Test("What a page brings is gone from the page that had it: the newer answer holds")
    mutating func anItemThatHasMovedIsShownOnce() {
        _ = list.letGo(keeping: [0..<4, 12..<20])
        list.replace(3, with: .rows([8, 12, 9, 10]))
        #expect(list.count == 19)
        #expect(list.index(of: 12) == 9)
        #expect(list.item(at: 12) == Row(id: 13))
    }

    @Test("What has moved between pages that are away is shown once they are back, and once")
    mutating func whatHasMovedWhileAway() {
        _ = list.letGo(keeping: [])
        list.replace(2, with: .rows([4, 5, 6, 8]))
        list.replace(3, with: .rows([7, 9, 10, 11]))
        #expect(list.ids == [4, 5, 6, 8, 7, 9, 10, 11])
        #expect(list.count == 20)
    }

    @Test("What a page has no more may be on a later one")
    mutating func whatAPageHasNoMoreMayComeLater() {
        _ = list.letGo(keeping: [])
        list.replace(2, with: .rows([4, 5, 6, 100]))
        list.append(.rows([7, 20]))
        #expect(list.index(of: 7) == 20)
    }

    @Test mutating func aPageThatComesBackAsTheLastEndsTheList() {
        _ = list.letGo(keeping: [])
        list.replace(2, with: .rows([4, 5], isLast: true))
        #expect(list.count == 6)
        #expect(list.isComplete)
        #expect(list.total == 6)
        #expect(list.nextPage == 3)
    }
}
