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

@testable import CommandLine
@testable import Matinee

/// Keys, looks, languages and sizes together, on what is built in. What the letters of a map of styles look like in each
/// theme and with so many colours is recorded beside the tests of themes.
@MainActor
struct AppearanceMatrixTests {
    private let library = FakeLibrary { .recordedDay }

    nonisolated private static let sizes = [(80, 24), (120, 40), (200, 60), (30, 6)]

    private func shell(
        _ preset: KeyPreset = .default, _ language: Language = .english, library: FakeLibrary? = nil
    ) throws -> Shell {
        let keys = KeyChoice(preset: preset).table(sections: SectionDescriptor.all.map(\.id)) { _, _ in nil }
            .table
        let wording = Wording.ofProgram(localeIdentifier: "C", language: language, keys: KeyNames(keys))
        let root = CompositionRoot(
            settings: try Settings(environment: builtInEnvironment), folders: Folders(environment: [:]),
            library: library ?? self.library, drafts: FakeDrafts(), wording: wording, pauses: .all(),
            links: LinkOpenerSpy(),
            display: DisplaySpy(), notices: NoticeBoardSpy(),
            editor: ExternalEditorSpy())
        return Shell(
            sections: root.makeSections(), keys: KeysInForce(keys), wording: wording, covers: root.covers,
            finding: root.finding)
    }

    /// - Parameter reader: has read keys that others must follow.
    private func canvas(_ shell: Shell, _ size: Size, reader: KeyReader? = nil) async -> Canvas {
        // Work that a layout has begun may show something.
        for _ in 0..<3 {
            shell.layout(size: size)
            await letWorkRun()
        }
        if let reader { shell.didBegin(reader) }
        let canvas = Canvas(size: size)
        shell.layout(size: size)
        shell.draw(on: canvas.surface)
        return canvas
    }

    private func reach(_ commands: [Command], _ shell: Shell, _ size: Size) async -> Canvas {
        for command in commands {
            _ = await canvas(shell, size)
            shell.handle(command)
        }
        return await canvas(shell, size)
    }

    // MARK: Keys

    @Test(arguments: KeyPreset.allCases, sizes)
    func hintsAndHelpSayTheKeysOfThePreset(preset: KeyPreset, size: (width: Int, height: Int)) async throws {
        let size = Size(width: size.width, height: size.height)
        let shell = try shell(preset)
        var screens = ["list": await canvas(shell, size)]
        screens["detail"] = await reach([.open], shell, size)
        screens["note"] = await reach([.note], shell, size)
        screens["help"] = await reach([.back, .help], shell, size)
        for (name, canvas) in screens.sorted(by: { $0.key < $1.key }) {
            let text = name == "help" ? canvas.text : canvas.rows.suffix(2).joined(separator: "\n") + "\n"
            try RecordedScreen("keys-\(preset.rawValue)-\(name)-\(size.width)x\(size.height)").compare(withText: text)
        }
    }

    @Test(arguments: [(preset: KeyPreset.vim, key: Character("g")), (preset: .emacs, key: "x")], sizes)
    func keysThatOthersFollowSayWhatCan(begun: (preset: KeyPreset, key: Character), size: (width: Int, height: Int))
        async throws
    {
        let size = Size(width: size.width, height: size.height)
        let shell = try shell(begun.preset)
        let keys = KeyChoice(preset: begun.preset).table(sections: SectionDescriptor.all.map(\.id)) { _, _ in
            nil
        }.table
        var reader = KeyReader()
        _ = reader.read(
            begun.preset == .emacs ? .control(begun.key) : .character(begun.key), in: keys[shell.keyScope],
            takesCounts: keys.takesCounts)
        let canvas = await canvas(shell, size, reader: reader)
        try RecordedScreen("keys-\(begun.preset.rawValue)-begun-\(size.width)x\(size.height)")
            .compare(withText: canvas.rows.suffix(2).joined(separator: "\n") + "\n")
    }

    // MARK: Looks

    /// How screens with every kind of text are reached.
    nonisolated private static let styled: [(name: String, commands: [Command])] = [
        ("list", [.down, .favourite]), ("detail", [.favourite, .open]), ("menu", [.sort]), ("help", [.help]),
        ("palette", [.palette]), ("messages", [.messages]),
    ]

