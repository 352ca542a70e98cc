import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import ToConfirm

@MainActor
struct ToConfirmRouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()
    private let heat = LibrarySummary.found("Heat", 1995)

    private var router: ToConfirmDefaultRouter {
        ToConfirmDefaultRouter(navigator: navigator, destinations: destinations)
    }

    @Test func opensAndFollowsWhatACatalogueHas() {
        router.follow(heat)
        router.show(heat)
        #expect(navigator.calls == [.follow(heat.subject), .open(heat.subject)])
        #expect(destinations.asked.isEmpty)
        _ = navigator.makeScreen?()
        #expect(destinations.asked == [heat.subject])
    }

    @Test func leadsBackToTheLibraryAndToNothing() {
        router.followNothing()
        router.showLibrary()
        #expect(navigator.calls == [.followNothing, .popList])
    }
}
