import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Services
import Synchronization
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import Matinee

/// The places of the whole program, which the palette finds by their names, and where they lead.
@MainActor
struct ProgramPlaceTests {
    private static let size = Size(width: 120, height: 36)
    private let display = DisplaySpy()

    private func shell(onlyBuiltIn: Bool = false) throws -> Shell {
        try shell(onlyBuiltIn: onlyBuiltIn) { .recordedDay }
    }

    private static let film = LibrarySummary(
        subject: .movie(MovieID(source: .builtIn, key: "1")), title: "Yi Yi")

    private func shell(onlyBuiltIn: Bool = false, today: @escaping @Sendable () -> CalendarDate) throws -> Shell {
        let root = try root(onlyBuiltIn: onlyBuiltIn, today: today)
        return Shell(
            sections: root.makeSections(), keys: KeysInForce(.standard()), wording: root.context.wording,
            covers: root.covers, finding: root.finding)
    }

    private func root(
        onlyBuiltIn: Bool, today: @escaping @Sendable () -> CalendarDate = { .recordedDay }
    ) throws -> CompositionRoot {
        let item = LibraryItem(summary: Self.film, isFavourite: false, added: 1, standing: Standing(state: .wanted))
        let library = FakeLibrary([item], today: today)
        let wording = Wording.sample("C")
        return CompositionRoot(
            settings: try Settings(environment: builtInEnvironment.merging(["MATINEE_OFFLINE": "1"]) { $1 })
                .trying(onlyBuiltIn ? "on" : "off", for: ProgramSetting.onlyBuiltIn),
            folders: Folders(environment: [:]),
            library: library, drafts: FakeDrafts(), wording: wording, pauses: .all(), links: LinkOpenerSpy(),
            display: display, notices: NoticeBoardSpy(), editor: ExternalEditorSpy())
    }

    @Test("What a start opens lies over the list of its section once, and over no section that is made anew")
    func whatAStartOpens() throws {
        let root = try root(onlyBuiltIn: true)
        func isOpened(_ section: Shell.Section?) throws -> Bool {
            try #require(section).makeScreen([]).memento.isDetailFocused
        }
        let sections = root.makeSections(opening: Self.film)
        let movies = sections.first { $0.id == .movies }
        #expect(try isOpened(movies))
        #expect(try !isOpened(movies))
        #expect(try !isOpened(sections.first { $0.id == .music }))
        #expect(try !isOpened(root.makeSections().first { $0.id == .movies }))
    }

    private func parts(_ shell: Shell) -> [ProgramPlace] { shell.guide.directory.places.filter { $0.section != nil } }

    @Test func theyAreKnownBeforeTheirSectionsAreShown() throws {
        let parts = parts(try shell()).map { "\($0.name) (\($0.section ?? ""))" }
        #expect(
            Set(parts) == [
                "Reading list (Books)", "Diary (Library)", "To see (Library)", "Lists (Library)",
                "Year 2026 (Library)",
            ])
    }

    @Test func theYearIsThatOfTheDayOnWhichItIsLookedFor() throws {
        let last = try #require(CalendarDate(year: 2026, month: 12, day: 31))
        let next = try #require(CalendarDate(year: 2027, month: 1, day: 1))
        let clock = DayClock(last)
        let shell = try shell { clock.day }
        #expect(parts(shell).map(\.name).contains("Year 2026"))
        clock.day = next
        let names = parts(shell).map(\.name)
        #expect(names.contains("Year 2027") && !names.contains("Year 2026"))
    }

    @Test func eachIsInSightOnceItIsGoneTo() async throws {
        let shell = try shell()
        let titles = [
            "Reading list": "Reading list", "Diary": "Diary", "To see": "Library · To see", "Lists": "Library",
            "Year 2026": "Your diary · 2026",
        ]
        // Twice: from each of them to any other.
        for place in parts(shell) + parts(shell).reversed() {
            shell.guide.go(to: place)
            let title = try #require(titles[place.name])
            #expect(shell.placeName == place.section)
            let isInSight = await eventually { @MainActor in
                shell.layout(size: Self.size)
                return shell.inFront.title.hasPrefix(title)
            }
            #expect(isInSight, "\(place.name): \(shell.inFront.title)")
        }
    }

    @Test("What is to be confirmed is led to from anywhere, even where there is nothing to confirm")
    func whatIsToBeConfirmed() throws {
        let shell = try shell()
        for section in [SectionID.movies, .library] {
            #expect(shell.guide.showSection(section))
            shell.layout(size: Self.size)
            let offered = try #require(shell.guide.directory.commands.first { $0.command == .confirm })
            #expect(offered.isAvailable)
            shell.guide.run(offered)
            #expect(shell.handle(try #require(shell.guide.ordered)))
            shell.layout(size: Self.size)
            #expect(shell.inFront.title.hasPrefix("To confirm"), "from \(section)")
        }
    }

    @Test("What is written down here needs no source")
    func theReadingListIsThereWithoutACatalogue() async throws {
        let shell = try shell(onlyBuiltIn: true)
        shell.guide.go(to: try #require(parts(shell).first { $0.name == "Reading list" }))
        shell.layout(size: Self.size)
        #expect(shell.inFront.title.hasPrefix("Reading list"))
        #expect(shell.handle(.previousTab))
        shell.layout(size: Self.size)
        #expect(shell.inFront.title == "Books")
        #expect(shell.handle(.nextTab))
        shell.layout(size: Self.size)
        #expect(shell.inFront.title.hasPrefix("Reading list"))
    }

    @Test func theWayBackIsAsIfItsKeysHadBeenPressed() throws {
        let shell = try shell()
        let year = try #require(parts(shell).first { $0.name == "Year 2026" })
        // However often one goes there, the way is no longer.
        for _ in 1...3 {
            shell.guide.go(to: year)
            shell.layout(size: Self.size)
        }
        #expect(shell.handle(.back))
        #expect(shell.inFront.title.hasPrefix("Diary"))
        #expect(shell.handle(.back))
        #expect(shell.inFront.title.hasPrefix("Library"))
        #expect(!shell.handle(.back))
    }
}

/// A day that goes on while the program runs.
private final class DayClock: Sendable {
    private let now: Mutex<CalendarDate>

    init(_ day: CalendarDate) {
        now = Mutex(day)
    }

    var day: CalendarDate {
        get { now.withLock(\.self) }
        set { now.withLock { $0 = newValue } }
    }
}
