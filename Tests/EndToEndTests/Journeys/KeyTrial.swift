import Commands
import Entities
import Foundation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

/// A place where a command has an effect: the way there, and the visible effect.
struct KeyTrial {
    /// Keys, and the text that is on the screen after them.
    private typealias Step = (keys: [Keystroke], text: String)

    private let command: Commands.Command
    private let user: User

    init(_ command: Commands.Command, _ user: User) {
        self.command = command
        self.user = user
    }

    /// Presses a key of the command, and waits for its effect.
    func press(_ key: Keystroke) async throws {
        switch command {
        case .up, .down, .pageUp, .pageDown, .halfPageUp, .halfPageDown, .first, .last: try await move(key)
        // They have keys in presets alone, which `ConfigurationJourneys` presses.
        case .rowToTop, .rowToMiddle, .rowToBottom: Issue.record("\(command) has a key, and no trial")
        case .open: try await open(key)
        case .back: try await leave(by: key, after: (["Enter"], "Director"))
        case .otherPane: try await changePane(key)
        case .shrinkList: try await resize(key, to: 48)
        case .growList: try await resize(key, to: 60)
        case .resetPanes: try await resetPanes(key)
        case .turnPanes: try await turnPanes(key)
        case .section(let id): try await changeSection(key, id)
        case .next: try await goOn(key, from: 1, to: 2)
        case .previous: try await goOn(key, from: 3, to: 2)
        case .nextPlace, .previousPlace: try await markPlace(key)
        case .fold: try await show("▹ Cast", by: key, after: (["Enter"], "▾ Cast"))
        case .trail: try await show("How you got here", by: key, after: (["Enter"], "Director"))
        case .refresh: try await tryAgain(key)
        case .openPage: try await openLink(key, to: ["https://film-", "https://www.themoviedb.org/movie/"])
        case .playTrailer: try await openLink(key, to: ["https://vimeo.com/", "https://www.youtube.com/watch?v="])
        case .copy: try await copy(key)
        case .favourite: try await mark(key)
        case .note: try await write(key)
        case .save: try await save(key)
        case .discard: try await discard(key)
        case .history: try await showHistory(key)
        case .takeBack: try await takeBack(key)
        case .editElsewhere: try await editElsewhere(key)
        case .joinVersions: try await joinVersions(key)
        case .sort: try await sort(key)
        case .filter: try await filter(key)
        case .refine: try await refine(key)
        case .keepView: try await keepView(key)
        case .delete: try await delete(key)
        case .undo: try await undo(key)
        case .collection: try await chooseBooks(key)
        case .nextTab: try await chooseTab(key, leads: "┌ Library · Films")
        case .previousTab: try await chooseTab(key, leads: "Your diary · ")
        case .standing: try await shelve(key)
        case .rate: try await rate(key)
        case .lists: try await show("Your lists · ", by: key)
        case .importFile: try await show("┌ Import", by: key, after: (["3"], "┌ Library"))
        case .moveUp: try await moveInList(key, from: 1)
        case .moveDown: try await moveInList(key, from: 0)
        case .add: try await addBook(key)
        case .edit: try await editBook(key)
        case .shelf: try await showShelf(key)
        case .confirm: try await showUnconfirmed(key)
        case .take: try await decide(key, leads: "” is “")
        case .noneOfThese: try await decide(key, leads: " None of these: “")
        case .putOff: try await putOff(key)
        case .takeAll: try await decide(key, leads: "So far nothing has just one match")
        case .keepFilter: try await endFilter(key, leaves: true)
        case .endFilter: try await endFilter(key, leaves: false)
        case .lineStart, .lineEnd, .eraseWord, .eraseToStart, .eraseToEnd: try await editLine(key)
        case .earlierEntry, .laterEntry: try await recall(key)
        case .yes: try await answer(key, leads: "Nothing kept yet")
        case .no: try await answer(key, leads: "1 of 1")
        case .pictures: try await hidePictures(key)
        case .theme: try await cover(key, with: "3 light", leavingBy: "Esc")
        case .mouse: try await releaseMouse(key)
        case .posters: try await showGrid(key)
        case .toLeft: try await moveInGrid(key, from: 2, to: 1)
        case .toRight: try await moveInGrid(key, from: 1, to: 2)
        case .sources: try await cover(key, with: "╭ Sources")
        case .about: try await cover(key, with: "╭ About Matinee")
        case .messages: try await cover(key, with: "╭ Messages")
        case .arrivals: try await cover(key, with: "┌ From other machines")
        case .enterKey: try await show("╭ Key for TMDB", by: key, after: (["S"], "▌ – TMDB"))
        case .useSource: try await useSource(key)
        case .nextField: try await changeField(key, to: "Author")
        case .previousField: try await changeField(key, to: "Released")
        case .nextChoice: try await changeChoice(key, from: "0", to: "‹ ½ ›")
        case .previousChoice: try await changeChoice(key, from: "2", to: "‹ ★½ ›")
        case .saveForm:
            try await show("This is not an API key", by: key, after: (["S"], "▌ – TMDB"), (["Enter", "Q"], "Key  •"))
        case .leaveForm: try await leaveForm(key)
        case .choose: try await chooseOrder(key, leads: "newest first")
        case .mark: try await show("▌ ✓ ", by: key, after: (["v", "G", "Enter"], "Space add/exclude"))
        case .clear: try await clearFilter(key)
        case .leaveMenu: try await chooseOrder(key, leads: nil)
        case .palette: try await show("╭ Anything", by: key)
        case .goThere, .openBeside:
            try await show("┌ Library", by: key, after: (["Ctrl-P"], "╭ Anything"), (["↓", "↓"], "▌ Library"))
        case .leavePalette: try await leave(by: key, after: (["Ctrl-P"], "╭ Anything"))
        case .help: try await cover(key, with: "╭ Keys")
        case .redraw: try await redraw(key)
        case .suspend: try await suspend(key)
        case .quit: try await quit(key)
        }
    }

