import Commands
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Widgets

@MainActor
struct MenuPaneTests {
    private static let sorts = ["Popularity", "Release date", "Rating", "Title"]

    private func pane(_ menu: Menu?, height: Int = 24, _ keys: [Key] = []) -> MenuPane {
        let pane = MenuPane()
        pane.show(menu)
        _ = pane.layout(in: Size(width: 40, height: height))
        for key in keys { _ = pane.handle(key) }
        return pane
    }

    private func sorts(_ chosen: Set<Int> = [], takesSeveral: Bool = false) -> Menu {
        Menu("Sort by", Self.sorts, chosen: chosen, takesSeveral: takesSeveral, empty: "Nothing to choose")
    }

    private func taken(_ menu: Menu, _ keys: [Key]) -> MenuPane.Event? {
        let pane = pane(menu, keys)
        return pane.handle(.enter)
    }

    /// Over a list, to see what it covers.
    private func canvas(_ pane: MenuPane, _ width: Int, _ height: Int) -> Canvas {
        let canvas = Canvas(size: Size(width: width, height: height))
        for y in 0..<height { canvas.surface.draw(String(repeating: "千", count: width / 2), x: 0, y: y) }
        pane.drawBox(on: canvas)
        return canvas
    }

    @Test(arguments: [(30, 6), (78, 20)]) func oneOfSome(width: Int, height: Int) throws {
        try canvas(pane(sorts([1])), width, height).compare(with: "menu")
    }

    @Test(arguments: [(30, 6), (78, 20)]) func severalOfMany(width: Int, height: Int) throws {
        let names = (1...40).map { "千と千尋の神隠し \($0), which has a long name in another script" }
        let menu = Menu("Kinds", names, chosen: [1, 3], excluded: [4], takesSeveral: true)
        try canvas(pane(menu, [.down]), width, height).compare(with: "menu-several")
    }

    @Test(arguments: [(30, 6), (78, 20)]) func noneAtAll(width: Int, height: Int) throws {
        let menu = Menu("Kinds", [], chosen: [], empty: "Nothing to choose")
        try canvas(pane(menu), width, height).compare(with: "menu-empty")
    }

    @Test func itBeginsOnWhatIsChosenAndEnterTakesWhatTheCursorIsOn() {
        #expect(taken(sorts(), []) == .answered(.took(0)))
        #expect(taken(sorts([2]), []) == .answered(.took(2)))
        #expect(taken(sorts([2]), [.down]) == .answered(.took(3)))
        #expect(taken(sorts([2]), [.home, .down, .up]) == .answered(.took(0)))
    }

    @Test func itBeginsWhereItSaysThoughAnotherIsChosen() {
        let menu = Menu("State", ["Wanted", "Read", "Not on the list"], chosen: [2], start: 0)
        #expect(taken(menu, []) == .answered(.took(0)))
        #expect(taken(menu, [.down]) == .answered(.took(1)))
    }

    @Test func spaceMarksWhereSeveralMayBeTakenAndBackspaceClears() {
        let pane = pane(sorts([1], takesSeveral: true), [.down, .down])
        var event = pane.handle(.character(" "))
        #expect(event == .answered(.marked(2)))
        pane.show(sorts([1, 2], takesSeveral: true))
        event = pane.handle(.character(" "))
        #expect(event == .answered(.marked(2)), "The cursor stays where the marks change")
        event = pane.handle(.backspace)
        #expect(event == .answered(.cleared(2)))
        #expect(taken(sorts([1]), [.character(" "), .backspace]) == .answered(.took(1)))
        #expect(taken(sorts(takesSeveral: true), [.character("t")]) == .answered(.took(3)))
    }

    @Test("Where several may be marked, a space that goes on with a name is typed, and any other marks")
    func aSpaceWithinANameIsTyped() {
        let names = ["Aleksey Batalov", "Al Pacino", "Pacome Thiellement"]
        let pane = pane(Menu("Person", names, chosen: [], takesSeveral: true))
        for character in "al pac" {
            #expect(pane.handle(.character(character)) == .stays)
        }
        #expect(pane.cursor == 1)
        #expect(pane.handle(.character(" ")) == .answered(.marked(1)), "No name goes on so")

        _ = pane.handle(.up)
        for character in "al" { _ = pane.handle(.character(character)) }
        #expect(pane.cursor == 0)
        _ = pane.handle(.up)
        #expect(pane.handle(.character(" ")) == .answered(.marked(0)), "Who moves the cursor types no longer")
    }

