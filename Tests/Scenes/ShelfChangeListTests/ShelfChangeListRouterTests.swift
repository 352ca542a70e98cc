import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import ShelfChangeList

@MainActor
struct ShelfChangeListRouterTests {
    private let destinations = DestinationsSpy()

    @Test func theFormStandsOnTop() {
        let navigator = NavigatorSpy()
        ShelfChangeListDefaultRouter(navigator: navigator, destinations: destinations).write(.book("Emma"))

        #expect(destinations.forms == ["Emma"])
        #expect(navigator.calls == [.push])
    }
}