    /// On the built-in films, with the cursor on the first.
    private func start(width: Int = 80, height: Int = 24, editor: String = "") async throws -> any JourneyTerminal {
        let terminal = try await user.start(
            ["--fresh"], width: width, height: height, environment: ["EDITOR": editor])
        try await terminal.waitForList()
        return terminal
    }

    /// Goes on step by step: presses the keys of each, and waits for the text that they lead to.
    private func go(_ way: [Step], in terminal: any JourneyTerminal) async throws {
        for step in way {
            try await terminal.press(step.keys)
            try await terminal.wait(forText: step.text)
        }
    }

    /// Shows a text by a key: pressed on the built-in films, or where a way from there leads.
    private func show(_ text: String, by key: Keystroke, after way: Step...) async throws {
        try await go(way + [(keys: [key], text: text)], in: start())
    }

    /// Comes back by a key to the built-in films as they were before the way.
    private func leave(by key: Keystroke, after way: Step...) async throws {
        let terminal = try await start()
        let list = try await terminal.screen()
        try await go(way, in: terminal)
        try await terminal.press(key)
        try await terminal.wait(forReturnTo: list)
    }
}

/// In lists and details.
extension KeyTrial {
    /// In a list with 19 visible rows below headings, of which one stays visible after a page, and in a detail that scrolls.
    private func move(_ key: Keystroke) async throws {
        let terminal = try await start()
        try await terminal.press("PgDn", "↓", "↓")
        try await terminal.wait(forRow: 21)
        try await terminal.press(key)
        let rows: [Commands.Command: Int] = [
            .up: 20, .down: 22, .pageUp: 3, .pageDown: 39, .halfPageUp: 12,
            .halfPageDown: 30, .first: 1,
        ]
        // The last loaded row, whichever that is.
        try await terminal.wait(for: "another row") {
            $0.position.map { $0.row == rows[command] ?? max($0.row, 60) } ?? false
        }

        try await terminal.press("Home", "Enter")
        try await terminal.resize(width: 80, height: 9)
        // Nothing scrolls before the terminal is that small.
        try await terminal.wait(forText: " % ")
        try await terminal.press("↓", "↓")
        let text = try await terminal.wait(forText: " % ")
        try await terminal.press(key)
        let shifts: [Commands.Command: Int] = [
            .up: -1, .down: 1, .pageUp: -2, .pageDown: 4, .halfPageUp: -2,
            .halfPageDown: 2, .first: -2,
        ]
        try await terminal.wait(for: "another part of the text") { screen in
            guard let shift = shifts[command] else { return screen.contains("100 %") }
            let (rows, moved) = (text.lines[2..<7], screen.lines[2..<7])
            return shift < 0
                ? moved.dropFirst(-shift).elementsEqual(rows.dropLast(-shift))
                : rows.dropFirst(shift).elementsEqual(moved.dropLast(shift))
        }
    }

