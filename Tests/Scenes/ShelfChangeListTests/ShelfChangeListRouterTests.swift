import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import ShelfChangeList

@MainActor
struct ShelfChangeListRouterTests {
    private let destinations = ShelfChangeListDestinationsSpy()

    @Test func theFormStandsOnTop() {
        let navigator = NavigatorSpy()
        ShelfChangeListDefaultRouter(navigator: navigator, destinations: destinations).write(.book("Emma"))

        #expect(destinations.forms == ["Emma"])
        #expect(navigator.calls == [.push])
    }

    @Test func doesNotKeepTheNavigatorAlive() {
        var navigator: NavigatorSpy? = NavigatorSpy()
        weak let released = navigator
        let router = navigator.map { ShelfChangeListDefaultRouter(navigator: $0, destinations: destinations) }
        navigator = nil

        #expect(released == nil)
        router?.write(.book("Emma"))
    }
}
