import Entities
import ScreenTestSupport
import TestSupport
import Testing

@testable import {Name}

struct {Name}InteractorTests {
    private let service = {Name}ServiceStub(count: 45)

    @Test func asksForThePageThatIsWanted() async throws {
        let page = try await {Name}DefaultInteractor(service: service).items(page: 3)

        #expect(service.pages.requests == [3])
        #expect(page.items.map(\.id) == [41, 42, 43, 44, 45])
    }

    @Test func hidesNoFailure() async {
        service.pages.fail(.offline)
        await #expect(throws: CatalogFailure.offline) {
            try await {Name}DefaultInteractor(service: service).items(page: 1)
        }
    }
}