    private func open(_ key: Keystroke) async throws {
        let terminal = try await start()
        let title = try #require(try await terminal.screen().selection)
        try await terminal.press(key)
        try await terminal.wait(forText: "┌ \(title)")
    }

    private func changePane(_ key: Keystroke) async throws {
        let terminal = try await start(width: 120)
        let list = try await terminal.wait(forText: "┌ ▸ Movies")
        try await terminal.press(key)
        try await terminal.wait(forText: "┬ ▸ ")
        try await terminal.press(key)
        try await terminal.wait(forReturnTo: list)
    }

    /// - Parameter column: of the line between the panes.
    private func resize(_ key: Keystroke, to column: Int) async throws {
        let terminal = try await start(width: 120)
        try await terminal.wait(forDivider: 54)
        try await terminal.press(key)
        try await terminal.wait(forDivider: column)
    }

    private func resetPanes(_ key: Keystroke) async throws {
        let terminal = try await start(width: 120)
        let list = try await terminal.wait(forDivider: 54)
        try await terminal.press(">", ">", "|")
        try await terminal.wait(for: "the detail below the list") { $0.contains("├") }
        try await terminal.press(key)
        try await terminal.wait(forReturnTo: list)
    }

    private func turnPanes(_ key: Keystroke) async throws {
        let terminal = try await start(width: 120)
        let list = try await terminal.wait(forDivider: 54)
        try await terminal.press(key)
        try await terminal.wait(for: "the detail below the list") { $0.contains("├") && !$0.isSplit }
        try await terminal.press(key)
        try await terminal.wait(for: "the list alone") { !$0.contains("├") && !$0.isSplit }
        try await terminal.press(key)
        try await terminal.wait(forReturnTo: list)
    }

    private func changeSection(_ key: Keystroke, _ id: SectionID) async throws {
        let sections = SectionDescriptor.samples
        let place = try #require(sections.firstIndex { $0.id == id })
        let other = (place + 1) % sections.count
        let terminal = try await start()
        try await terminal.press(Keystroke(name: String(other + 1)))
        try await terminal.wait(for: "another section") {
            $0.topFrame.hasPrefix("┌ \(sections[other].name.english)")
        }
        try await terminal.press(key)
        try await terminal.wait(for: "the section") { $0.topFrame.hasPrefix("┌ \(sections[place].name.english)") }
    }

    private func goOn(_ key: Keystroke, from row: Int, to other: Int) async throws {
        let terminal = try await start()
        for _ in 1..<other { try await terminal.press("↓") }
        let title = try #require(try await terminal.wait(forRow: other).selection)
        try await terminal.press(row < other ? "↑" : "↓", "Enter")
        try await terminal.wait(forText: "Director")
        try await terminal.press(key)
        try await terminal.wait(forText: "┌ \(title)")
        try await terminal.press("Esc")
        try await terminal.wait(forRow: other)
    }

    private func mark(_ key: Keystroke) async throws {
        let terminal = try await start()
        let list = try await terminal.screen()
        try await terminal.press(key)
        try await terminal.wait(forText: "♥")
        try await terminal.press(key)
        try await terminal.wait(forText: "No longer a favourite")
        try await terminal.press("Home")
        try await terminal.wait(forReturnTo: list)
    }

