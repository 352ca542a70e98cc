import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import ReadingList

@MainActor
struct ReadingListRouterTests {
    @MainActor
    private final class Delegate: WrittenBookDelegate {
        func willSave(_ subject: LibrarySubject) {}
    }

    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()
    private let book = LibraryItem.book("Emma")

    private func makeRouter() -> ReadingListDefaultRouter {
        ReadingListDefaultRouter(navigator: navigator, destinations: destinations)
    }

    @Test func opensAndFollowsTheDetailOfABook() {
        makeRouter().follow(book.summary, keptText: nil)
        makeRouter().show(book.summary, keptText: nil)
        #expect(navigator.calls == [.follow(book.id), .open(book.id)])
        #expect(destinations.asked.isEmpty)

        _ = navigator.makeScreen?()
        #expect(destinations.asked == [book.id])
    }

    @Test func leadsBackToTheBooks() {
        makeRouter().showBooks()
        #expect(navigator.calls == [.popList])
    }

    @Test func showsWhatIsKeptWithoutAskingForADetail() {
        makeRouter().show(book.summary) { [.title("Emma")] }

        #expect(navigator.makeScreen?().title == "kept Emma")
        #expect(destinations.asked.isEmpty)
    }

    @Test func formAndNoteStandOnTopOfTheDetail() {
        let router = makeRouter()
        router.write(nil, delegate: Delegate())
        router.write(book, delegate: Delegate())
        router.editNote(about: book.summary)
        router.showShelfChanges()

        #expect(navigator.calls == [.push, .push, .push, .push])
        #expect(destinations.forms == [nil, "Emma"])
        #expect(destinations.notes.map(\.title) == ["Emma"])
    }

    @Test func saysThatThereIsNothingToFollow() {
        makeRouter().followNothing()

        #expect(navigator.calls == [.followNothing])
    }
}
