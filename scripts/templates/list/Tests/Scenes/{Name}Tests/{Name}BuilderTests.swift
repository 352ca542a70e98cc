import Commands
import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import {Name}

@MainActor
struct {Name}BuilderTests {
    private let catalog = {Name}CatalogStub(count: 60)
    private let navigator = NavigatorSpy()
    private let stack = ScreenStack()

    init() {
        let builder = {Name}Builder(catalog: catalog, context: .sample())
        stack.push(builder.build(navigator: navigator, destinations: DestinationsSpy()))
    }

    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() async throws {
        let screen = try #require(stack.top)
        await #expect(eventually { @MainActor in screen.frame(38, 4).rows[0].hasPrefix("▌ Item 1") })
        #expect(screen.handle(.open))

        let id = {Name}Item.sample(1).id
        #expect(navigator.calls == [.follow(id), .open(id)])
    }
}
