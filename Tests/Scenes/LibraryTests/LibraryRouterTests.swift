import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Library

@MainActor
struct LibraryRouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()
    private let film = LibraryItem.film(7, title: "Yi Yi").summary

    private func makeRouter() -> LibraryDefaultRouter {
        LibraryDefaultRouter(navigator: navigator, destinations: destinations)
    }

    @Test func opensAndFollowsTheDetailOfAnItem() {
        makeRouter().follow(film, keptText: nil)
        makeRouter().show(film, keptText: nil)
        #expect(navigator.calls == [.follow(film.subject), .open(film.subject)])
        #expect(destinations.asked.isEmpty)

        _ = navigator.makeScreen?()
        #expect(destinations.asked == [film.subject])
    }

    @Test func showsWhatIsKeptWithoutAskingForADetail() {
        makeRouter().show(film) { [.title("Yi Yi")] }
        #expect(navigator.calls == [.open(film.subject)])

        #expect(navigator.makeScreen?().title == "kept Yi Yi")
        #expect(destinations.asked.isEmpty)
    }

    @Test func aNoteStandsOnTopOfTheDetail() {
        makeRouter().editNote(about: LibraryItem.film(1).summary)

        #expect(navigator.calls == [.push])
        #expect(destinations.notes.map(\.title) == ["Film 1"])
    }

    @Test func theFormOfAListStandsOnTopOfItsDetail() {
        makeRouter().edit(
            LibraryItem(
                summary: LibrarySummary(subject: .makeOwnList(), title: "Rainy days"), isFavourite: true, added: 1))

        #expect(navigator.calls == [.push])
        #expect(destinations.forms == ["Rainy days"])
    }

    @Test func aViewIsAListOverTheLibrary() {
        let view = SavedView(of: .movie, Refinement(filters: [.genre: .only("drama")]))
        makeRouter().showList(of: view)

        #expect(navigator.calls == [.pushList])
        #expect(destinations.asked == [view.subject])
    }

    @Test func saysThatThereIsNothingToFollow() {
        makeRouter().followNothing()

        #expect(navigator.calls == [.followNothing])
    }

    @Test func whatIsToBeConfirmedStandsOverTheList() {
        makeRouter().showUnconfirmed(startingAt: nil)
        makeRouter().show(.toConfirm)
        #expect(navigator.calls == [.pushList, .pushList])
    }

    @Test func theYearIsATabOfTheDiaryThatStandsOverTheList() {
        makeRouter().show(.diary)
        #expect(destinations.diary?.tabs == [])
        makeRouter().show(.year)
        #expect(navigator.calls == [.pushList, .pushList] && destinations.diary?.tabs == ["year"])
    }
}
