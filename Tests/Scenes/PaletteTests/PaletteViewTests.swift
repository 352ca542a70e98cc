import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Palette

@MainActor
struct PaletteViewTests {
    private let presenter = PalettePresenterStub()
    private let view: PaletteDefaultView

    /// The insides in terminals of 160×50, 80×24, 50×12 and 40×8.
    nonisolated private static let sizes = [
        Size(width: 158, height: 46), Size(width: 78, height: 20), Size(width: 48, height: 8),
        Size(width: 38, height: 4),
    ]

    init() {
        view = PaletteDefaultView(presenter: presenter, display: DisplaySpy())
    }

    private static let found: PaletteState = {
        var state = PaletteState(
            text: "moon",
            groups: [
                PaletteGroup(
                    heading: "Library",
                    rows: [
                        PaletteRow(
                            title: "Moonlight", marks: [0..<4], subtitle: nil, detail: "Film · 2016", kind: .film)
                    ]),
                PaletteGroup(
                    heading: "Loaded",
                    rows: [
                        PaletteRow(
                            title: "月とムーン moon", marks: [6..<10], subtitle: "東京の映画館とその他", detail: "Film · 1999",
                            kind: .film),
                        PaletteRow(
                            title: "A \u{1B}[31mmoon\u{202E} of the longest title that anybody has ever thought of",
                            marks: [], subtitle: "\u{7}Bell", detail: "Album", kind: .music),
                    ]),
                PaletteGroup(
                    heading: "Commands",
                    rows: [
                        PaletteRow(title: "Sort the list, or move on", marks: [19..<21, 23..<24], detail: "s"),
                        PaletteRow(title: "Save the note", detail: "only in a note", isOpen: false),
                    ]),
                PaletteGroup(heading: "Open Library", note: "Offline"),
            ])
        state.status = "asking TMDB"
        return state
    }()

