import Entities
import Navigation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import EventForm

@MainActor
struct EventFormBuilderTests {
    @Test func theScreenItBuildsTakesTextAndStoresIt() async throws {
        var film = LibraryItem.film(1, title: "Yi Yi")
        film.events = [DiaryEvent(id: .init(text: "a"), day: CalendarDate(iso8601: "2026-01-0"), changed: 0)]
        let (library, navigator) = (FakeLibrary([film]), NavigatorSpy())
        let screen = EventFormBuilder(context: .sample(library: library))
            .build(DiaryEntry(film.events[0], of: film.summary), navigator: navigator)
        _ = screen.willAppear()
        _ = screen.frame(78, 20)
        for digit in "2026-01-02" { #expect(screen.handle(key: .character(digit))) }
        #expect(screen.handle(key: .enter))
        await #expect(eventually { library.kept.first?.events.first?.day?.iso8601 == "2026-01-02" })
        await #expect(eventually { @MainActor in navigator.calls == [.pop] })
    }
}