    @Test func howSeveralAreMarkedIsSaidWhereTheyMayBe() {
        #expect(pane(sorts()).commands == [.down, .choose, .leaveMenu])
        #expect(pane(sorts(takesSeveral: true)).commands == [.down, .mark, .choose, .leaveMenu])
        let panel = Menu(
            "Refine", ["Years"], chosen: [], takesSeveral: true, details: [.init("Years", "any", isSet: false)])
        #expect(pane(panel).commands == [.down, .choose, .clear, .leaveMenu])
        #expect(pane(Menu("Genre", ["Drama"], chosen: [], marking: "add")).hints == [.mark: "add"])
    }

    @Test(
        "What is chosen for entries stands in one column; where it is narrow, names are cut for that",
        arguments: [25, 34, 50])
    func valuesStandInOneColumn(width: Int) throws {
        let entries: [Menu.Detail] = [
            .init("Genre", "any", isSet: false), .init("Original language", "any", isSet: false),
            .init("Save as a view…", "", isSet: false),
        ]
        let canvas = Canvas(size: Size(width: width, height: 3))
        pane(Menu("Refine", entries.map(\.name), chosen: [], details: entries)).draw(on: canvas.surface)
        let rows = canvas.rows
        let columns = try rows.prefix(2).map { row in
            let value = try #require(row.firstRange(of: "any"))
            return row.distance(from: row.startIndex, to: value.lowerBound)
        }
        #expect(columns[0] == columns[1])
        #expect(rows[1].contains("Original language") == (width == 50))
        #expect(rows[2].contains("Save as a view…"))
    }

    @Test(arguments: [
        ("t", 3), ("T", 3), ("r", 1), ("rr", 2), ("rrr", 1), ("ra", 2), ("re", 1), ("rat", 2), ("4", 3), ("x", 0),
        ("9", 0),
        ("0", 0), ("xr", 1),
    ])
    func typingLeadsToANameOrANumber(text: String, index: Int) {
        #expect(taken(sorts(), text.map { .character($0) }) == .answered(.took(index)))
    }

    @Test(arguments: [
        ("k", 2), ("kuro", 1), ("kurosawa", 1), ("akira k", 1), ("sawa", 0), ("lee", 3), ("jung", 4), ("ho", 4),
    ])
    func wordsWithinANameLeadToItWhereNoNameBeginsSo(text: String, index: Int) {
        let names = ["Ang Li", "Akira Kurosawa", "Kurt Russell", "Spike Lee", "Bong Joon-ho (Jung)"]
        #expect(taken(Menu("Person", names, chosen: []), text.map { .character($0) }) == .answered(.took(index)))
    }

    @Test func ofManyEntriesTheFirstNineHaveADigit() {
        let pane = pane(Menu("Genre", (0..<20).map { "entry \($0)" }, chosen: []))
        let rows = canvas(pane, 78, 30).rows
        #expect(rows.contains { $0.contains(" 9 entry 8") } && rows.contains { $0.contains("   entry 9") })
        #expect(pane.handle(.character("9")) == .answered(.took(8)))
        #expect(pane.handle(.character("0")) == .stays)
    }

    @Test("A digit that continues no name chooses, whatever was typed before")
    func aDigitThatContinuesNoNameChooses() {
        let pane = pane(sorts(), [.character("r")])
        #expect(pane.handle(.character("4")) == .answered(.took(3)))
        let named = self.pane(Menu("Lists", ["All", "Top", "Top 250"], chosen: []), "top ".map { .character($0) })
        #expect(named.handle(.character("2")) == .stays)
        #expect(named.cursor == 2)
    }

    @Test func aNameThatBeginsSoComesBeforeANumber() {
        let menu = Menu("Years", ["1980s", "1990s", "2000s"], chosen: [])
        #expect(taken(menu, [.character("2")]) == .answered(.took(2)))
        #expect(taken(menu, "199".map { .character($0) }) == .answered(.took(1)))
    }

    @Test func aDigitChoosesAmongNumbersThatAreTheirOwn() {
        let pane = MenuPane()
        pane.show(Menu("Rating", (1...5).map { "\($0) of 5" } + ["None"], numbers: [1, 2, 3, 4, 5, 0], chosen: []))
        #expect(pane.handle(.character("4")) == .answered(.took(3)))
        #expect(pane.handle(.character("0")) == .answered(.took(5)))
        #expect(pane.handle(.character("6")) == .stays)
    }

    @Test func aDigitThatBeginsALongerNumberOnlyLeadsToItsEntry() {
        let numbers = [10, 9, 1]
        let pane = MenuPane()
        pane.show(Menu("Rating", numbers.map { "\($0) of 10" }, numbers: numbers, chosen: [], start: 1))
        #expect(pane.handle(.character("1")) == .stays && pane.cursor == 2)
        #expect(pane.handle(.character("0")) == .stays && pane.cursor == 0)
        #expect(pane.handle(.character("9")) == .answered(.took(1)))
    }

