import Commands

extension CommandWords {
    static func english(_ command: Command) -> CommandWords {
        switch command {
        case .up: .init("move", "Move up; on a page, scroll up")
        case .down: .init("move", "Move down; on a page, scroll down")
        case .pageUp: .init("page", "Page up")
        case .pageDown: .init("page", "Page down")
        case .halfPageUp: .init("half a page", "Half a page up")
        case .halfPageDown: .init("half a page", "Half a page down")
        case .first: .init("top", "Go to the first row", typed: "first")
        case .last: .init("end", "Go to the last loaded row", typed: "last")
        case .rowToTop: .init("row to top", "Scroll the selected row to the top")
        case .rowToMiddle: .init("to middle", "Scroll the selected row to the middle", named: "Row to middle")
        case .rowToBottom: .init("to bottom", "Scroll the selected row to the bottom", named: "Row to bottom")
        case .open:
            .init(
                "open", "Open it, or go to the page beside it", typed: "open",
                inLines: "Open the row of that number; the number alone is enough")
        case .back:
            .init(
                "back", "Go back, or to the list beside the page", typed: "back b esc",
                inLines: "Back to where you were, leaving any question")
        case .otherPane: .init("pane", "Go to the list, or to the page beside it", named: "Other pane")
        case .section: .ofSections
        case .shrinkList: .init("resize", "Give the list less room, the page more", named: "Smaller list")
        case .growList: .init("resize", "Give the list more room, the page less", named: "Larger list")
        case .resetPanes: .init("reset panes", "Give list and page their usual room")
        case .turnPanes: .init("layout", "Show the page beside, below, or alone", named: "Change layout")
        case .next:
            .init(
                "next", "Show the next one of the list", named: "Next in the list", typed: "next n more",
                inLines: "The next ten rows; in a detail, the next one of the list")
        case .previous:
            .init(
                "previous", "Show the previous one of the list", named: "Previous in the list", typed: "previous p",
                inLines: "The ten rows before; in a detail, the one before")
        case .nextPlace: .init("links", "Select the next link; Enter follows it", named: "Next link")
        case .previousPlace: .init("links", "Select the previous link", named: "Previous link")
        case .fold:
            .init(
                "fold", "Fold a part of the page, or unfold it", named: "Fold or unfold", typed: "about fold",
                inLines: "Everything else that is known")
        case .trail: .init("path", "Go back several screens at once", named: "Several screens back")
        case .refresh: .init("refresh", "Try again, or load fresh data", typed: "refresh reload")
        case .openPage: .init("web page", "Open its web page in the browser", named: "Open web page", typed: "page")
        case .playTrailer: .init("trailer", "Play its trailer in the browser", named: "Play trailer", typed: "trailer")
        case .copy: .init("copy", "Copy its title, link, note or more")
        case .favourite: .init("favourite", "Add it to your favourites, or remove it", typed: "favourite favorite f")
        case .note: .init("note", "Write a note about it", typed: "note")
        case .save: .init("save", "Save the note; Esc saves and closes", typed: "save")
        case .discard: .init("discard", "Discard your changes to the note", typed: "discard")
        case .history:
            .init(
                "history", "Show earlier versions of the note", named: "Earlier versions", typed: "history")
        case .editElsewhere: .init("$EDITOR", "Edit the note in $EDITOR", named: "Edit in $EDITOR", typed: "editor")
        case .joinVersions:
            .init(
                "join", "Join the note's versions of all machines", named: "Join versions", typed: "join")
        case .sort: .init("sort", "Choose an order, or reverse it", typed: "sort")
        case .filter:
            .init(
                "search", "Search this list and its source", named: "Search this list", typed: "find search /",
                inLines: "Search for the words behind it")
        case .refine:
            .init(
                "refine", "Narrow the list; by genre, year and more", named: "Refine this list", typed: "filters",
                inLines: "Narrow the list: choose a filter by its number or its name")
        case .keepView:
            .init(
                "keep view", "Save this search or filter as a view", named: "Keep as a view", typed: "keep")
        case .delete:
            .init("delete", "Delete it, or a source's key; asks first", typed: "delete")
        case .undo:
            .init("undo", "Bring back what was last removed", typed: "undo")
        case .collection: .init("list", "Choose another list; such as upcoming", named: "Other lists", typed: "lists")
        case .nextTab: .init("next tab", "Show the next tab of the list", named: "Next tab", typed: "tab")
        case .previousTab:
            .init("tab before", "Show the previous tab of the list", named: "Previous tab", typed: "tab-back")
        case .standing:
            .init(
                "diary", "Mark it: to see, begun, seen, given up", named: "Mark in the diary", typed: "diary")
        case .rate: .init("rate", "Rate it", typed: "rate")
        case .lists: .init("your lists", "Put it into your lists, or take it out", named: "Add to list", typed: "list")
        case .moveUp: .init("move up", "Move it up in your list", typed: "above")
        case .moveDown: .init("move", "Move it down in your list", named: "Move down", typed: "below")
        case .importFile:
            .init(
                "import", "Import a service's file, or an export", named: "Import a file", typed: "import")
        case .add: .init("add a book", "Add a book that no catalogue knows", typed: "add")
        case .edit: .init("edit", "Edit a list, a diary entry or your book", typed: "edit")
        case .shelf:
            .init(
                "shared shelf", "Show what the shared shelf lacks or asks",
                typed: "shelf")
        case .confirm:
            .init(
                "to confirm", "Confirm what is known by its name alone",
                typed: "confirm")
        case .posters: .init("grid", "Show pictures in a grid, or rows again", named: "Grid or rows")
        case .palette:
            .init(
                "anything",
                "Find anything; commands, titles, lists")
        case .pictures: .init("pictures", "Hide pictures, or show them again")
        case .theme: .init("theme", "Choose a theme; each is shown at once")
        case .mouse: .init("mouse", "Free the mouse to select text, and back", named: "Free the mouse")
        case .sources: .init("sources", "Show the sources, their state and keys", typed: "sources")
        case .about: .init("about", "Show version, licence, sources, files", typed: "program")
        case .arrivals:
            .init(
                "from others", "Show what came from other machines", named: "From other machines", typed: "arrivals")
        case .messages: .init("messages", "Show all messages since the start")
        case .help:
            .init(
                "help", "Show all keys, first those for here", typed: "help h ?",
                inLines: "List what you can type here")
        case .redraw: .init("redraw", "Redraw the screen")
        case .suspend: .init("suspend", "Suspend; fg brings Matinee back")
        case .quit: .init("quit", "Quit", typed: "quit q exit")
        case .yes: .init("yes", "Answer yes", typed: "yes y")
        case .no: .init("no", "Answer no", typed: "no")
        case .keepFilter: .init("keep", "Keep the filter you typed")
        case .endFilter:
            .init(
                "end search", "Clear the filter, and show everything", typed: "all",
                inLines: "The whole list again, without the search")
        case .lineStart: .init("start", "Go to the start of the line")
        case .lineEnd: .init("end", "Go to the end of the line")
        case .eraseWord: .init("erase", "Erase the word before the cursor")
        case .eraseToStart: .init("erase", "Erase all before the cursor", typed: "clear")
        case .eraseToEnd: .init("erase", "Erase all after the cursor")
        case .earlierEntry: .init("earlier", "Recall what you typed there before")
        case .laterEntry: .init("later", "Recall what you typed there after that")
        case .takeBack: .init("restore", "Restore the selected version of the note", typed: "restore")
        case .enterKey: .init("add key", "Enter a key for the selected source", typed: "key")
        case .useSource:
            .init(
                "use", "Use it until you quit; again stops that",
                typed: "use")
        case .take:
            .init(
                "yes, it is", "Take the first match; a digit another", typed: "take",
                inLines: "It is the first of what was found; the number alone takes another")
        case .noneOfThese: .init("none", "None of these is it", typed: "none")
        case .putOff: .init("later", "Decide it later, and go on", typed: "later")
        case .takeAll: .init("all exact", "Take all that have one exact match", typed: "exact")
        case .nextField: .init("next field", "Go to the next field")
        case .previousField: .init("field before", "Go to the previous field")
        case .nextChoice: .init("choose", "Next choice, or tick; a digit rates")
        case .previousChoice: .init("choose", "Previous choice of a field, or tick it")
        case .saveForm: .init("save", "Save the form", typed: "save")
        case .leaveForm: .init("cancel", "Leave the form without saving")
        case .choose: .init("choose", "Choose the selected entry of a menu")
        case .mark: .init("mark", "Mark an entry of a menu, or several")
        case .clear: .init("clear", "Clear the selected filter")
        case .leaveMenu: .init("back", "Leave the menu without choosing")
        case .goThere: .init("go", "Go to what was found, or run it")
        case .openBeside: .init("beside", "Open it beside the current list")
        case .leavePalette: .init("back", "Go back to where you were")
        case .toLeft: .init("left", "Go to the picture on the left")
        case .toRight: .init("left/right", "Go to the picture on the right")
        }
    }
}