    private func tryAgain(_ key: Keystroke) async throws {
        let server = try await FixtureServer.start("--fault", "http-401")
        let terminal = try await user.start(["--fresh"], at: server.address)
        try await terminal.wait(forText: "Key not accepted")
        try await server.spoil([])
        try await terminal.press(key)
        try await terminal.waitForList()
    }

    /// What is marked can be opened.
    private func markPlace(_ key: Keystroke) async throws {
        let terminal = try await start(width: 160)
        try await terminal.press("Enter")
        try await terminal.wait(for: "a detail with places") { $0.contains("] links") && !$0.contains("Enter open") }
        try await terminal.press(key)
        try await terminal.wait(forText: "Enter open")
    }

    /// A menu of what there is, which leads back.
    private func copy(_ key: Keystroke) async throws {
        let terminal = try await start()
        let list = try await terminal.screen()
        let title = try #require(list.selection)
        try await terminal.press(key)
        try await terminal.wait(forText: "1 Title · \(title)")
        try await terminal.press("Esc")
        try await terminal.wait(forReturnTo: list)
    }

    /// - Parameter addresses: what the link may begin with: which film comes first depends on the day.
    private func openLink(_ key: Keystroke, to addresses: [String]) async throws {
        let server = try await FixtureServer.start()
        let terminal = try await user.start(["--fresh"], at: server.address, width: 120)
        try await terminal.waitForList()
        try await terminal.press("Enter")
        try await terminal.wait(for: "a film with links") { $0.contains("o web page") }
        try await terminal.press(key)
        try await terminal.wait(for: "the link") { screen in
            addresses.contains { screen.lines.last?.contains(" Open in a browser: \($0)") == true }
        }
    }
}

/// In the library, and where notes are written.
extension KeyTrial {
    private func startNote(editor: String = "") async throws -> any JourneyTerminal {
        let terminal = try await start(editor: editor)
        try await terminal.openNote()
        try await terminal.press("w")
        try await terminal.wait(forText: "not saved")
        return terminal
    }

    private func startLibrary() async throws -> any JourneyTerminal {
        let terminal = try await start()
        // An earlier key may have made it a favourite.
        if try await !terminal.screen().contains("♥") { try await terminal.press("f") }
        try await terminal.press("3")
        try await terminal.wait(forText: "1 of 1")
        return terminal
    }

    private func chooseTab(_ key: Keystroke, leads title: String) async throws {
        let terminal = try await start()
        try await terminal.press("f", "2")
        try await terminal.wait(forText: "┌ Music")
        try await terminal.waitForList()
        try await terminal.press("f", "3")
        try await terminal.wait(forText: "1 of 2")
        try await terminal.press(key)
        try await terminal.wait(forText: title)
    }

    private func write(_ key: Keystroke) async throws {
        let terminal = try await start()
        let title = try #require(try await terminal.screen().selection)
        try await terminal.press(key)
        try await terminal.wait(forText: "┌ Note on \(title)")
    }

    private func save(_ key: Keystroke) async throws {
        let terminal = try await startNote()
        try await terminal.press(key)
        try await terminal.wait(for: "that it is saved") { !$0.contains("not saved") && $0.contains(" saved") }
    }

    private func discard(_ key: Keystroke) async throws {
        let terminal = try await startNote()
        try await terminal.press(key)
        try await terminal.wait(forText: "Discard your changes?")
        try await terminal.press("y")
        let list = try await terminal.waitForList()
        #expect(!list.contains("✎"))
    }

    private func editElsewhere(_ key: Keystroke) async throws {
        let editor = try installProgram("#!/bin/sh\nprintf ' and more\\n' >>\"$1\"\n", at: user.home + "/editor")
        let terminal = try await startNote(editor: editor)
        try await terminal.press(key)
        try await terminal.wait(forText: "│ w and more")
    }

