import Navigation
import TestSupport
import Testing

@testable import {Name}

@MainActor
struct {Name}RouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = {Name}DestinationsSpy()

    private func makeRouter() -> {Name}DefaultRouter {
        {Name}DefaultRouter(navigator: navigator, destinations: destinations)
    }

    @Test func opensTheDetailOfAnItem() {
        makeRouter().showDetail(of: 7)

        #expect(navigator.calls == [.open(7)])
    }

    @Test func letsTheDetailFollowTheCursor() {
        makeRouter().followDetail(of: 7)
        #expect(navigator.calls == [.follow(7)])
        #expect(destinations.asked.isEmpty)

        _ = navigator.makeScreen?()
        #expect(destinations.asked == [7])
    }

    @Test func saysThatThereIsNothingToFollow() {
        makeRouter().followNothing()

        #expect(navigator.calls == [.followNothing])
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
