import Browsing
import Commands
import Entities
import Navigation
import Palette
import Presentation
import ScreenTestSupport
import Services
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import Matinee

/// Where anything is found, over the sections.
@MainActor
struct ShellPaletteTests {
    private static let size = Size(width: 80, height: 24)

    private let movies = FoundOnSpy("Films")
    private let music = FoundOnSpy("Songs")
    private let library = FakeLibrary()
    private let shell: Shell
    private let intake: KeyIntake
    private let terminal = TerminalStub(size: Self.size)

    init() {
        let finding = Shell.Finding { [library] guide in
            PaletteBuilder(
                finder: NoSources(), worker: globalConcurrentExecutor,
                context: .sample(library: library, wording: .sample("C"), pauses: .all(HeldPause().pause))
            )
            .build(guide: guide)
        } show: { item, navigator in
            let screen = ScreenSpy("Detail of \(item.summary.title)")
            if item.subject.view == nil { navigator.push(screen) } else { navigator.pushList(screen, comesBack: false) }
        } showDiary: { selection, navigator in
            navigator.pushList(ScreenSpy("Entries of \(selection.stableText)"), comesBack: false)
        }
        let keys = KeysInForce(.standard(sections: [.movies, .music]))
        let parts = [
            Shell.Section.Part(name: "To see") { $0.showTab(named: "to-see") },
            Shell.Section.Part(name: "Diary") { screen in
                screen.showFound(isBeside: false) { $0.pushList(ScreenSpy("The diary"), comesBack: true) }
            },
        ]
        let homes: [Command: @MainActor (any Screen) -> Void] = [
            .importFile: { screen in
                screen.showFound(isBeside: false) { $0.pushList(ScreenSpy("The place for files"), comesBack: true) }
            }
        ]
        shell = Shell(
            sections: zip([SectionID.movies, .music], [movies, music]).map { id, screen in
                Shell.Section(
                    id: id, name: screen.title, parts: id == .movies ? parts : [],
                    homes: id == .movies ? homes : [:],
                    origin: SectionOrigin(place: id.rawValue, source: ""), makeScreen: { screen })
            }, keys: keys, wording: .sample("C"), covers: [.about: { ScreenSpy("About") }], finding: finding)
        intake = KeyIntake(shell: shell, keys: keys, terminal: terminal, runWork: {})
        _ = rows()
    }

    private func rows() -> String {
        let canvas = Canvas(size: Self.size)
        shell.layout(size: canvas.size)
        shell.draw(on: canvas.surface)
        return canvas.text
    }

    private func type(_ keys: Key...) -> Bool { intake.take(keys) }

    private func find(_ text: String, _ expected: String) async {
        #expect(type(.control("p")))
        #expect(intake.take(text.map(Key.character)))
        // Until what is kept is found too.
        await #expect(eventually { @MainActor in rows().contains("▌ \(expected)") && !shell.isBusy })
    }

    @Test func itCoversWhateverIsThereAndEscLeadsBackToThat() {
        _ = type(.character("2"))
        let before = rows()
        _ = type(.control("p"))
        #expect(rows().contains("╭ Anything") && rows().contains("Sections"))
        #expect(shell.isTyping)
        _ = type(.character("q"), .character("2"))
        #expect(rows().contains("> q2"))
        _ = type(.escape)
        #expect(rows() == before)

        shell.handle(.about)
        let about = rows()
        _ = type(.control("p"), .escape)
        #expect(rows() == about)
    }

    @Test("No two commands have the same name there, in any language", arguments: Wording.all.indices)
    func noTwoCommandsHaveTheSameName(language: Int) {
        let names = shell.guide.directory.commands.map { Wording.all[language].name($0.command) }
        #expect(names.count > 40)
        #expect(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
    }

    @Test func itIsNotThereWhereThereIsNoRoomForIt() {
        shell.layout(size: Size(width: 30, height: 6))
        _ = type(.control("p"))
        #expect(!rows().contains("Anything"))
    }

