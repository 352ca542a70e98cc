import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Library

@MainActor
struct LibraryBuilderTests {
    private let library = FakeLibrary([.film(1), .film(2)])
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()
    private let display = DisplaySpy()
    private let stack = ScreenStack()

    private func push() {
        let builder = LibraryBuilder(availability: .live, context: .sample(library: library, display: display))
        stack.push(
            builder.build(navigator: navigator, destinations: destinations)
        )
    }

    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() throws {
        push()
        let screen = try #require(stack.top)
        #expect(screen.frame(38, 4).rows[0].hasPrefix("▌ ► Film 1 ♥"))
        #expect(screen.handle(.open))

        #expect(navigator.calls.count == 3, "That nothing is followed yet, what is, and what is opened")
        _ = navigator.makeScreen?()
        #expect(destinations.asked == [LibrarySubject.movie(MovieID(1))])
    }
}
