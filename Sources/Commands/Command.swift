package import Entities
package import TerminalKit

/// What the user can tell the program to do. Each command is declared once, in this file: its name, where it is available,
/// and its default keys. The words for it are in the table of each language (`Wording`), which the compiler keeps complete.
/// Help, README and manual list the commands in this order.
package enum Command: Hashable, Sendable {
    case up, down, pageUp, pageDown, halfPageUp, halfPageDown, first, last
    case open, back, otherPane
    /// Shows that section. Which there are, and so which key this has, depends on the program's list of them.
    case section(SectionID)
    case next, previous
    /// In a detail: marks the next or the previous thing that leads somewhere; folds a section, or unfolds it.
    case nextPlace, previousPlace, fold
    /// The screens that led here, to go back to one of them.
    case trail
    case refresh
    /// Opens its page or its trailer in the browser.
    case openPage, playTrailer
    /// Adds the item under the cursor to the favourites, or removes it.
    case favourite
    /// Open the note on the item under the cursor; save it; drop the changes.
    case note, save, discard
    /// Of a note: show its earlier texts; write it in another editor.
    case history, editElsewhere
    /// In a list: choose an order, search or filter, narrow by what its items are, keep the list under a name, delete an item, undo.
    case sort, filter, refine, keepView, delete, undo
    /// Chooses another list of the same source.
    case collection
    /// Of a book: how far its reader is with it; the reader's rating; write one down, or change what was written.
    case reading, rate, add, edit
    /// What a shared shelf does not have yet.
    case shelf
    /// Finds anything: commands, sections, what is kept, was opened, is loaded, and what sources have.
    case palette
    /// Hides pictures, or shows them again.
    case pictures
    /// Shows a list as a grid of pictures, or as rows again; moves sideways in it.
    case posters, toLeft, toRight
    /// The sources; about the program.
    case sources, about
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
    /// Of a source: asks for its key; takes films or music from it, or lets go of that.
    case enterKey, useSource
    /// Of a form: use what was filled in, or drop it.
    case saveForm, leaveForm
    /// Of what was found: go there, or open it beside what is there; go on where one was.
    case goThere, openBeside, leavePalette
}

extension Command: CaseIterable {
    /// All but those that lead to a section. A rule of the architecture tests finds one that is missing here.
    package static let allCases: [Command] = [
        .up, .down, .pageUp, .pageDown, .halfPageUp, .halfPageDown, .first, .last, .open, .back, .otherPane, .next,
        .previous, .nextPlace, .previousPlace, .fold, .trail, .refresh, .openPage,
        .playTrailer, .favourite, .note, .save, .discard, .history, .editElsewhere, .sort, .filter, .refine, .keepView,
        .delete,
        .undo,
        .collection, .reading, .rate, .add, .edit, .shelf, .posters, .palette, .pictures, .sources, .about, .help,
        .redraw,
        .suspend, .quit,
        .yes, .no,
        .keepFilter, .endFilter, .lineStart, .lineEnd,
        .eraseWord,
        .eraseToStart, .eraseToEnd, .earlierEntry, .laterEntry, .takeBack, .enterKey, .useSource,
        .saveForm, .leaveForm, .goThere, .openBeside, .leavePalette, .toLeft, .toRight,
    ]
}

extension Command {
    /// Each place has a key table of its own: the same key may mean something else there.
    package enum Place: CaseIterable, Sendable {
        case screens
        /// While a question waits for its answer. No other keys count then.
        case question
        /// While a filter is typed. All other characters are text.
        case filter
        /// In a line that is typed, whatever it is for.
        case prompt
        /// In the list of a note's earlier texts.
        case history
        /// In the list of sources.
        case sources
        /// In a form.
        case form
        /// Where anything is looked for.
        case palette
        /// In a grid of pictures.
        case posters
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
        case .halfPageUp: (.screens, [.control("u")])
        case .halfPageDown: (.screens, [.control("d")])
        case .first: (.screens, [.home, .character("g")])
        case .last: (.screens, [.end, .character("G")])
        case .open: (.screens, [.enter, .right, .character("l")])
        case .back: (.screens, [.escape, .left, .character("h"), .backspace])
        case .otherPane: (.screens, [.tab, .backTab])
        case .section: (.screens, [])
        case .next: (.screens, [.character("n")])
        case .previous: (.screens, [.character("p"), .character("N")])
        case .nextPlace: (.screens, [.character("]")])
        case .previousPlace: (.screens, [.character("[")])
        case .fold: (.screens, [.character("z")])
        case .trail: (.screens, [.control("o")])
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
        case .refine: (.screens, [.character("v")])
        case .keepView: (.screens, [.character("V")])
        case .delete: (.screens, [.character("d"), .delete])
        case .undo: (.screens, [.character("u")])
        case .collection: (.screens, [.character("c")])
        case .reading: (.screens, [.character("w")])
        case .rate: (.screens, [.character("*")])
        case .add: (.screens, [.character("a")])
        case .edit: (.screens, [.character("E")])
        case .shelf: (.screens, [.character("!")])
        case .palette: (.screens, [.control("p")])
        case .pictures: (.screens, [.character("i")])
        case .posters: (.screens, [.character("b")])
        case .sources: (.screens, [.character("S")])
        case .about: (.screens, [.character("A")])
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
        case .enterKey: (.sources, [.enter])
        case .useSource: (.sources, [.character(" ")])
        case .saveForm: (.form, [.enter, .control("s")])
        case .leaveForm: (.form, [.escape])
        case .goThere: (.palette, [.enter])
        case .openBeside: (.palette, [.control("t")])
        case .leavePalette: (.palette, [.escape])
        case .toLeft: (.posters, [.left, .character("h")])
        case .toRight: (.posters, [.right, .character("l")])
        }
    }
}