    @Test func whatIsDrawnInThePlaceOfAnEntryIsNotWhatIsRead() {
        let pane = pane(
            Menu(
                "Rating", ["2 of 2", "1.5 of 2", "None"], drawn: ["★★", "★½", "None"], numbers: [2, nil, 0],
                chosen: [2], start: 0))
        let rows = canvas(pane, 30, 5).rows
        #expect(rows[1].hasPrefix("│▌   2  ★★ ") && rows[2].hasPrefix("│       ★½ "))
        #expect(rows[3].hasPrefix("│  ✓ 0  None "))

        let reader = Canvas(size: Size(width: 30, height: 10))
        reader.isForReader = true
        pane.drawBox(on: reader)
        #expect(reader.text.contains("1.5 of 2") && !reader.text.contains("★"))
    }

    @Test func aDigitChoosesAtOnce() {
        let pane = MenuPane()
        pane.show(Menu("Order", ["By title", "By year", "Delete all"], chosen: [], careful: [2]))
        #expect(pane.handle(.character("2")) == .answered(.took(1)))
        #expect(pane.handle(.character("3")) == .stays, "What takes something away wants another key")
        #expect(pane.cursor == 2)
        #expect(pane.handle(.enter) == .answered(.took(2)))
    }

    @Test func signsStandBeforeTheirEntriesAndWhoIsReadToHearsTheWords() {
        let pane = pane(Menu("Diary", ["Wanted", "Seen", "Nothing"], signs: ["○", "●", ""], chosen: [1]))
        let rows = canvas(pane, 30, 5).rows
        #expect(rows[1].hasPrefix("│    1 ○ Wanted ") && rows[2].hasPrefix("│▌ ✓ 2 ● Seen "))
        #expect(rows[3].hasPrefix("│    3   Nothing "))
        #expect(pane.handle(.character("w")) == .stays && pane.cursor == 0)

        let reader = Canvas(size: Size(width: 30, height: 10))
        reader.isForReader = true
        pane.drawBox(on: reader)
        #expect(reader.text.contains("Seen") && !reader.text.contains("●"))
    }

    @Test func escapeLeavesWithoutAChoice() {
        let pane = pane(sorts([1], takesSeveral: true), [.character(" ")])
        let event = pane.handle(.escape)
        #expect(event == .answered(.left))
    }

    @Test func fromNothingNothingIsTaken() {
        #expect(taken(Menu("Kinds", [], chosen: []), [.down, .character(" "), .character("a")]) == .stays)
        #expect(taken(Menu("Kinds", [], chosen: [], takesSeveral: true), [.character(" ")]) == .stays)
    }

    @Test func onlyWhatConcernsTheProgramGoesOn() {
        let pane = pane(sorts())
        for key in [Key.control("c"), .control("l"), .control("z")] {
            let event = pane.handle(key)
            #expect(event == nil)
        }
        for key in [Key.control("s"), .tab, .paste("q"), .function(1), .left, .backspace] {
            let event = pane.handle(key)
            #expect(event == .stays)
        }
        #expect(taken(sorts(), [.control("s"), .tab, .paste("t"), .left]) == .answered(.took(0)))
    }

    @Test func withoutAMenuKeysAreForOthers() {
        let pane = pane(nil)
        let event = pane.handle(.enter)
        #expect(event == nil)
        #expect(pane.overlay == nil)
        let shown = self.pane(sorts())
        #expect(shown.overlay === shown)
        shown.show(nil)
        #expect(shown.overlay == nil)
    }

    @Test func theSameMenuGoesOnWhereItIs() {
        let pane = pane(sorts([2]), [.down])
        pane.show(sorts([2]))
        let event = pane.handle(.enter)
        #expect(event == .answered(.took(3)))
    }

    @Test(arguments: 0...8) func theRowUnderTheCursorIsInSight(height: Int) {
        let pane = pane(sorts([3]), height: height)
        #expect(canvas(pane, 20, height).text.contains("▌ ✓ 4 Title") == (height > 2))
    }

    @Test func whatANameBringsAlongHarmsNothing() {
        let menu = Menu("A\u{1B}[2J", ["one\ntwo", "\u{1B}]0;x\u{7}three", "\u{202E}four"], chosen: [])
        let rows = canvas(pane(menu), 30, 5).rows
        #expect(
            rows == [
                "╭ A ─────────────────────────╮", "│▌ 1 one two                 │",
                "│  2 three                   │", "│  3 four                    │", "╰────────────────────────────╯",
            ])
    }
}
