import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import Diary

/// The diary as it is drawn.
@MainActor
struct DiaryViewTests {
    nonisolated private static let sizes = [
        Size(width: 78, height: 20), Size(width: 118, height: 32), Size(width: 38, height: 10),
        Size(width: 28, height: 4),
    ]

    nonisolated private static let items: [LibraryItem] =
        .diary + [
            LibraryItem.film(3, title: "千と千尋の神隠し 📚 ダンジョン飯 기생충 千と千尋の神隠し 千と千尋", added: 1).times(
                .on("2026-10-30", "f", rating: 100, tags: ["a tag that is long", "another one"], isAgain: true)),
            .film(4, title: "X", added: 1).times(.on("2026-09", "g", rating: 0)),
        ]

    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()
    private let tabs = SharedTabs()

    init() {
        _ = tabs.show(
            ListTabs(["All 6", "Films 4", "To see 2", "Diary 7", "2026", "To confirm 3"], chosen: 0, starts: [3, 5]),
            endingIn: [.diary, .year, .toConfirm])
    }

    private func screen(of items: [LibraryItem], on display: DisplaySpy = DisplaySpy()) async -> any Screen {
        let screen = DiaryBuilder(
            availability: .live, context: .sample(library: FakeLibrary(items), display: display)
        ).build(tabs, navigator: navigator, destinations: destinations)
        _ = screen.willAppear()
        screen.didAppear()
        await letWorkRun()
        return screen
    }

    @Test(arguments: sizes) func showsTheDiary(size: Size) async throws {
        let screen = await screen(of: Self.items)
        try screen.compare(with: "rows", at: size)
    }

    @Test(arguments: sizes) func showsHowItIsFilled(size: Size) async throws {
        let screen = await screen(of: [])
        try screen.compare(with: "empty", at: size)
    }

    @Test func theMonthOfTheFirstDaysStaysInSight() async throws {
        let days = try (1...30).map { try #require(CalendarDate(year: 2026, month: 10, day: $0)) }
        let items = [
            LibraryItem.film(1, title: "Ran", added: 1).times(.on("2026-11-02", "z", rating: 90)),
            LibraryItem.film(2, title: "Heat", added: 1),
        ]
        var daily = items[1]
        daily.events = days.map { .on($0.iso8601, "d\($0.iso8601)") }
        let screen = await screen(of: [items[0], daily])
        #expect(screen.frame(60, 20).rows[1...2].contains { $0.hasPrefix("  November 2026 · 1 ") })
        for _ in 0..<25 { _ = screen.handle(.down) }
        let rows = screen.frame(60, 20).rows
        #expect(rows[1].hasPrefix("  October 2026 · 30 ") && !rows[1].contains("Day"))
        #expect(rows.dropFirst(2).allSatisfy { $0.contains("Heat") })
    }

    @Test("A row has its year, and an original title only where it stands whole; headings stand out from rows")
    func aRowHasItsYear() async throws {
        let film = LibraryItem.film(1, title: "Amélie", added: 1).times(.on("2026-11-02", "z", rating: 90))
        let screen = await screen(of: [film])
        let rows = screen.frame(78, 20).rows
        let heading = try #require(rows.first { $0.contains("November 2026 · 1") })
        let row = try #require(rows.first { $0.contains("Amélie") })
        #expect(heading.hasPrefix("  N") && row.contains("★") && row.contains("1951"))
        #expect(row.prefix { $0 != "2" }.count >= 5)
    }

    @Test func theWayBackEndsFirstWhatNarrowsTheList() async {
        let screen = await screen(of: Self.items)
        #expect(!screen.handle(.back))
        screen.showTab(named: "movie")
        #expect(screen.title == "Diary · Films · latest first")
        #expect(screen.handle(.back) && screen.title == "Diary · latest first")
        #expect(!screen.handle(.back))
    }

    @Test func whatCanBeDoneIsNamed() async {
        let screen = await screen(of: Self.items)
        _ = screen.frame(78, 20)
        let named: [Command] = [
            .down, .open, .rate, .delete, .standing, .favourite, .note, .nextTab, .refine, .sort, .filter, .copy,
        ]
        for command in named {
            #expect(screen.commands.contains(command), "\(command)")
        }
        #expect(screen.handle(.refine))
        #expect(screen.frame(78, 20).text.contains("Films"))
    }
}