    private func showHistory(_ key: Keystroke) async throws {
        let terminal = try await startNote()
        try await terminal.press(key)
        try await terminal.wait(forText: "┌ Earlier versions · ")
    }

    private func takeBack(_ key: Keystroke) async throws {
        let terminal = try await startNote()
        try await terminal.press("Ctrl-S")
        try await terminal.wait(for: "that it is saved") { !$0.contains("not saved") && $0.contains(" saved") }
        try await terminal.press("x")
        try await terminal.wait(forText: "│ wx ")
        try await terminal.press("Ctrl-R")
        try await terminal.wait(forText: "1 of 1")
        try await terminal.press(key)
        try await terminal.wait(for: "the text before") { $0.contains("│ w ") && $0.contains("not saved") }
    }

    /// On the note about a film, of which another machine has a version too.
    private func joinVersions(_ key: Keystroke) async throws {
        try await user.writeOnTwoMachines("of the desk", "of the laptop", about: "Yi Yi")
        let terminal = try await start()
        try await terminal.press("3")
        try await terminal.wait(forText: "Yi Yi")
        try await terminal.press("e")
        try await terminal.wait(forText: "2 versions of this note")
        try await terminal.press(key)
        try await terminal.wait(for: "both") {
            $0.contains("of the desk") && $0.contains("---") && $0.contains("of the laptop")
        }
    }

    private func sort(_ key: Keystroke) async throws {
        let terminal = try await startLibrary()
        try await terminal.press(key)
        try await terminal.wait(forText: "By title")
        try await terminal.press("B", "Enter")
        try await terminal.wait(forText: "┌ Library · by title")
    }

    private func chooseBooks(_ key: Keystroke) async throws {
        let server = try await FixtureServer.start()
        let terminal = try await user.startUnasked(["books", "--fresh"], at: server.address)
        try await terminal.waitForList()
        try await terminal.press(key)
        try await terminal.wait(forText: "╭ List")
        try await terminal.press("2")
        try await terminal.wait(forText: "┌ Books · trending this week")
        await server.stop()
    }

    private func shelve(_ key: Keystroke) async throws {
        let server = try await FixtureServer.start()
        let terminal = try await user.startUnasked(["books", "--fresh"], at: server.address)
        try await terminal.waitForList()
        try await terminal.press(key)
        try await terminal.wait(forText: "Want to read")
        try await terminal.press("2")
        try await terminal.wait(for: "its state in the row") { $0.contains("◐") }
        await server.stop()
    }

    private func rate(_ key: Keystroke) async throws {
        try await withReadingList { terminal in
            try await terminal.press(key)
            try await terminal.wait(forText: "Your rating")
            try await terminal.press("4")
            // The heading of a column that had nothing in it.
            try await terminal.wait(forText: "You ")
        }
    }

    /// A list of two, made with the usual keys.
    ///
    /// - Parameter row: that of what is moved.
    private func moveInList(_ key: Keystroke, from row: Int) async throws {
        let terminal = try await start()
        try await terminal.press("+", "Enter")
        try await terminal.wait(forText: "┌ New list")
        try await terminal.press("O", "w", "n", "Enter")
        try await terminal.wait(forText: "List saved")
        try await terminal.press("j", "+")
        try await terminal.wait(forText: "Your lists · ")
        try await terminal.press("1")
        try await terminal.wait(forText: "in “Own”")
        try await terminal.press("3")
        try await terminal.wait(forText: "┌ Library")
        try await terminal.press("Enter")
        try await terminal.wait(forText: "┌ Own · 2")
        if row == 1 { try await terminal.press("j") }
        try await terminal.wait(forText: "\(row + 1) of 2")
        try await terminal.press(key)
        try await terminal.wait(forText: "\(2 - row) of 2")
    }

    private func addBook(_ key: Keystroke) async throws {
        try await withReadingList { terminal in
            try await terminal.press(key)
            try await terminal.wait(forText: "┌ Add a book")
        }
    }

