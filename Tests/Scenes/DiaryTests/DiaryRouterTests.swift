import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Diary

@MainActor
struct DiaryRouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()
    private let thing = LibraryItem.film(1, title: "Yi Yi")

    private var router: DiaryDefaultRouter {
        DiaryDefaultRouter(navigator: navigator, destinations: destinations)
    }

    @Test func opensAndFollowsTheDetailOfAThing() {
        router.follow(thing.summary, keptText: nil)
        router.show(thing.summary, keptText: nil)
        #expect(navigator.calls == [.follow(thing.id), .open(thing.id)])
        #expect(destinations.asked.isEmpty)
        _ = navigator.makeScreen?()
        #expect(destinations.asked == [thing.id])
    }

    @Test func showsWhatIsKeptWithoutAskingForADetail() {
        router.show(thing.summary) { [.title("Yi Yi")] }
        #expect(navigator.makeScreen?().title == "kept Yi Yi")
        #expect(destinations.asked.isEmpty)
    }

    @Test func leadsBackToATabOfTheLibraryOnceThatIsInSight() {
        let tabs = SharedTabs()
        var chosen: [Int] = []
        tabs.choose = { [navigator] index in
            #expect(navigator.calls == [.popList])
            chosen.append(index)
        }
        DiaryDefaultRouter(navigator: navigator, destinations: destinations, tabs: tabs).showLibrary(atTab: 4)
        #expect(chosen == [4])
    }

    @Test func theYearStandsOnTopOfIt() {
        let router = router
        router.showYear(delegate: TabbedPageStub())
        #expect(navigator.calls == [.push] && navigator.pushed == ["year"])
    }

    @Test func saysThatThereIsNothingToFollow() {
        router.followNothing()
        #expect(navigator.calls == [.followNothing])
    }

    @Test func aNoteStandsOnTopOfTheDetail() {
        let router = router
        router.editNote(about: thing.summary)
        #expect(navigator.calls == [.push])
        #expect(destinations.notes.map(\.title) == ["Yi Yi"])
    }
}
