import Browsing
import Entities
import Testing

/// Continuing far below the loaded rows.
struct PagedListSkippingTests {
    private var list = PagedList<Row>()

    init() {
        list.append(.rows(0..<4, total: 400))
    }

    @Test mutating func goesOnWithThePageThatTheRowIsOn() {
        let hasSkipped = list.skip(toRow: 202)
        #expect(hasSkipped)
        #expect(list.nextPage == 51)
        #expect(list.count == 200)
        #expect(list.firstPageMissing(in: 0..<200) == 2)
    }

    @Test mutating func whatWasSkippedComesWhenItIsWanted() {
        _ = list.skip(toRow: 202)
        list.append(.full(51, size: 4))
        list.replace(50, with: .full(50, size: 4))
        #expect(list.ids == [0, 1, 2, 3] + Array(196..<204))
        #expect(list.index(of: 196) == 196)
    }

    @Test("A skipped page that is shorter than the first has no empty rows")
    mutating func aSkippedPageThatIsShorter() {
        _ = list.skip(toRow: 202)
        list.append(.full(51, size: 4))
        list.replace(50, with: .rows([196]))
        #expect(list.index(of: 200) == 197)
    }

    @Test("Where the service has less than it says, nothing was skipped")
    mutating func whatDoesNotExistIsNotSkipped() {
        _ = list.skip(toRow: 202)
        list.append(.rows([]))
        #expect(list.count == 4)
        #expect(list.nextPage == 2)
        #expect(!list.isComplete)
    }

    @Test(arguments: [3, 7, 400, 1_000]) mutating func skipsNothingWithoutNeed(row: Int) {
        let hasSkipped = list.skip(toRow: row)
        #expect(!hasSkipped)
        #expect(list.nextPage == 2)
    }

    /// Each page repeats the last item of the page before.
    @Test func whereTheServiceRepeatsItselfEachItemIsFoundAgainByItsServiceRow() throws {
        func page(_ number: Int) -> Page<Row> { .rows((number - 1) * 3..<(number - 1) * 3 + 4, total: 400) }
        var known = PagedList<Row>()
        for number in 1...40 { known.append(page(number)) }
        #expect(known.count == 121)
        for row in 8..<known.count {
            var list = PagedList<Row>()
            list.append(page(1))
            _ = list.skip(toRow: known.serviceRow(of: row))
            list.append(page(list.nextPage))
            #expect(try list.index(of: #require(known.item(at: row)).id) != nil, "row \(row)")
        }
    }

    @Test func skipsNothingWhereTheServiceDoesNotSayHowManyRowsThereAre() {
        var list = PagedList<Row>()
        list.append(.full(1))
        let hasSkipped = list.skip(toRow: 1_000)
        #expect(!hasSkipped)
    }
}
