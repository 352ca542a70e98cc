import Entities
import ScreenTestSupport
import Synchronization
import TestSupport
import Testing

@testable import Browsing

@MainActor
struct SearchPagesTests {
    private let service = HeldPagesSpy()

    /// What is found on these pages, of which each has one row.
    private func search(
        onPages numbers: ClosedRange<Int>, readCached: @escaping PageSource<Row>.ReadCached
    ) -> PageSource<Row> {
        SearchPages(
            places: numbers.map { LoadedRows.Place(page: $0, index: 0) },
            loaded: PageSource(read: service.read, readCached: readCached), found: nil, pause: Pause {}
        ) { _ in true }
        .source
    }

    private nonisolated static func kept(_ number: Int) -> Cached<Page<Row>> {
        Cached(value: .rows([number]), age: 0, isFresh: true)
    }

    @Test func pagesThatWereLetGoAreReadBesideEachOther() async throws {
        let gate = Gate()
        let asked = Mutex<Set<Int>>([])
        let source = search(onPages: 1...5) { number in
            let isLast = asked.withLock {
                $0.insert(number)
                return $0.count == 5
            }
            if isLast { await gate.open() }
            await gate.wait()
            return Self.kept(number)
        }
        #expect(try await source.read(1).items.map(\.id) == [1, 2, 3, 4, 5])
        #expect(service.requests.isEmpty)
    }

    @Test func whatTheCacheHasNotIsAskedFor() async throws {
        let source = search(onPages: 1...3) { number in number == 2 ? nil : Self.kept(number) }
        async let page = source.read(1)
        await service.answer(.rows([20]))
        #expect(try await page.items.map(\.id) == [1, 20, 3])
        #expect(service.requests == [2])
    }

    @Test func whoTypesOnAsksForNothingMore() async throws {
        let (gate, read) = (Gate(), Counter())
        let source = search(onPages: 1...3) { _ in
            await read.increment()
            await gate.wait()
            return nil
        }
        let reading = Task { try await source.read(1) }
        await #expect(eventually { @MainActor in read.value > 0 })
        reading.cancel()
        gate.open()
        #expect(try await reading.value.items.isEmpty)
        #expect(service.requests.isEmpty)
    }
}
