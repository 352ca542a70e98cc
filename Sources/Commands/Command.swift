package import Entities
package import TerminalKit

/// What the user can tell the program to do. Each command is declared once, in this file: its name, where it is available,
/// and its default keys. The words for it are in the table of each language (`Wording`), which the compiler keeps complete.
/// Help, README and manual list the commands in this order.
package enum Command: Hashable, Sendable {
    case up, down, pageUp, pageDown, halfPageUp, halfPageDown, first, last
    /// Scrolls, so that the row under the cursor is there.
    case rowToTop, rowToMiddle, rowToBottom
    case open, back, otherPane
    /// Of a list beside or above its detail: gives it less or more room, or as much as usual; puts the two beside each other,
    /// one below the other, or shows one at a time.
    case shrinkList, growList, resetPanes, turnPanes
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
    /// Copies it, to be pasted elsewhere: its title, its link or more.
    case copy
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
    /// Chooses another theme.
    case theme
    /// Leaves the mouse to the terminal, for its own selection, or takes it back.
    case mouse
    /// Shows a list as a grid of pictures, or as rows again; moves sideways in it.
    case posters, toLeft, toRight
    /// The sources; about the program.
    case sources, about
    /// All notices of this run.
    case messages
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
    /// Of a menu: take the entry under the cursor, or none.
    case choose, leaveMenu
    /// Of what was found: go there, or open it beside what is there; go on where one was.
    case goThere, openBeside, leavePalette
}

extension Command: CaseIterable {
    /// All but those that lead to a section. A rule of the architecture tests finds one that is missing here.
    package static let allCases: [Command] = [
        .up, .down, .pageUp, .pageDown, .halfPageUp, .halfPageDown, .first, .last, .rowToTop, .rowToMiddle,
        .rowToBottom, .open, .back, .otherPane, .shrinkList, .growList, .resetPanes, .turnPanes, .next,
        .previous, .nextPlace, .previousPlace, .fold, .trail, .refresh, .openPage,
        .playTrailer, .copy, .favourite, .note, .save, .discard, .history, .editElsewhere, .sort, .filter, .refine,
        .keepView,
        .delete,
        .undo,
        .collection, .reading, .rate, .add, .edit, .shelf, .posters, .palette, .pictures, .theme, .mouse, .sources,
        .about, .messages,
        .help,
        .redraw,
        .suspend, .quit,
        .yes, .no,
        .keepFilter, .endFilter, .lineStart, .lineEnd,
        .eraseWord,
        .eraseToStart, .eraseToEnd, .earlierEntry, .laterEntry, .takeBack, .enterKey, .useSource,
        .saveForm, .leaveForm, .choose, .leaveMenu, .goThere, .openBeside, .leavePalette, .toLeft, .toRight,
    ]
}

extension Command {
    /// Each place has a key table of its own: the same key may mean something else there.
    package enum Place: Hashable, CaseIterable, Sendable {
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
        /// In a menu. Letters and digits lead to its entries.
        case menu
        /// Where anything is looked for.
        case palette
        /// In a grid of pictures.
        case posters
    }

    /// Where it is available.
    package var place: Place { declaration.place }

    /// Footers show the first one. Some commands have keys only where their reader gives them some, or a preset does.
    package var defaultKeys: [Key] { declaration.keys }

    /// As the configuration file has it: `page-up`; of a section `section-movies`.
    package var name: String { declaration.name }

