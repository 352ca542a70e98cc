import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import ToConfirm

@MainActor
struct ToConfirmViewTests {
    private let presenter = ToConfirmPresenterStub()
    private let view: ToConfirmDefaultView

    /// The pane sizes in terminals of 80×24, 120×40, 200×60 and 30×6.
    nonisolated private static let sizes = [
        Size(width: 78, height: 20), Size(width: 52, height: 36), Size(width: 88, height: 56),
        Size(width: 28, height: 4),
    ]

    private static let things = [
        LibraryItem.imported("Heat", 1995).summary, LibraryItem.imported("Solaris", 1972).summary,
        LibraryItem.imported("千と千尋の神隠し", 2001).summary,
        LibraryItem.imported(String(repeating: "Long and longer, ", count: 9), nil).summary,
        LibraryItem.book(
            "Dune (Dune Chronicles, #1)", by: "Frank Herbert", source: SourceID(rawValue: "goodreads"), released: 1965
        ).summary,
    ]
    private static let found: [[LibrarySummary]?] = [
        [
            .found("Heat", 1995), .found("The Heat", 1995, key: 2), .found("Fuego", 1996, key: 3, original: "Heat"),
            .found("Heat 2", nil, key: 4),
        ],
        [.found("Solaris", 2002)], [], nil, nil,
    ]

    init() {
        view = ToConfirmDefaultView(presenter: presenter, display: DisplaySpy())
    }

    private func show(
        cursor: Int = 0, part: ToConfirmPart = .waiting, failure: CatalogFailure? = nil, isEmpty: Bool = false,
        _ wording: Wording = .sample("en_US"), on view: (any ToConfirmView)? = nil
    ) {
        let formatter = ToConfirmFormatter(wording: wording)
        var (contents, shelf) = (ToConfirmContents(), ToConfirmShelf())
        if !isEmpty { contents.waiting = Self.things }
        if part == .refused { (contents.waiting, contents.refused) = ([], Self.things) }
        shelf.fill(with: .success(contents))
        shelf.show(part)
        let found = part == .refused ? [nil, nil, nil, nil, nil] : Self.found
        presenter.rows = shelf.things.indices.map { index in
            formatter.row(Self.things[index], found[index], isLookedFor: index == 3 && part == .waiting)
        }
        let view = view ?? self.view
        view.show(
            ToConfirmScreenState(
                list: formatter.list(of: shelf, failure),
                tabs: formatter.tabs(of: shelf, behind: ListTabs(["Library"], chosen: 0)),
                isAsking: false,
                canRefuse: part == .waiting))
        guard !isEmpty else { return }
        view.select(row: cursor)
        view.unfold(
            formatter.text(
                Self.things[cursor], found[cursor], lookingFor: Self.things[3].subject, failure, of: part))
    }

    @Test(arguments: sizes) func showsAThingAboveWhatItMayBe(size: Size) throws {
        show()
        try view.compare(with: "candidates", at: size)
    }

    @Test(arguments: sizes) func showsWhatWasNotFound(size: Size) throws {
        show(cursor: 2)
        try view.compare(with: "not-found", at: size)
    }

    @Test(arguments: sizes) func showsWhyNothingCanBeFoundNow(size: Size) throws {
        show(cursor: 1, failure: .offline)
        try view.compare(with: "offline", at: size)
    }

    @Test(arguments: sizes) func showsWhatIsNoneOfThese(size: Size) throws {
        show(part: .refused)
        try view.compare(with: "refused", at: size)
    }

    @Test(arguments: sizes) func saysThatNothingWaits(size: Size) throws {
        show(isEmpty: true)
        try view.compare(with: "empty", at: size)
    }

    @Test(arguments: ["de", "es"]) func speaksOtherLanguages(language: String) throws {
        show(cursor: 2, .sample(language))
        try view.compare(with: language, at: Size(width: 78, height: 20))
    }

    @Test func aScreenReaderIsToldTheSame() throws {
        show()
        let canvas = Canvas(size: Size(width: 78, height: 20))
        canvas.isForReader = true
        view.layout(size: canvas.size)
        view.draw(on: canvas.surface, hasFocus: true)
        try canvas.compare(with: "reader")
    }

