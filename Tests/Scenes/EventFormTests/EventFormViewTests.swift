import Entities
import Navigation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import EventForm

@MainActor
struct EventFormViewTests {
    private func screen() -> any Screen {
        var film = LibraryItem.film(1, title: "千と千尋の神隠し")
        film.events = [
            DiaryEvent(
                id: .init(text: "a"), day: CalendarDate(iso8601: "2026-01-02"), rating: OwnRating(percent: 90),
                note: "A note that is longer than its field, as notes are once one has seen a film of such a kind",
                tags: ["home", "一緒に"], isAgain: true, changed: 0)
        ]
        let screen = EventFormBuilder(context: .sample(library: FakeLibrary([film])))
            .build(DiaryEntry(film.events[0], of: film.summary), navigator: NavigatorSpy())
        _ = screen.willAppear()
        return screen
    }

    @Test(arguments: PaneSizes.ofForms) func showsWhatIsWritten(size: Size) throws {
        try screen().compare(with: "form", at: size)
    }
}
