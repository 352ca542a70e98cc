import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import {Name}

@MainActor
struct {Name}RouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = {Name}DestinationsSpy()

    @Test func leadsToTheDetailOfAnItem() {
        let router = {Name}DefaultRouter(navigator: navigator, destinations: destinations)
        router.followDetail(of: 7)
        router.showDetail(of: 7)
        router.followNothing()
        #expect(navigator.calls == [.follow(7), .open(7), .followNothing])
        #expect(destinations.asked.isEmpty)

        _ = navigator.makeScreen?()
        #expect(destinations.asked == [7])
    }

    @Test func doesNotKeepTheNavigatorAlive() {
        var navigator: NavigatorSpy? = NavigatorSpy()
        weak let released = navigator
        let router = navigator.map { {Name}DefaultRouter(navigator: $0, destinations: destinations) }
        navigator = nil

        #expect(released == nil)
        router?.showDetail(of: 7)
    }
}
