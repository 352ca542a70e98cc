import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import {Name}

@MainActor
struct {Name}BuilderTests {
    private let service = {Name}ServiceStub()
    private let links = LinkOpenerSpy()
    private let stack = ScreenStack()

    init() {
        let builder = {Name}Builder(service: service, context: .sample(links: links))
        stack.push(builder.build(7))
    }

    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() async throws {
        let screen = try #require(stack.top)
        await #expect(eventually { @MainActor in screen.title == "Item 7" })
        #expect(screen.handle(.openPage))

        #expect(links.opened == ["https://example.org/7"])
    }

    @Test func aPoppedSceneIsGoneAllOfItThoughItsRequestHangs() async {
        let parts = SceneParts(of: stack.top)
        await #expect(eventually { @MainActor in stack.top?.isBusy == false })
        service.items.hold()
        _ = stack.top?.handle(.refresh)
        await #expect(eventually { service.items.waiting.count == 1 })
        #expect(parts.living == ["view", "presenter", "router", "detail loader"])

        stack.pop()
        #expect(parts.living == [])
        await #expect(eventually { service.items.cancelled.count == 1 })
    }
}
