import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import {Name}

@MainActor
struct {Name}BuilderTests {
    private let service = {Name}ServiceStub(count: 60)
    private let navigator = NavigatorSpy()
    private let destinations = {Name}DestinationsSpy()
    private let stack = ScreenStack()

    init() {
        let builder = {Name}Builder(service: service, context: .sample())
        stack.push(builder.build(navigator: navigator, destinations: destinations))
    }

    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() async throws {
        let screen = try #require(stack.top)
        await #expect(eventually { @MainActor in screen.frame(38, 4).rows[0].hasPrefix("▌ Item 1") })
        #expect(screen.handle(.open))

        #expect(navigator.calls == [.follow(1), .open(1)])
    }
}
