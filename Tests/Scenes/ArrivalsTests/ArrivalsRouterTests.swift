import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Arrivals

@MainActor
struct ArrivalsRouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()

    private var router: ArrivalsDefaultRouter {
        ArrivalsDefaultRouter(navigator: navigator, destinations: destinations)
    }

    @Test func opensAndFollowsAThing() {
        router.follow(.ran)
        router.show(.ran)
        router.followNothing()
        #expect(
            navigator.calls == [
                .follow(LibrarySummary.ran.subject), .open(LibrarySummary.ran.subject), .followNothing,
            ])
        _ = navigator.makeScreen?()
        #expect(destinations.asked == [LibrarySummary.ran.subject])
    }

    @Test func aListHasNoDetailAndIsOpenedAsOne() {
        let list = LibrarySummary(
            subject: LibrarySubject(kind: .list, id: ItemID(source: .ownLists, key: "1")), title: "Later")
        router.follow(list)
        router.show(list)
        #expect(navigator.calls.first == .followNothing)
        #expect(destinations.asked == [list.subject])
    }
}