    @Test func aCommandIsSaidToWhatWasThere() async {
        movies.commands = [.sort]
        await find("sort", "Sort")
        #expect(type(.enter))
        #expect(movies.handled == [.sort])
        #expect(!rows().contains("Anything"))
    }

    @Test func aCommandThatCannotBeSaidSaysWhyAndStays() async {
        #expect(type(.control("p")))
        #expect(intake.take("save".map(Key.character)))
        await #expect(eventually { @MainActor in rows().contains("only in a note") && !shell.isBusy })
        #expect(!rows().contains("▌ Save"), "it is not chosen by itself")
        #expect(type(.up))
        if !rows().contains("▌ Save") { #expect(type(.up)) }
        #expect(rows().contains("▌ Save"))
        #expect(type(.enter))
        #expect(movies.handled == [] && rows().contains("Anything"))
    }

    @Test("A command that one place takes leads there from anywhere, and is said there")
    func aCommandLeadsToItsPlace() async {
        movies.unused = [.importFile]
        movies.didShowFound = { [movies] in movies.unused = [] }
        _ = type(.character("2"))
        _ = rows()
        await find("import", "Import")
        #expect(type(.enter))
        #expect(shell.session.section == "movies")
        #expect(movies.steps == [0] && movies.found == ["The place for files"] && movies.handled.last == .importFile)
        #expect(music.handled == [])
    }

    @Test("So does its key, in the section that has that place and in no other")
    func soDoesItsKey() {
        movies.unused = [.importFile]
        music.unused = [.importFile]
        movies.didShowFound = { [movies] in movies.unused = [] }
        _ = type(.character("2"), .character("I"))
        #expect(shell.session.section == "music" && movies.found == [])
        _ = type(.character("1"), .character("I"))
        #expect(movies.found == ["The place for files"] && movies.handled.suffix(2) == [.importFile, .importFile])
    }

    @Test func theProgramCanBeLeftFromIt() async {
        await find("quit", "Quit")
        #expect(!type(.enter))
    }

    @Test func enterRightAfterTheLettersGoesToWhatTheyFind() async {
        _ = type(.control("p"))
        #expect(intake.take("songs".map(Key.character) + [.enter, .character("1")]))
        await #expect(
            eventually { @MainActor in
                if intake.canGoOn { _ = intake.take([]) }
                return !rows().contains("Anything")
            })
        // The digit was for what Enter led to.
        if intake.canGoOn { _ = intake.take([]) }
        #expect(shell.session.section == "movies")
    }

    @Test func aThingIsOpenedInTheSectionOfItsKindOrBesideWhatIsThere() async {
        music.loaded = [KnownItem(LibrarySummary(Movie.sample(7, title: "Yi Yi")))]
        _ = type(.character("2"))
        _ = rows()
        await find("yi", "Yi Yi")
        _ = type(.enter)
        #expect(shell.session.section == "movies")
        #expect(movies.found == ["Detail of Yi Yi"])

        _ = type(.character("2"))
        await find("yi", "Yi Yi")
        _ = type(.control("t"))
        await #expect(eventually { @MainActor in music.found == ["Detail of Yi Yi beside"] })
        #expect(shell.session.section == "music")
    }

    @Test func aViewIsOpenedAmongTheListsOfItsKind() async throws {
        let view = SavedView(of: .movie, Refinement(filters: [.genre: .only("drama")]))
        try await library.addFavourite(LibrarySummary(view, name: "Tears"))
        _ = type(.character("2"))
        _ = rows()
        await find("tea", "Tears")
        _ = type(.enter)
        await #expect(eventually { @MainActor in movies.found == ["Detail of Tears"] })
        #expect(shell.session.section == "movies")
    }

