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

    @Test func leadsToThings() {
        let router = YearDefaultRouter(navigator: navigator, links: LinkOpenerSpy(), destinations: destinations)
        router.go(to: .movie(MovieID(3)))

        #expect(navigator.calls == [.push] && destinations.places == [.movie(MovieID(3))])
    }
}