    @Test(arguments: sizes) func showsWhatWasFoundUnderItsHeadings(size: Size) throws {
        for character in "moon" { #expect(view.handle(key: .character(character))) }
        view.show(Self.found)
        try view.compare(with: "found", at: size)
    }

    @Test(arguments: sizes) func saysThatNothingWasFound(size: Size) throws {
        view.show(PaletteState(text: "x", message: Wording.sample("en_US").palette.nothingFound("x")))
        try view.compare(with: "nothing", at: size)
    }

    @Test func whatMayBeTypedIsSaidUntilSomethingIs() {
        let hint = presenter.hint
        #expect(view.frame(78, 20).rows.contains { $0.contains("> \(hint)") })
        _ = view.handle(key: .character("m"))
        #expect(!view.frame(78, 20).rows.contains { $0.contains(hint) })
    }

    @Test func lettersThatFoundItAreMarked() {
        view.show(Self.found)
        let canvas = view.frame(78, 20)
        #expect(canvas.texts(in: .selectedMatch) == ["Moon"])
        #expect(canvas.texts(in: .match).count == 2)
    }

    @Test func keysMoveInTheRowsAcrossHeadingsAndNotes() {
        view.show(Self.found)
        _ = view.frame(38, 6)
        for key in [Key.down, .down, .enter, .up, .enter, .pageDown, .pageDown, .pageDown, .enter, .control("t")] {
            #expect(view.handle(key: key))
        }
        for _ in 1...9 { #expect(view.handle(key: .pageUp)) }
        #expect(view.handle(key: .enter))

        #expect(
            presenter.calls.filter { if case .choose = $0 { true } else { false } } == [
                .choose(2, isBeside: false), .choose(1, isBeside: false), .choose(4, isBeside: false),
                .choose(4, isBeside: true), .choose(0, isBeside: false),
            ])
    }

    @Test func theRowUnderTheCursorIsInSightAtAnyHeight() {
        view.show(Self.found)
        for height in 4...14 {
            _ = view.frame(38, height)
            for _ in 1...4 {
                _ = view.handle(key: .down)
                #expect(view.frame(38, height).rows.contains { $0.contains("▌") })
            }
            for _ in 1...4 { _ = view.handle(key: .up) }
        }
    }

    @Test("What is said of names begins in one column, but behind a name that is longer than that")
    func whatIsSaidOfNamesBeginsInOneColumn() {
        let titles = ["Sort", "Add to list", "Quit", "A name that is longer than others"]
        let rows = titles.map { PaletteRow(title: $0, subtitle: $0 == "Quit" ? nil : "does it") }
        func columns() -> [Int] {
            view.frame(78, 20).rows.compactMap { row in
                row.firstRange(of: "does it").map { row.distance(from: row.startIndex, to: $0.lowerBound) }
            }
        }
        view.show(PaletteState(groups: [PaletteGroup(heading: "Commands", rows: Array(rows.dropLast()))]))
        let short = columns()
        #expect(short.count == 2 && Set(short).count == 1)
        view.show(PaletteState(groups: [PaletteGroup(heading: "Commands", rows: rows)]))
        let all = columns()
        #expect(all.count == 3 && all[0] == all[1] && all[0] == short[0] + 11 && all[2] == all[0] + 11)
    }

    @Test("Rows begin behind the longest heading that there may be; of what has no room there is the first part")
    func rowsBeginBehindTheLongestHeading() {
        let row = PaletteRow(
            title: "Favourite", subtitle: "Add it to your favourites, or remove it from them again, as you like",
            briefSubtitles: ["Add it to your favourites"], detail: "f")
        view.show(PaletteState(groups: [PaletteGroup(heading: "Films", rows: [row])]))
        let line = view.frame(78, 20).rows.first { $0.contains("Favourite") } ?? ""
        #expect(line.contains(" Films        ▌ Favourite  Add it to your favourites   "), "\(line)")
        #expect(!line.contains("…"))
        func layout(_ width: Int, _ headingWidth: Int) -> [Int] {
            let layout = PaletteLayout([], width: width, headingWidth: headingWidth)
            return [layout.start, layout.headingWidth]
        }
        #expect(layout(74, 9) == [11, 9] && layout(74, 30) == [14, 12] && layout(60, 9) == [0, 0])
    }

    @Test("What cannot be is chosen only by who goes there")
    func whatCannotBeIsNotChosenByItself() {
        let closed = PaletteRow(title: "Save the note", detail: "only in a note", isOpen: false)
        var state = PaletteState(text: "save", groups: [PaletteGroup(heading: "Not now", rows: [closed])])
        view.show(state)
        #expect(!view.frame(78, 20).rows.contains { $0.contains("▌") })
        state.groups.append(PaletteGroup(heading: "Search", rows: [PaletteRow(title: "Search films for “save”")]))
        view.show(state)
        #expect(view.frame(78, 20).rows.contains { $0.contains("▌ Search films") })
        _ = view.handle(key: .enter)
        #expect(presenter.calls.last == .choose(1, isBeside: false))
        _ = view.handle(key: .up)
        #expect(view.frame(78, 20).rows.contains { $0.contains("▌ Save the note") })
    }

    @Test func whatSourcesFindLaterLeavesTheCursorWhereItIs() {
        var state = Self.found
        view.show(state)
        _ = view.frame(78, 20)
        _ = view.handle(key: .down)
        state.groups.append(PaletteGroup(heading: "TMDB", rows: [PaletteRow(title: "Moon 44")]))
        view.show(state)
        _ = view.handle(key: .enter)
        #expect(presenter.calls.last == .choose(1, isBeside: false))

        state.groups.insert(PaletteGroup(heading: "Films", rows: [PaletteRow(title: "Moonraker")]), at: 0)
        view.show(state)
        _ = view.handle(key: .enter)
        #expect(presenter.calls.last == .choose(2, isBeside: false), "the same row, one below")

        state.text = "moon 4"
        view.show(state)
        _ = view.handle(key: .enter)
        #expect(presenter.calls.last == .choose(0, isBeside: false))
    }

    @Test func whatWasTypedEarlierComesBackWithUpOnTheFirstRow() {
        for character in "moon" { _ = view.handle(key: .character(character)) }
        _ = view.handle(key: .enter)
        let memento = view.memento
        #expect(memento.typed.entries == ["moon"])

        let presenter = PalettePresenterStub()
        let view = PaletteDefaultView(presenter: presenter, display: DisplaySpy())
        view.restore(memento)
        view.show(Self.found)
        _ = view.frame(78, 20)
        _ = view.handle(key: .down)
        #expect(view.handle(key: .up))
        #expect(!presenter.calls.contains(.type("moon")))
        #expect(view.handle(key: .up))
        #expect(presenter.calls.last == .type("moon"))
    }

    @Test func keysOfTheProgramAreLeftToItAndEscLeaves() {
        #expect(!view.handle(key: .control("l")) && !view.handle(key: .function(1)) && !view.handle(.sort))
        #expect(view.handle(key: .escape))
        #expect(presenter.calls == [.leave])
        #expect(view.commands == [.down, .goThere, .openBeside, .leavePalette])
    }
}
