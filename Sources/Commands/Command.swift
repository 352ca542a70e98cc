package import Entities
package import TerminalKit

/// What the user can tell the program to do. Each command is declared once, in this file: its name, where it is available,
/// and its default keys. The words for it are in the table of each language (`Wording`), which the compiler keeps complete.
/// Help, README and manual list the commands in this order.
package enum Command: Hashable, Sendable {
    case up, down, pageUp, pageDown, first, last
    case open, back, otherPane
    /// Shows that section. Which there are, and so which key this has, depends on the program's list of them.
    case section(SectionID)
    case next, previous
    case refresh
    /// Opens its page or its trailer in the browser.
    case openPage, playTrailer
    /// Adds the item under the cursor to the favourites, or removes it.
    case favourite
    /// Open the note on the item under the cursor; save it; drop the changes.
    case note, save, discard
    /// Of a note: show its earlier texts; write it in another editor.
    case history, editElsewhere
    /// In a list: next sort order, type a filter, delete an item, undo.
    case sort, filter, delete, undo
    case help, redraw, suspend, quit
    /// Answers to a question.
    case yes, no
    /// While a filter is typed: keep it, or drop it.
    case keepFilter, endFilter
    /// In a line that is typed: move to its start or end; erase the word before the cursor, or all on one side of it.
    case lineStart, lineEnd, eraseWord, eraseToStart, eraseToEnd
    /// Show what was typed there earlier, or later than that.
    case earlierEntry, laterEntry
    /// Restores an earlier text of a note.
    case takeBack
}

extension Command: CaseIterable {
    /// All but those that lead to a section. A rule of the architecture tests finds one that is missing here.
    package static let allCases: [Command] = [
        .up, .down, .pageUp, .pageDown, .first, .last, .open, .back, .otherPane, .next, .previous, .refresh, .openPage,
        .playTrailer, .favourite, .note, .save, .discard, .history, .editElsewhere, .sort, .filter, .delete, .undo,
        .help, .redraw, .suspend, .quit, .yes, .no, .keepFilter, .endFilter, .lineStart, .lineEnd, .eraseWord,
        .eraseToStart, .eraseToEnd, .earlierEntry, .laterEntry, .takeBack,
    ]
}

extension Command {
    /// Each place has a key table of its own: the same key may mean something else there.
    package enum Place: Sendable {
        case screens
        /// While a question waits for its answer. No other keys count then.
        case question
        /// While a filter is typed. All other characters are text.
        case filter
        /// In a line that is typed, whatever it is for.
        case prompt
        /// In the list of a note's earlier texts.
        case history
    }

    /// Where it is available.
    package var place: Place { declaration.place }

    /// Footers show the first one.
    package var defaultKeys: [Key] { declaration.keys }

    private var declaration: (place: Place, keys: [Key]) {
        switch self {
        case .up: (.screens, [.up, .character("k")])
        case .down: (.screens, [.down, .character("j")])
        case .pageUp: (.screens, [.pageUp, .control("b")])
        case .pageDown: (.screens, [.pageDown, .control("f"), .character(" ")])
        case .first: (.screens, [.home, .character("g")])
        case .last: (.screens, [.end, .character("G")])
        case .open: (.screens, [.enter, .right, .character("l")])
        case .back: (.screens, [.escape, .left, .character("h"), .backspace])
        case .otherPane: (.screens, [.tab, .backTab])
        case .section: (.screens, [])
        case .next: (.screens, [.character("n")])
        case .previous: (.screens, [.character("p")])
        case .refresh: (.screens, [.character("r")])
        case .openPage: (.screens, [.character("o")])
        case .playTrailer: (.screens, [.character("t")])
        case .favourite: (.screens, [.character("f")])
        case .note: (.screens, [.character("e")])
        case .save: (.screens, [.control("s")])
        case .discard: (.screens, [.control("x")])
        case .history: (.screens, [.control("r")])
        case .editElsewhere: (.screens, [.control("e")])
        case .sort: (.screens, [.character("s")])
        case .filter: (.screens, [.character("/")])
        case .delete: (.screens, [.character("d"), .delete])
        case .undo: (.screens, [.character("u")])
        case .help: (.screens, [.character("?"), .function(1)])
        case .redraw: (.screens, [.control("l")])
        case .suspend: (.screens, [.control("z")])
        case .quit: (.screens, [.character("q"), .control("c")])
        case .yes: (.question, [.character("y"), .enter, .character("Y")])
        case .no: (.question, [.character("n"), .escape, .character("N")])
        case .keepFilter: (.filter, [.enter])
        case .endFilter: (.filter, [.escape])
        case .lineStart: (.prompt, [.home, .control("a")])
        case .lineEnd: (.prompt, [.end, .control("e")])
        case .eraseWord: (.prompt, [.control("w")])
        case .eraseToStart: (.prompt, [.control("u")])
        case .eraseToEnd: (.prompt, [.control("k")])
        case .earlierEntry: (.prompt, [.control("p")])
        case .laterEntry: (.prompt, [.control("n")])
        case .takeBack: (.history, [.enter])
        }
    }
}