    @Test func theSectionInSightIsSearchedByAListOfItsOwn() {
        #expect(shell.guide.directory.kind == .movie)
        _ = type(.character("2"))
        _ = rows()
        #expect(shell.guide.directory.kind == .artist)
        shell.guide.search(.movie, for: "yi")
        #expect(shell.session.section == "movies" && movies.found == ["Detail of yi"])
        #expect(shell.session.opened.items == [], "it was not opened by its name")
    }

    @Test func aPartOfASectionIsLedToFromTheListOfThat() async {
        _ = type(.character("2"))
        _ = rows()
        await find("to see", "To see ")
        _ = type(.enter)
        #expect(shell.session.section == "movies")
        #expect(movies.steps == [0] && movies.tabs == ["to-see"])

        await find("diary", "Diary ")
        _ = type(.enter)
        #expect(movies.steps == [0, 0] && movies.found == ["The diary"])
    }

    @Test func whatIsBeingWrittenThereIsNotLeftForIt() async {
        movies.isTyping = true
        shell.guide.go(to: ProgramPlace(.part(.movies, "Diary"), name: "Diary", section: "Films"))
        #expect(movies.steps == [] && movies.found == ["The diary"])
    }

    @Test func aTagLeadsToItsEntries() async throws {
        let event = DiaryEvent(id: .init(text: "1"), day: nil, tags: ["vienna"], changed: 0)
        try await library.write(event, of: LibrarySummary(Movie.sample(7, title: "Yi Yi")), becoming: nil)
        await find("#vienna", "#vienna")
        #expect(type(.enter))
        await #expect(eventually { @MainActor in movies.found == ["Entries of all/tag/vienna"] })
    }

    @Test func whatWasOpenedIsRememberedWithWhatWasTyped() async {
        movies.known = KnownItem(LibrarySummary(Movie.sample(7, title: "Yi Yi")))
        #expect(shell.session.opened.items.map(\.summary.title) == ["Yi Yi"])
        shell.handle(.back)
        movies.known = nil
        await find("songs", "Songs")
        _ = type(.enter)

        let session = shell.session
        #expect(session.opened.items.map(\.summary.title) == ["Yi Yi"])
        #expect(session.screens["palette"]?.typed.entries == ["songs"])
    }
}

/// A screen on which details are found.
@MainActor
private final class FoundOnSpy: LeafScreen {
    let title: String
    var commands: [Command] = []
    var known: KnownItem?
    var loaded: [KnownItem] = []
    var isTyping = false
    /// The commands that it does not use.
    var unused: Set<Command> = []
    var didShowFound: () -> Void = {}
    private(set) var handled: [Command] = []
    private(set) var steps: [Int] = []
    private(set) var tabs: [String] = []
    private(set) var found: [String] = []

    init(_ title: String) {
        self.title = title
    }

    var status: String? { nil }
    var isBusy: Bool { false }
    func willAppear() -> Bool { true }
    func didAppear() {}
    func layout(size: Size) {}

    func draw(on surface: Surface, hasFocus: Bool) {
        surface.draw("\(title), a list", x: 0, y: 0)
    }

    func handle(_ command: Command) -> Bool {
        handled.append(command)
        return !unused.contains(command)
    }

    func goBack(toStep step: Int) {
        steps.append(step)
    }

    func showTab(named name: String) {
        tabs.append(name)
    }

    func showFound(isBeside: Bool, _ show: (any Navigator) -> Void) {
        let navigator = NavigatorSpy()
        show(navigator)
        found += navigator.pushed.map { $0 + (isBeside ? " beside" : "") }
        didShowFound()
    }
}

private struct NoSources: TitleFinder {
    let catalogs: [SearchedCatalog] = []

    func titlesAtHand(_ text: String, in catalog: SearchedCatalog) async -> [LibrarySummary] { [] }

    func titles(_ text: String, in catalog: SearchedCatalog) async -> FoundTitles { FoundTitles([]) }

    func invalidateCache() {}
}
