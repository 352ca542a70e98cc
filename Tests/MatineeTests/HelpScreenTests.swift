import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import CommandLine
@testable import Matinee

@MainActor
struct HelpScreenTests {
    nonisolated private static let locales = Language.locales
    /// As the footer of a list of films has them.
    private static let listed: [Command] = [
        .down, .open, .filter, .collection, .sort, .refine, .favourite, .note, .refresh, .otherPane, .trail,
    ]
    private let bindings = KeyTable.standard(sections: SectionDescriptor.samples.map(\.id)).documented()
    private let wide = Size(width: 150, height: 250)

    private func help(_ locale: String = "C", _ commands: [Command] = listed, takesColumns: Bool = false) -> HelpScreen
    {
        let wording = Wording.sample(locale)
        return HelpScreen(
            HelpContent(bindings, on: wording.movies, taking: commands, wording: wording), wording: wording,
            takesColumns: takesColumns)
    }

    /// The text on the screen, with single spaces.
    private func text(_ help: HelpScreen, _ size: Size) -> String {
        rows(help, size).joined(separator: " ")
    }

    /// The rows that are not empty, with single spaces.
    private func rows(_ help: HelpScreen, _ size: Size) -> [String] {
        let canvas = help.frame(size.width, size.height)
        return (0..<size.height).map { canvas.text(ofRow: $0).split(separator: " ").joined(separator: " ") }
            .filter { !$0.isEmpty }
    }

    @Test("In a grid keys that go sideways are named for that alone")
    func keysThatMeanSomethingElseHereAreNamedOnce() throws {
        let rows = rows(help("C", [.toRight] + Self.listed), wide)
        let here = rows.prefix { !$0.hasPrefix("Everywhere") }
        #expect(here.contains { $0.hasPrefix("→ l Go to the picture on the right") })
        #expect(here.contains { $0.hasPrefix("← h Go to the picture on the left") })
        let open = try #require(here.first { $0.hasPrefix("Enter ") })
        #expect(!open.contains("→"))
        #expect(self.rows(help(), wide).contains { $0.hasPrefix("Enter → l ") })
    }

    @Test("Where something is typed, no key is named as a command that is text there")
    func keysThatAreTextAreNamedForOtherTimes() throws {
        let wording = Wording.sample("C")
        let content = HelpContent(
            bindings, on: "Note", taking: [.save, .history, .discard, .back], isTyping: true, wording: wording)
        let rows = rows(HelpScreen(content, wording: wording, takesColumns: false), wide)
        let others = try #require(rows.firstIndex(of: "On other screens, or at other times"))
        let now = rows[..<others]
        #expect(now.contains { $0 == "Esc \(wording.description(.back))" })
        #expect(now.contains { $0 == "F1 \(wording.description(.help))" })
        #expect(now.contains { $0 == "Ctrl-C \(wording.description(.quit))" })
        #expect(!now.contains { $0.hasSuffix(wording.description(.undo)) })
        #expect(rows[others...].contains { $0 == "u \(wording.description(.undo))" })
    }