    private var declaration: (name: String, place: Place, keys: [Key]) {
        switch self {
        case .up: ("up", .screens, [.up, .character("k")])
        case .down: ("down", .screens, [.down, .character("j")])
        case .pageUp: ("page-up", .screens, [.pageUp, .control("b")])
        case .pageDown: ("page-down", .screens, [.pageDown, .control("f"), .character(" ")])
        case .halfPageUp: ("half-page-up", .screens, [.control("u")])
        case .halfPageDown: ("half-page-down", .screens, [.control("d")])
        case .first: ("first", .screens, [.home, .character("g")])
        case .last: ("last", .screens, [.end, .character("G")])
        case .rowToTop: ("row-to-top", .screens, [])
        case .rowToMiddle: ("row-to-middle", .screens, [])
        case .rowToBottom: ("row-to-bottom", .screens, [])
        case .open: ("open", .screens, [.enter, .right, .character("l")])
        case .back: ("back", .screens, [.escape, .left, .character("h"), .backspace])
        case .otherPane: ("other-pane", .screens, [.tab, .backTab])
        case .shrinkList: ("shrink-list", .screens, [.character("<")])
        case .growList: ("grow-list", .screens, [.character(">")])
        case .resetPanes: ("reset-panes", .screens, [.character("=")])
        case .turnPanes: ("turn-panes", .screens, [.character("|")])
        case .section(let id): ("section-\(id.rawValue)", .screens, [])
        case .next: ("next", .screens, [.character("n")])
        case .previous: ("previous", .screens, [.character("p"), .character("N")])
        case .nextPlace: ("next-place", .screens, [.character("]")])
        case .previousPlace: ("previous-place", .screens, [.character("[")])
        case .fold: ("fold", .screens, [.character("z")])
        case .trail: ("trail", .screens, [.control("o")])
        case .refresh: ("refresh", .screens, [.character("r")])
        case .openPage: ("open-page", .screens, [.character("o")])
        case .playTrailer: ("play-trailer", .screens, [.character("t")])
        case .copy: ("copy", .screens, [.character("y")])
        case .favourite: ("favourite", .screens, [.character("f")])
        case .note: ("note", .screens, [.character("e")])
        case .save: ("save", .screens, [.control("s")])
        case .discard: ("discard", .screens, [.control("x")])
        case .history: ("history", .screens, [.control("r")])
        case .editElsewhere: ("edit-elsewhere", .screens, [.control("e")])
        case .sort: ("sort", .screens, [.character("s")])
        case .filter: ("filter", .screens, [.character("/")])
        case .refine: ("refine", .screens, [.character("v")])
        case .keepView: ("keep-view", .screens, [.character("V")])
        case .delete: ("delete", .screens, [.character("d"), .delete])
        case .undo: ("undo", .screens, [.character("u")])
        case .collection: ("collection", .screens, [.character("c")])
        case .reading: ("reading", .screens, [.character("w")])
        case .rate: ("rate", .screens, [.character("*")])
        case .add: ("add", .screens, [.character("a")])
        case .edit: ("edit", .screens, [.character("E")])
        case .shelf: ("shelf", .screens, [.character("!")])
        case .palette: ("palette", .screens, [.control("p")])
        case .pictures: ("pictures", .screens, [.character("i")])
        case .theme: ("theme", .screens, [.character("T")])
        case .mouse: ("mouse", .screens, [.character("m")])
        case .posters: ("posters", .screens, [.character("b")])
        case .sources: ("sources", .screens, [.character("S")])
        case .about: ("about", .screens, [.character("A")])
        case .messages: ("messages", .screens, [.control("g")])
        case .help: ("help", .screens, [.character("?"), .function(1)])
        case .redraw: ("redraw", .screens, [.control("l")])
        case .suspend: ("suspend", .screens, [.control("z")])
        case .quit: ("quit", .screens, [.character("q"), .control("c")])
        case .yes: ("yes", .question, [.character("y"), .enter, .character("Y")])
        case .no: ("no", .question, [.character("n"), .escape, .character("N")])
        case .keepFilter: ("keep-filter", .filter, [.enter])
        case .endFilter: ("end-filter", .filter, [.escape])
        case .lineStart: ("line-start", .prompt, [.home, .control("a")])
        case .lineEnd: ("line-end", .prompt, [.end, .control("e")])
        case .eraseWord: ("erase-word", .prompt, [.control("w")])
        case .eraseToStart: ("erase-to-start", .prompt, [.control("u")])
        case .eraseToEnd: ("erase-to-end", .prompt, [.control("k")])
        case .earlierEntry: ("earlier-entry", .prompt, [.control("p")])
        case .laterEntry: ("later-entry", .prompt, [.control("n")])
        case .takeBack: ("take-back", .history, [.enter])
        case .enterKey: ("enter-key", .sources, [.enter])
        case .useSource: ("use-source", .sources, [.character(" ")])
        case .saveForm: ("save-form", .form, [.enter, .control("s")])
        case .leaveForm: ("leave-form", .form, [.escape])
        case .choose: ("choose", .menu, [.enter])
        case .leaveMenu: ("leave-menu", .menu, [.escape])
        case .goThere: ("go-there", .palette, [.enter])
        case .openBeside: ("open-beside", .palette, [.control("t")])
        case .leavePalette: ("leave-palette", .palette, [.escape])
        case .toLeft: ("to-left", .posters, [.left, .character("h")])
        case .toRight: ("to-right", .posters, [.right, .character("l")])
        }
    }
}