    @Test func inLinesTheSameIsSaid() throws {
        let plain = ToConfirmDefaultView(presenter: presenter, display: DisplaySpy(isPlain: true))
        show(on: plain)
        #expect(plain.page.rows.map(\.title) == Self.things.map(\.title))
        #expect(plain.page.rows.first?.facts == .texts("1995", "Letterboxd", "4 found"))
        #expect(plain.page.tabs == ["Library", "To confirm 5"])

        #expect(plain.choose(1))
        #expect(
            plain.page.text == [
                "1. Heat, 1995, TMDB", "2. The Heat, 1995, TMDB", "3. Fuego, 1996, Heat, TMDB", "4. Heat 2, TMDB",
            ])
        #expect(plain.page.hasNumbers)
        #expect(plain.choose(2))
        #expect(!plain.choose(5))
        for command in [Command.take, .noneOfThese, .putOff, .takeAll, .open, .refresh, .nextTab] {
            #expect(plain.handle(command), "\(command)")
        }
        #expect(
            presenter.calls == [
                .move(0), .take(1, row: 0), .take(0, row: 0), .refuse(0), .putOff(0), .takeAll, .select(0), .refresh,
                .tab(0),
            ])
        #expect(plain.leaveAsked())
        #expect(!plain.leaveAsked())
    }

    @Test func aKeyDecides() {
        show()
        _ = view.frame(78, 20)
        for key in ["3", "1", "9", "0", "n", " ", "a"].map({ Key.character($0) }) + [.enter] {
            #expect(view.handle(key: key))
        }

        #expect(
            presenter.calls == [
                .take(2, row: 0), .take(0, row: 0), .take(8, row: 0), .refuse(0), .refuse(0), .putOff(0),
                .takeAll, .take(0, row: 0),
            ])
        #expect(!view.handle(key: .character("x")))
    }

    @Test func commandsReachTheThingUnderTheCursor() {
        show(cursor: 1)
        _ = view.frame(78, 20)
        for command in view.commands + [.open, .previousTab] where command != .down {
            #expect(view.handle(command), "\(command)")
        }

        #expect(
            presenter.calls == [
                .take(0, row: 1), .refuse(1), .putOff(1), .takeAll, .tab(0), .refresh, .select(1), .tab(0),
            ])
        show(part: .refused)
        #expect(!view.commands.contains(.noneOfThese) && !view.commands.contains(.takeAll))
        #expect(!view.handle(.takeAll))
    }

    @Test func toTakeIsOfferedOnlyWhereSomethingWasFound() {
        let plain = ToConfirmDefaultView(presenter: presenter, display: DisplaySpy(isPlain: true))
        for (cursor, isOffered) in [(0, true), (1, true), (2, false), (3, false)] {
            show(cursor: cursor)
            show(cursor: cursor, on: plain)
            #expect(view.commands.contains(.take) == isOffered, "\(cursor)")
            #expect(plain.commands.contains(.take) == isOffered, "\(cursor)")
            #expect(view.commands.contains(.noneOfThese) && plain.commands.contains(.noneOfThese))
        }
        show(cursor: 2, part: .refused)
        #expect(view.commands.contains(.take), "It is asked again")
    }

    @Test func aPressTakesACandidateOrShowsAnotherTab() throws {
        show()
        let frame = view.frame(78, 20)
        for text in ["The Heat", "Library"] {
            let y = try #require(frame.rows.firstIndex { $0.contains(text) })
            let x = try #require(frame.rows[y].firstRange(of: text)?.lowerBound.utf16Offset(in: frame.rows[y]))
            let position = CellPosition(x: x, y: y)
            #expect(view.handle(Pointing(.press(frame.target(at: position)), at: position)) == .acted)
        }

        #expect(presenter.calls == [.take(1, row: 0), .tab(0)])
    }

    @Test func withoutThingsItHasNothingToDecide() {
        show(isEmpty: true)
        _ = view.frame(78, 20)

        #expect(view.commands == [.nextTab, .refresh])
        #expect(!view.handle(.take))
        #expect(view.handle(.refresh))
        #expect(view.handle(key: .character("a")), "Else it would be the key of another scene")
        let plain = ToConfirmDefaultView(presenter: presenter, display: DisplaySpy(isPlain: true))
        show(isEmpty: true, on: plain)
        #expect(plain.handle(.takeAll))
        #expect(presenter.calls.suffix(3) == [.refresh, .takeAll, .takeAll])
    }
}