    private func changeField(_ key: Keystroke, to field: String) async throws {
        try await withReadingList { terminal in
            try await terminal.press("a")
            try await terminal.wait(forText: "▌  Title")
            try await terminal.press(key)
            try await terminal.wait(forText: "▌  \(field)")
        }
    }

    /// - Parameter digit: a rating that it begins with.
    private func changeChoice(_ key: Keystroke, from digit: Character, to choice: String) async throws {
        try await show(
            choice, by: key, after: (["w", "3", "3", "."], "┌ Diary"), (["E"], "▌  Day"),
            (["Tab", Keystroke(name: String(digit))], "←→ choose"))
    }

    private func editBook(_ key: Keystroke) async throws {
        try await withReadingList { terminal in
            try await terminal.press(key)
            try await terminal.wait(forText: "┌ Edit a book")
        }
    }

    private func showShelf(_ key: Keystroke) async throws {
        let server = try await FixtureServer.start()
        let terminal = try await user.start(
            ["books", "--fresh"], at: server.address, environment: ["MATINEE_BOOKS_URL": server.address])
        try await openReadingList(in: terminal)
        try await terminal.press(key)
        try await terminal.wait(forText: "┌ Changes for the shared shelf")
        await server.stop()
    }

    /// The reading list, with one book that was written down.
    private func withReadingList(_ body: (any JourneyTerminal) async throws -> Void) async throws {
        let server = try await FixtureServer.start()
        let terminal = try await user.startUnasked(["books", "--fresh"], at: server.address)
        try await openReadingList(in: terminal)
        // An earlier key may have written one down.
        if try await terminal.screen().contains("No books yet") {
            try await terminal.press("a", "E", "m", "m", "a", "Enter")
        }
        try await terminal.wait(forText: "1 of 1")
        try await body(terminal)
        await server.stop()
    }

    private func openReadingList(in terminal: any JourneyTerminal) async throws {
        try await terminal.waitForList()
        try await terminal.press("c", "R", "Enter")
        try await terminal.wait(forText: "┌ Reading list")
    }

    private func refine(_ key: Keystroke) async throws {
        let terminal = try await start()
        try await terminal.press(key)
        try await terminal.wait(forText: "Original language  any")
        try await terminal.press("Y", "Enter", "1", "9", "4", "0", "s", "Enter", "Esc")
        try await terminal.wait(forText: "┌ Movies · 1940s")
    }

    private func clearFilter(_ key: Keystroke) async throws {
        let terminal = try await start()
        try await terminal.press("v", "Y", "Enter", "1", "9", "4", "0", "s", "Enter")
        try await terminal.wait(forText: "1940s  ")
        try await terminal.press(key, "Esc")
        try await terminal.wait(forText: "┌ Movies ─")
    }

    private func keepView(_ key: Keystroke) async throws {
        let terminal = try await start()
        try await terminal.press("v")
        try await terminal.wait(forText: "Original language  any")
        try await terminal.press("Y", "Enter", "1", "9", "4", "0", "s", "Enter", "Esc", key)
        try await terminal.wait(forText: "╭ Name of the view")
        try await terminal.wait(forText: "▌  Name  1940s")
        try await terminal.press("Enter")
        try await terminal.wait(forText: "“1940s” · u undoes it")
    }

    private func filter(_ key: Keystroke) async throws {
        let terminal = try await startLibrary()
        try await terminal.press(key, "Q", "Q")
        try await terminal.wait(forText: "Nothing matches “QQ”")
    }

    private func endFilter(_ key: Keystroke, leaves: Bool) async throws {
        let terminal = try await startLibrary()
        try await terminal.press("/", "Q", "Q")
        let typing = try await terminal.wait(forText: "Nothing matches “QQ”")
        #expect(typing.lines.last?.contains("Enter keep  Esc end search") == true)
        try await terminal.press(key)
        try await terminal.wait(for: "the end of typing") { screen in
            screen.lines.last?.contains("q quit") == true && screen.contains("Nothing matches “QQ”") == leaves
        }
    }

