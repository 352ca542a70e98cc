import Browsing
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
        router.showLibrary(atTab: 0)
        #expect(navigator.calls == [.followNothing, .popList])
    }

    @Test func aTabOfTheLibraryIsChosenOnceThatIsInSight() {
        let tabs = SharedTabs()
        var chosen: [Int] = []
        tabs.choose = { [navigator] index in
            #expect(navigator.calls == [.popList])
            chosen.append(index)
        }
        ToConfirmDefaultRouter(navigator: navigator, destinations: destinations, tabs: tabs).showLibrary(atTab: 2)
        #expect(chosen == [2])
    }
}
