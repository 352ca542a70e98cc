import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Year

@MainActor
struct YearRouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()

    @Test func leadsToWhatAFigureCounts() {
        let selection = DiarySelection(.again, in: .all)
        let router = YearDefaultRouter(navigator: navigator, links: LinkOpenerSpy(), destinations: destinations)
        router.go(to: .diary(selection))

        #expect(navigator.calls == [.pushList] && navigator.pushed == ["all/again"])
        #expect(destinations.asked == [AnyHashable(selection)])
    }

    @Test func asATabItIsLeftForAnotherOne() {
        let list = TabbedPageSpy()
        let router = YearDefaultRouter(
            navigator: navigator, links: LinkOpenerSpy(), delegate: list, destinations: destinations)
        #expect(router.isTab)
        router.showTab(by: -1)
        #expect(navigator.calls == [.pop] && list.steps == [-1])
    }

    @Test func itsListHearsWhichYearIsShown() {
        let list = TabbedPageSpy()
        let router = YearDefaultRouter(
            navigator: navigator, links: LinkOpenerSpy(), delegate: list, destinations: destinations)
        router.didTurn(to: "2025")
        #expect(list.turns == ["2025"])
    }

    @Test func itsListHearsThatItIsGone() {
        let list = TabbedPageSpy()
        var router: YearDefaultRouter? = YearDefaultRouter(
            navigator: navigator, links: LinkOpenerSpy(), delegate: list, destinations: destinations)
        #expect(router?.isTab == true && list.closedCount == 0)
        router = nil
        #expect(list.closedCount == 1)
    }

    @Test func byItselfItIsNoTab() {
        #expect(
            !YearDefaultRouter(navigator: navigator, links: LinkOpenerSpy(), destinations: destinations).isTab)
    }

    @Test func leadsToThings() {
        let router = YearDefaultRouter(navigator: navigator, links: LinkOpenerSpy(), destinations: destinations)
        router.go(to: .movie(MovieID(3)))

        #expect(navigator.calls == [.push] && destinations.places == [.movie(MovieID(3))])
    }
}
