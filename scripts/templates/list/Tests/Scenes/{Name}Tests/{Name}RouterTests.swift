import Browsing
import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import {Name}

@MainActor
struct {Name}RouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()

    @Test func makesTheDetailOfAnItemOnceItIsWanted() {
        let item = {Name}Item.sample(7)
        {Name}DefaultRouter(navigator: navigator, destinations: destinations).showDetail(of: item.id)
        #expect(navigator.calls == [.open(item.id)])
        #expect(destinations.asked.isEmpty)

        _ = navigator.makeScreen?()
        #expect(destinations.asked == [item.summary.subject])
    }
}
