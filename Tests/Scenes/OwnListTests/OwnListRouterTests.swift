import Browsing
import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import OwnList

@MainActor
struct OwnListRouterTests {
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()

    @Test func leadsToThingsToTheFormAndToNotes() {
        let router = OwnListDefaultRouter(navigator: navigator, destinations: destinations)
        let thing = LibraryItem.ownList.things[0].summary
        router.show(thing, keptText: nil)
        _ = navigator.makeScreen?()
        #expect(destinations.asked == [thing.subject])
        router.edit(.ownList, with: LibraryItem.ownList.things[0])
        router.editNote(about: thing)
        router.makeList(beginningWith: thing)
        router.followNothing()
        #expect(navigator.calls == [.open(thing.subject), .push, .push, .push, .followNothing])
        #expect(destinations.forms == ["For the winter", "new with Yi Yi"])
    }

    @Test func leadsToTheListOfAView() {
        let view = SavedView(of: .movie, Refinement(filters: [.genre: .only("thriller")]))
        OwnListDefaultRouter(navigator: navigator, destinations: destinations).showList(of: view)
        #expect(destinations.asked == [view.subject])
        #expect(navigator.calls == [.pushList])
    }
}
