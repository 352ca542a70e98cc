import Entities
import Navigation
import Presentation
import TestSupport
import Testing

@testable import Library

@MainActor
struct LibraryRouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = LibraryDestinationsSpy()
    private let film = LibrarySubject.movie(MovieID(7))

    private func makeRouter() -> LibraryDefaultRouter {
        LibraryDefaultRouter(navigator: navigator, destinations: destinations)
    }

    @Test func opensAndFollowsTheDetailOfAnItem() {
        makeRouter().followDetail(of: film)
        makeRouter().showDetail(of: film)
        #expect(navigator.calls == [.follow(film), .open(film)])
        #expect(destinations.asked.isEmpty)

        _ = navigator.makeScreen?()
        #expect(destinations.asked == [film])
    }

    @Test func showsWhatIsKeptWithoutAskingForADetail() {
        makeRouter().showKept(film, title: "Yi Yi") { [.title("Yi Yi")] }
        #expect(navigator.calls == [.open(film)])

        #expect(navigator.makeScreen?().title == "Yi Yi")
        #expect(destinations.asked.isEmpty)
    }

    @Test func aNoteStandsOnTopOfTheDetail() {
        makeRouter().editNote(about: LibraryItem.film(1).summary)

        #expect(navigator.calls == [.push])
        #expect(destinations.notes.map(\.title) == ["Film 1"])
    }

    @Test func saysThatThereIsNothingToFollow() {
        makeRouter().followNothing()

        #expect(navigator.calls == [.followNothing])
    }

    @Test func doesNotKeepTheNavigatorAlive() {
        var navigator: NavigatorSpy? = NavigatorSpy()
        weak let released = navigator
        let router = navigator.map { LibraryDefaultRouter(navigator: $0, destinations: destinations) }
        navigator = nil

        #expect(released == nil)
        router?.showDetail(of: film)
    }
}