    @Test(arguments: styled.map(\.name), sizes)
    func eachPieceOfTextHasItsStyle(name: String, size: (width: Int, height: Int)) async throws {
        let size = Size(width: size.width, height: size.height)
        let shell = try shell()
        shell.notice = name == "messages" ? Message("A notice", isFailure: false) : nil
        let canvas = await reach(Self.styled.first { $0.name == name }?.commands ?? [], shell, size)
        try RecordedScreen("styles-\(name)-\(size.width)x\(size.height)").compare(withText: Self.map(of: canvas))
    }

    nonisolated private static let kept: [(name: String, commands: [Command])] = [
        ("library", []), ("to-see", [.nextTab, .nextTab, .nextTab]), ("diary", diary), ("entry", diary + [.edit]),
        ("year", diary + [.nextTab]), ("to-confirm", [.confirm]), ("import", [.importFile]),
        ("own-list", [.nextTab, .nextTab, .open]), ("list-form", [.nextTab, .nextTab, .open, .edit]),
    ]

    nonisolated private static let diary: [Command] = [.nextTab, .nextTab, .nextTab, .nextTab]

    @Test(arguments: kept.map(\.name), sizes)
    func eachPieceOfTextOfWhatIsKeptHasItsStyle(name: String, size: (width: Int, height: Int)) async throws {
        let size = Size(width: size.width, height: size.height)
        let library = FakeLibrary(Self.someOfAll) { .recordedDay }
        let shell = try shell(library: library)
        let commands = [.section(SectionDescriptor.library.id)] + (Self.kept.first { $0.name == name }?.commands ?? [])
        let canvas = await reach(commands, shell, size)
        try RecordedScreen("styles-\(name)-\(size.width)x\(size.height)")
            .compare(withText: canvas.text + Self.map(of: canvas))
    }

    /// A film that was seen and rated, one that is wanted, one that a file has brought under its name alone, and a list of them.
    private static var someOfAll: [LibraryItem] {
        var (seen, wanted) = (LibraryItem.film(1, title: "Yi Yi", note: "Rain"), LibraryItem.film(2, title: "Ran"))
        let day = CalendarDate(iso8601: "2026-07-20")
        seen.standing = Standing(state: .done, rating: OwnRating(percent: 90))
        seen.events = [
            DiaryEvent(
                id: .init(text: "e1"), day: day, rating: OwnRating(percent: 90), note: "Late, with Jo",
                tags: ["cinema"],
                isAgain: true, changed: 1),
            DiaryEvent(id: .init(text: "e2"), day: CalendarDate(year: 2025), changed: 1),
        ]
        wanted.standing = Standing(state: .wanted, since: day.map { [.wanted: $0] } ?? [:])
        let named = LibraryItem(
            summary: LibrarySummary(
                subject: LibrarySubject(
                    kind: .movie, id: ItemID(source: SourceID(rawValue: "letterboxd"), key: "Solaris (1973)")),
                title: "Solaris", released: CalendarDate(year: 1973)),
            isFavourite: true, added: 1)
        var list = LibraryItem(
            summary: LibrarySummary(
                subject: LibrarySubject(kind: .list, id: ItemID(source: .ownLists, key: "1")), title: "For the winter"),
            isFavourite: true, added: 1, note: Note(text: "With snow in them", changed: 1, revision: 1))
        list.things = zip([seen, wanted, named], FractionalPosition.spread(3)).map {
            ListedThing($0.summary, at: $1, remark: $0.id == wanted.id ? "the storm" : nil)
        }
        return [seen, wanted, named, list]
    }

    /// The styles as letters, a line for each row, and what the letters are.
    private static func map(of canvas: Canvas) -> String {
        let letters = Array("·abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
        var seen: Set<Style> = []
        let rows = (0..<canvas.size.height).map { y in
            let row = (0..<canvas.size.width).map { x in
                let style = canvas[x, y].style
                seen.insert(style)
                return letters[Int(style.rawValue)]
            }
            return String(row)
        }
        let key = seen.sorted { $0.rawValue < $1.rawValue }.map { "\(letters[Int($0.rawValue)]) \($0)" }
        return (rows + [key.joined(separator: "  ")]).joined(separator: "\n") + "\n"
    }

    // MARK: Languages

    @Test(arguments: [Language.german, .spanish], sizes)
    func wholeScreensAreInTheLanguage(language: Language, size: (width: Int, height: Int)) async throws {
        let size = Size(width: size.width, height: size.height)
        let shell = try shell(.default, language)
        try RecordedScreen("words-\(language.rawValue)-\(size.width)x\(size.height)")
            .compare(with: await reach([.open], shell, size))
    }
}
