import Entities
import Services
import TestSupport
import Testing

@testable import {Name}

struct {Name}InteractorTests {
    private let catalog = {Name}CatalogStub(count: 45)

    private func interactor(_ asked: {Name}Query? = nil) -> {Name}DefaultInteractor {
        {Name}DefaultInteractor(source: catalog, library: FakeLibrary(), pictures: FakePictureStore(), asked: asked)
    }

    @Test func asksForThePageItWasToldAndHandsItOn() async throws {
        let page = try await interactor().page(3, of: {Name}Query())

        #expect(catalog.pages.requests == [3])
        #expect(page.items == (41...45).map({Name}Item.sample))
    }

    @Test func startsWithWhatItWasAskedFor() {
        #expect(interactor().query == {Name}Query())
        #expect(interactor({Name}Query(text: "x")).query == {Name}Query(text: "x"))
    }

    @Test func handsOnWhyTheSourceCouldNotAnswer() async {
        catalog.pages.fail(.offline)
        await #expect(throws: CatalogFailure.offline) { try await interactor().page(1, of: {Name}Query()) }
    }
}
