import Entities
import ScreenTestSupport
import TestSupport
import Testing

@testable import {Name}

struct {Name}InteractorTests {
    private let service = {Name}ServiceStub()

    @Test func asksForTheItemThatIsWanted() async throws {
        #expect(try await {Name}DefaultInteractor(service: service).item(7) == .sample(7))
        #expect(service.items.requests == [7])
    }

    @Test func hidesNoFailure() async {
        service.items.fail(.offline)
        await #expect(throws: CatalogFailure.offline) {
            _ = try await {Name}DefaultInteractor(service: service).item(7)
        }
    }
}