    /// From “Q R|S”, with the cursor before the S.
    private func editLine(_ key: Keystroke) async throws {
        let terminal = try await startLibrary()
        try await terminal.press("/", "Q", "Space", "R", "S", "←", key, "!")
        let lines: [Commands.Command: String] = [
            .lineStart: "!Q RS", .lineEnd: "Q RS!", .eraseWord: "Q !S", .eraseToStart: "!S", .eraseToEnd: "Q R!",
        ]
        try await terminal.wait(forText: "Nothing matches “\(try #require(lines[command]))”")
    }

    private func recall(_ key: Keystroke) async throws {
        let terminal = try await startLibrary()
        try await terminal.press("/", "Q", "Q", "Enter")
        try await terminal.wait(forText: "q quit")
        try await terminal.press("Esc", "/", "Z")
        try await terminal.wait(forText: "Nothing matches “Z”")
        try await terminal.press("Ctrl-P")
        try await terminal.wait(forText: "Nothing matches “QQ”")
        try await terminal.press(key)
        try await terminal.wait(forText: "Nothing matches “\(command == .laterEntry ? "Z" : "QQ")”")
    }

    private func delete(_ key: Keystroke) async throws {
        let terminal = try await startLibrary()
        try await terminal.press(key)
        try await terminal.wait(forText: " n/Esc ")
    }

    private func undo(_ key: Keystroke) async throws {
        let terminal = try await startLibrary()
        try await terminal.press("d", "y")
        try await terminal.wait(forText: "Nothing kept yet")
        try await terminal.press(key)
        try await terminal.wait(for: "what was deleted") { $0.contains("1 of 1") && $0.contains("Restored: ") }
    }

    private func answer(_ key: Keystroke, leads: String) async throws {
        let terminal = try await startLibrary()
        try await terminal.press("d")
        try await terminal.wait(forText: " n/Esc ")
        try await terminal.press(key)
        try await terminal.wait(for: "'\(leads)'") { $0.contains(leads) && !$0.contains(" n/Esc ") }
    }
}

/// In what is to be confirmed.
extension KeyTrial {
    /// Films that files call by their names alone; others for each key, since what was decided is not asked again.
    private func importFilms(_ key: Keystroke) async throws -> any JourneyTerminal {
        let year = 1900 + "\(key)".unicodeScalars.reduce(0) { $0 + Int($1.value) } % 80
        try await user.importFilm("Matrix", year: year)
        try await user.importFilm("Seven", year: year)
        let terminal = try await start()
        try await terminal.press("3")
        try await terminal.wait(forText: "To confirm ")
        return terminal
    }

    private func showUnconfirmed(_ key: Keystroke) async throws {
        let terminal = try await importFilms(key)
        try await terminal.press(key)
        try await terminal.wait(forText: "┌ To confirm")
    }

    private func decide(_ key: Keystroke, leads text: String) async throws {
        let terminal = try await importFilms(key)
        try await terminal.press("C")
        try await terminal.wait(forText: "    1  ")
        try await terminal.press(key)
        try await terminal.wait(forText: text)
    }

    private func putOff(_ key: Keystroke) async throws {
        let terminal = try await importFilms(key)
        try await terminal.press("C")
        let screen = try await terminal.wait(forText: "    1  ")
        func current(_ screen: ScreenText) -> String? { screen.lines.first { $0.contains("▌") } }
        try await terminal.press(key)
        try await terminal.wait(for: "the next film") { current($0) != nil && current($0) != current(screen) }
    }
}

/// In the sources.
extension KeyTrial {
    private func useSource(_ key: Keystroke) async throws {
        let server = try await FixtureServer.start()
        let terminal = try await user.startUnasked(at: server.address)
        try await terminal.wait(for: "live films") { $0.position != nil && $0.lines[0].contains(" Cinemeta") }
        try await terminal.press("S")
        try await terminal.wait(forText: "▌ – TMDB")
        try await terminal.press("End", key)
        try await terminal.wait(forText: "Chosen, until you quit, for")
        try await terminal.press("Esc")
        try await terminal.wait(for: "built-in films") { $0.position != nil && $0.lines[0].contains("built-in") }
    }

