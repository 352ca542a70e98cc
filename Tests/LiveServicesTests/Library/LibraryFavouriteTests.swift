import Entities
import Services
import Testing

@testable import LiveServices

struct LibraryFavouriteTests {
    private let bench: LibraryBench

    init() throws {
        bench = try LibraryBench()
    }

    @Test func `A favourite is there after the library was closed and opened again`() async throws {
        try await bench.library().addFavourite(.yiYi)
        let items = try await bench.library().items()
        #expect(items == [LibraryItem(summary: .yiYi, isFavourite: true, added: bench.clock.now)])
    }
}
