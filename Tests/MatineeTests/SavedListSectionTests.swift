import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Matinee

@MainActor
struct SavedListSectionTests {
    private static let view = SavedView(of: .movie, Refinement(filters: [.genre: .only("thriller")]))
    private let library = FakeLibrary([
        LibraryItem(summary: LibrarySummary(Self.view, name: "Seoul"), isFavourite: true, added: 1)
    ])
    private let list = ScreenSpy("Its list")
    private let display = DisplaySpy()

    private func section(_ name: String, isOpen: Bool = true) -> SavedListSection {
        SavedListSection(
            name, library: library, wording: .sample("en_US"), display: display, makeScreen: { $0 },
            makeList: { [list] view in
                isOpen && view == Self.view
                    ? FallbackSection.List(origin: SectionOrigin(place: "p", source: "Live"), makeScreen: { list })
                    : nil
            })
    }

    @Test func itsListIsThereOnceTheLibraryHasSaidWhichItIs() async {
        let section = section("Seoul")
        #expect(section.frame(60, 8).rows.contains { $0.contains("Loading") })
        #expect(section.source == nil)

        #expect(await eventually { @MainActor in section.title == "Its list" })
        #expect(section.source == "Live")
        #expect(display.changeCount > 0)
        #expect(section.handle(.refresh) && list.handled == [.refresh])
    }

    @Test func itBeginsAsTheViewWhereItWasLeft() async {
        let section = section("Seoul")
        var memento = ScreenMemento()
        (memento.item, memento.row, memento.filter) = ("tmdb/7", 3, "genre=horror")
        section.restore(memento)
        #expect(section.memento == memento)

        _ = section.frame(60, 8)
        memento.filter = "genre=thriller"
        #expect(await eventually { @MainActor in list.restored == [memento] })
    }

    @Test func aNameThatNothingHasIsToldAndLookedForAgain() async throws {
        let section = section("Busan")
        #expect(
            await eventually { @MainActor in
                section.frame(60, 8).rows.contains { $0.contains("There is no view “Busan”") }
            })
        #expect(section.commands == [.refresh])

        try await library.addFavourite(LibrarySummary(Self.view, name: "Busan"))
        #expect(section.handle(.refresh))
        #expect(await eventually { @MainActor in section.title == "Its list" })
    }

    @Test func withoutASourceItSaysSo() async {
        let section = section("Seoul", isOpen: false)
        #expect(
            await eventually { @MainActor in
                section.frame(60, 8).rows.contains { $0.contains("No source has this kind of list now") }
            })
    }

    @Test func aLibraryThatCannotBeReadIsTold() async {
        library.close(because: .damaged(path: "/x"))
        let section = section("Seoul")
        #expect(
            await eventually { @MainActor in section.frame(60, 8).rows.contains { $0.contains("damaged") } })
    }
}