    private func leaveForm(_ key: Keystroke) async throws {
        let terminal = try await start()
        try await terminal.press("S")
        let list = try await terminal.wait(forText: "▌ – TMDB")
        try await terminal.press("Enter", "Q")
        try await terminal.wait(forText: "Key  •")
        try await terminal.press(key)
        try await terminal.wait(forReturnTo: list)
    }
}

/// Everywhere.
extension KeyTrial {
    private func hidePictures(_ key: Keystroke) async throws {
        let terminal = try await user.start(["--fresh"], environment: ["MATINEE_PICTURES": "cells"])
        try await terminal.waitForList()
        try await terminal.press(key)
        try await terminal.wait(forText: "Pictures are hidden;")
        try await terminal.press(key)
        try await terminal.wait(forText: "Pictures are shown.")
    }

    /// In the menu of orders, with the cursor on the second.
    ///
    /// - Parameter order: what the list's title says then; nil for a list as it was.
    private func chooseOrder(_ key: Keystroke, leads order: String?) async throws {
        let terminal = try await start()
        let list = try await terminal.screen()
        try await terminal.press("s")
        try await terminal.wait(forText: "2 ")
        try await terminal.press("Down", key)
        guard let order else { return try await terminal.wait(forReturnTo: list) }
        try await terminal.wait(forText: order)
    }

    private func releaseMouse(_ key: Keystroke) async throws {
        let terminal = try await start()
        try await terminal.press(key)
        try await terminal.wait(forText: "Mouse off: the terminal selects")
        try await terminal.press(key)
        try await terminal.wait(forText: "Mouse on")
    }

    /// Of what is built in, which has no pictures: their places say so.
    private func showGrid(_ key: Keystroke) async throws {
        let terminal = try await user.start(["--fresh"], environment: ["MATINEE_PICTURES": "cells"])
        try await terminal.waitForList()
        let rows = try await terminal.screen()
        try await terminal.press(key)
        try await terminal.wait(forText: "░░░░░░░░")
        try await terminal.press(key)
        try await terminal.wait(forReturnTo: rows)
    }

    private func moveInGrid(_ key: Keystroke, from first: Int, to second: Int) async throws {
        let terminal = try await user.start(["--fresh"], environment: ["MATINEE_PICTURES": "cells"])
        try await terminal.waitForList()
        try await terminal.press("b")
        try await terminal.wait(forText: "░░░░░░░░")
        if first == 2 { try await terminal.press("→") }
        try await terminal.wait(forRow: first)
        try await terminal.press(key)
        try await terminal.wait(forRow: second)
    }

    /// - Parameter other: the key that leads back; nil for the same one.
    private func cover(_ key: Keystroke, with title: String, leavingBy other: Keystroke? = nil) async throws {
        let terminal = try await start()
        let list = try await terminal.screen()
        try await terminal.press(key)
        try await terminal.wait(forText: title)
        try await terminal.press(other ?? key)
        try await terminal.wait(forReturnTo: list)
    }

    private func redraw(_ key: Keystroke) async throws {
        let terminal = try await start()
        let clean = try await terminal.screen()
        try await terminal.scribble("\u{1B}[5;5HGARBAGE")
        try await terminal.wait(forText: "GARBAGE")
        try await terminal.press(key)
        try await terminal.wait(forReturnTo: clean)
    }

    private func suspend(_ key: Keystroke) async throws {
        let terminal = try await start()
        let before = try await terminal.screen()
        try await terminal.press(key)
        try await terminal.waitUntilSuspended()
        #expect(try await terminal.leftovers() == [])
        try await terminal.resume()
        try await terminal.wait(forReturnTo: before)
    }

    private func quit(_ key: Keystroke) async throws {
        let terminal = try await start()
        try await terminal.press(key)
        #expect(try await terminal.exitStatus() == 0)
    }
}