    private func type(_ text: String, into help: HelpScreen) {
        #expect(help.handle(.filter))
        for character in text { #expect(help.handle(key: .character(character))) }
    }

    @Test(arguments: locales)
    func everyBindingIsListedOnceWithItsKeysAndWhatTheyDo(locale: String) {
        let wording = Wording.sample(locale)
        let rows = rows(help(locale), wide)
        for binding in bindings {
            let keys = binding.keys.map(\.label).joined(separator: " ")
            let row =
                keys.isEmpty ? wording.description(binding.command) : "\(keys) \(wording.description(binding.command))"
            #expect(rows.count { $0 == row } == 1, "\(row)")
        }
    }

    @Test func whatSaysSomethingHereComesFirstAndWhatMovesComesLastOfThat() throws {
        let wording = Wording.sample("C")
        let rows = rows(help("C", [.down, .open, .nextPlace, .quit, .open]), wide)
        let live: [Command] = [
            .open, .nextPlace, .previousPlace, .up, .down, .pageUp, .pageDown, .halfPageUp, .halfPageDown, .first,
            .last,
        ]
        #expect(rows.first == "Here and now: Movies")
        #expect(rows.firstIndex(of: "Everywhere") == live.count + 1)
        for (row, command) in zip(rows.dropFirst(), live) { #expect(row.hasSuffix(wording.description(command))) }
        let others = try #require(rows.firstIndex(of: "On other screens, or at other times"))
        let quit = try #require(rows.firstIndex { $0.hasSuffix(wording.description(.quit)) })
        #expect((live.count + 2..<others).contains(quit), "It is understood everywhere")
    }

    @Test func aKeyThatSaysSomethingElseElsewhereIsListedThere() throws {
        let rows = rows(help(), wide)
        let enters = rows.indices.filter { rows[$0].hasPrefix("Enter ") }
        let headings = ["Here and now: Movies", "While searching", "In the list of sources", "In a form"]
        for heading in headings {
            let start = try #require(rows.firstIndex(of: heading))
            #expect(enters.contains { $0 > start })
        }
        #expect(enters.count >= headings.count)
    }

    @Test(arguments: locales)
    func everySignIsExplained(locale: String) {
        let wording = Wording.sample(locale)
        let text = text(help(locale), wide)
        for sign in Sign.allCases { #expect(text.contains("\(sign.symbol) \(wording.sign(sign))")) }
        #expect(Set(Sign.allCases.map(wording.sign)).count == Sign.allCases.count)
    }

    @Test(arguments: locales)
    func itSaysToWhomTheDataBelong(locale: String) {
        let wording = Wording.sample(locale)
        let text = text(help(locale), Size(width: 300, height: 250))
        #expect(wording.sources.attributions.count == 2)
        for attribution in wording.sources.attributions { #expect(text.contains(attribution)) }
    }

    @Test func itScrollsWhereItIsLongerThanThePane() {
        let help = help()
        let size = Size(width: 80, height: 10)
        let first = text(help, size)
        #expect(help.commands == [.down, .filter, .about])
        #expect(help.handle(.last))
        let last = text(help, size)
        #expect(first != last)
        #expect(last.contains("https://lastfm.test"))
        #expect(help.status == nil, "A scrollbar says it")
        let canvas = help.frame(size.width, size.height)
        #expect((0..<size.height).map { canvas[79, $0].text }.joined().hasSuffix("▐"))
        // In the lowest panes there is no room for one.
        _ = text(help, Size(width: 80, height: 5))
        #expect(help.handle(.last))
        #expect(help.status == "100 %")
    }

    @Test func whereAllOfItIsInSightThereIsNothingToScroll() {
        let help = help()
        _ = text(help, wide)
        #expect(help.commands == [.filter, .about])
        #expect(help.status == nil)
    }

    @Test func whatItDoesNotKnowItLeavesToOthers() {
        #expect(!help().handle(.refresh))
        #expect(!help().handle(key: .escape))
        #expect(!help().handle(key: .character("x")))
    }

    @Test(
        arguments: [
            ("C", "favour", "f Add it to your favourites"), ("C", "remove FAVOUR", "f Add it to your favourites"),
            ("de_DE", "xyzzy", nil), ("de_DE", "zuruck", "Esc"), ("es_ES", "desplegar SECCION", "z Plegar"),
        ] as [(String, String, String?)])
    func onlyRowsWithAllThatIsTypedStayInAnySpelling(locale: String, typed: String, row: String?) {
        let help = help(locale)
        type(typed, into: help)
        let words = SearchWords(typed)
        let rows = rows(help, wide)
        #expect(rows.last == "/ \(typed)")
        if let row {
            #expect(rows.contains { $0.hasPrefix(row) && words.areFound(in: $0) })
        } else {
            #expect(rows.count == 2 && rows[0].contains("„\(typed)“"))
        }
    }

    @Test func aCommandIsFoundByTheWordThatFootersHaveForIt() {
        let help = help()
        type("sort", into: help)
        #expect(rows(help, wide).contains { $0.hasPrefix("s Choose an order") })
    }

    @Test func keysAreFoundTooAndGroupsWithoutARowAreGone() {
        let help = help()
        type("ctrl-o", into: help)
        let beginnings: [String] = rows(help, wide).prefix(2).map { String($0.prefix(10)) }
        #expect(beginnings == ["Everywhere", "Ctrl-O Go "])
    }

    @Test("In wide windows it stands in two columns, which have all of it; what is found is too little for that")
    func inWideWindowsItStandsInTwo() {
        func frame(_ width: Int, takesColumns: Bool = true) -> [String] {
            Array(
                help("C", takesColumns: takesColumns).frame(width, 250).rows.reversed().drop { $0.isEmpty }.reversed())
        }
        #expect(frame(110).count < frame(110, takesColumns: false).count)
        #expect(frame(109) == frame(109, takesColumns: false))
        let both = frame(110)
        #expect(both.contains { $0.hasPrefix(" Here and now: Movies") })
        for heading in ["Everywhere", "In a menu", "In a form"] { #expect(both.contains { $0.contains(heading) }) }
        let found = help("C", takesColumns: true)
        type("link", into: found)
        #expect(rows(found, wide).filter { $0.hasPrefix("] ") || $0.hasPrefix("[ ") }.count == 2)
    }

    @Test("In two columns it takes two screens and a half of 36 lines at most; whose data these are is still found")
    func inTwoColumnsItIsShort() {
        let help = help("C", takesColumns: true)
        let rows = rows(help, Size(width: 118, height: 250))
        #expect(rows.count <= 85)
        #expect(!rows.contains { $0.contains("lastfm.test") })
        type("lastfm", into: help)
        #expect(self.rows(help, Size(width: 118, height: 250)).contains { $0.contains("lastfm.test") })
    }

    @Test(arguments: locales, [110, 120, 165, 166, 198])
    func allColumnsBeginWithAHeading(locale: String, width: Int) {
        let canvas = help(locale, takesColumns: true).frame(width, 250)
        let count = width < 166 ? 2 : 3
        // The inside is columns with four cells between them.
        let column = (width - 2 - 4 * (count - 1)) / count
        for place in 0..<count { #expect(canvas[1 + place * (column + 4), 0].style == .label) }
    }

    @Test("In the widest windows it stands in three, and is shorter for that", arguments: locales)
    func inALargeWindowItIsShorter(locale: String) {
        let three = rows(help(locale, takesColumns: true), Size(width: 198, height: 250))
        let two = rows(help(locale, takesColumns: true), Size(width: 165, height: 250))
        #expect(three.count < two.count)
    }

    @Test("Its heading names the screen without the marks of what that is about")
    func theHeadingHasNoMarks() {
        let content = HelpContent(bindings, on: "✗✎ The Solar Circuit: Da", taking: Self.listed, wording: .sample("C"))
        let screen = HelpScreen(content, wording: .sample("C"), takesColumns: false)
        #expect(rows(screen, wide).first == "Here and now: The Solar Circuit: Da")
        #expect(Marks.removed(from: "The ♥") == "The ♥" && Marks.removed(from: "♥") == "♥")
    }

    @Test("Keys take no more room than those of their group need, so that what signs mean stands in one line")
    func keysLeaveRoomForWhatTheyDo() {
        let rows = help("C", takesColumns: true).frame(110, 250).rows
        #expect(rows.contains { $0.contains("\(Marks.wanted)  You want to see, hear or read it") })
        #expect(rows.contains { $0.contains("PgDn") && $0.contains("Page down") })
    }

    @Test("In forty columns keys stand in a narrow column, so that what they do takes fewer lines", arguments: locales)
    func inFortyColumnsKeysAreNarrow(locale: String) throws {
        let rows = help(locale).frame(38, 250).rows
        let row = try #require(rows.first { $0.hasPrefix(" /  ") })
        #expect(row.dropFirst(2).prefix { $0 == " " }.count <= 13, "\(row)")
    }

    @Test func whatAQuestionTakesComesLast() throws {
        let rows = rows(help(), wide)
        let question = try #require(rows.firstIndex(of: "While a question waits"))
        #expect(!rows[question...].dropFirst().contains { $0.hasPrefix("While ") || $0.hasPrefix("In ") })
    }

    @Test func theSignsComeBeforeTheKeysOfALine() throws {
        let rows = rows(help(), wide)
        let signs = try #require(rows.firstIndex(of: "Signs"))
        let line = try #require(rows.firstIndex(of: "While typing a line"))
        #expect(signs < line)
    }

    @Test func whatIsFoundIsMarked() throws {
        let help = help()
        type("favour", into: help)
        let canvas = help.frame(80, 20)
        let y = try #require((0..<20).first { canvas.text(ofRow: $0).contains("favour") })
        let text = canvas.text(ofRow: y)
        let x = try #require(
            text.firstRange(of: "favour").map { text.distance(from: text.startIndex, to: $0.lowerBound) })
        #expect((x..<x + 6).allSatisfy { canvas[$0, y].style == .match })
        #expect(canvas[x - 1, y].style != .match && canvas[x + 6, y].style != .match)
    }

    @Test func escapeEndsTheSearchAndThenLeaves() {
        let help = help()
        let all = rows(help, wide)
        type("favour", into: help)
        #expect(help.isTyping && help.takesText && help.commands.suffix(2) == [.keepFilter, .endFilter])
        #expect(rows(help, wide) != all)
        #expect(help.handle(key: .escape) && !help.isTyping)
        #expect(rows(help, wide) == all)
        #expect(!help.handle(key: .escape), "Now it leaves")
    }

    @Test(arguments: [Key.escape, .backspace, .left, .character("h")])
    func whatWasFoundStaysUntilTheWayBack(key: Key) {
        let help = help()
        let all = rows(help, wide)
        type("favour", into: help)
        let found = rows(help, wide)
        #expect(help.handle(key: .enter) && !help.isTyping)
        #expect(rows(help, wide) == found && help.commands == [.filter, .endFilter, .about])
        #expect(help.handle(key: key))
        #expect(rows(help, wide) == all)
        #expect(!help.handle(key: key))
    }

    @Test func aSearchForNothingIsNone() {
        let help = help()
        type(" ", into: help)
        #expect(help.handle(key: .enter))
        #expect(!help.isTyping && !help.handle(key: .escape))
    }

    @Test func whatIsFoundScrollsWhileItIsTyped() {
        let help = help()
        type("e", into: help)
        let first = help.frame(80, 10).text
        #expect(!help.handle(key: .pageDown) && help.handle(.pageDown))
        #expect(help.frame(80, 10).text != first)
        #expect(help.handle(key: .character("n")))
        #expect(help.frame(80, 10).rows[0].contains("Here and now"), "It begins at its top again")
    }

    @Test(
        arguments: locales,
        [
            Size(width: 80, height: 22), Size(width: 120, height: 38), Size(width: 200, height: 58),
            Size(width: 30, height: 6),
        ])
    func showsTheKeys(locale: String, size: Size) throws {
        let language = locale == Language.english.rawValue ? "" : "-\(locale)"
        let cover = Cover(.help, help(locale, takesColumns: true))
        try RecordedScreen("help\(language)-\(size.width)x\(size.height)").compare(
            with: cover.frame(size.width, size.height))
    }

    @Test(arguments: locales, [Size(width: 80, height: 22), Size(width: 30, height: 6)])
    func showsWhatIsFound(locale: String, size: Size) throws {
        let language = locale == Language.english.rawValue ? "" : "-\(locale)"
        let help = help(locale)
        type(locale == Language.german.rawValue ? "liste" : "list", into: help)
        try RecordedScreen("help-search\(language)-\(size.width)x\(size.height)").compare(
            with: Cover(.help, help).frame(size.width, size.height))
    }
}
