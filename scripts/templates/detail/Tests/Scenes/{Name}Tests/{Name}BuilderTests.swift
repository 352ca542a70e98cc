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
}
