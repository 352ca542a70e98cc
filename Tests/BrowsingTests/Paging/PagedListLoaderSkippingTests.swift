import Browsing
import Entities
import ScreenTestSupport
import TestSupport
import Testing

/// Coming back to a row far down a list.
@MainActor
struct PagedListLoaderSkippingTests {
    private let service = AnswerDesk<Int, Page<Row>> { number in
        .success(.rows((number - 1) * 20..<number * 20, total: 1_000_000))
    }

    private func loader() -> PagedListLoader<Row> {
        PagedListLoader(PageSource(read: service.reply)) {}
    }

    private func rest(_ loader: PagedListLoader<Row>) async {
        await letWorkRun()
        #expect(await eventually { @MainActor in !loader.isBusy })
        await letWorkRun()
    }

    @Test("Row 80,000 takes the first page and those around it, not 4,000")
    func whatLiesBetweenIsLeftForLater() async {
        let loader = loader()
        loader.didShow(lastVisible: -1, visibleRows: 30)
        loader.want(rows: 80_001)
        await rest(loader)
        #expect(loader.list.item(at: 80_000)?.id == 80_000)
        #expect((79_970...80_019).allSatisfy { loader.list.item(at: $0)?.id == $0 })
        #expect(service.requests.count < 10)

        loader.didShow(lastVisible: 40_000, visibleRows: 30)
        await rest(loader)
        #expect((39_971...40_000).allSatisfy { loader.list.item(at: $0)?.id == $0 })
        #expect(service.requests.count < 20)
    }

    @Test func aRowThatIsNearIsReachedPageByPage() async {
        let loader = loader()
        loader.want(rows: 150)
        await rest(loader)
        #expect(service.requests == Array(1...8))
    }

    @Test("Where the list has become shorter, nobody is led through all of it")
    func aListThatHasBecomeShorter() async {
        service.answer { number in .success(.rows(number == 1 ? 0..<20 : 0..<0, total: 1_000_000)) }
        let loader = loader()
        loader.want(rows: 80_001)
        await rest(loader)
        #expect(loader.list.count == 20)
        #expect(service.requests == [1, 4_001])
    }

    @Test func whereTheServiceDoesNotSayHowManyRowsThereAreItGoesPageByPage() async {
        service.answer { .success(.full($0)) }
        let loader = loader()
        loader.want(rows: 1_000)
        await rest(loader)
        #expect(service.requests == Array(1...50))
    }
}
