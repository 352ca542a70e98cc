import Commands

extension CommandWords {
    static func english(_ command: Command) -> CommandWords {
        switch command {
        case .up: .init("move", "Move up; scroll up in a detail")
        case .down: .init("move", "Move down; scroll down in a detail")
        case .pageUp: .init("page", "Page up")
        case .pageDown: .init("page", "Page down")
        case .halfPageUp: .init("half a page", "Half a page up")
        case .halfPageDown: .init("half a page", "Half a page down")
        case .first: .init("top", "Go to the first row", typed: "first")
        case .last: .init("end", "Go to the last loaded row", typed: "last")
        case .rowToTop: .init("row to top", "Scroll until the selected row is at the top")
        case .rowToMiddle: .init("to middle", "Scroll until the selected row is in the middle")
        case .rowToBottom: .init("to bottom", "Scroll until the selected row is at the bottom")
        case .open:
            .init(
                "open", "Open; in a split, go to the detail", typed: "open",
                inLines: "Open the row of that number; the number alone is enough")
        case .back:
            .init(
                "back", "Back; in a split, to the list", typed: "back b esc",
                inLines: "Back to where you were, leaving any question")
        case .otherPane: .init("pane", "Go to the other pane of a split")
        case .section: .ofSections
        case .shrinkList: .init("resize", "Make the list smaller, and the detail beside or below it larger")
        case .growList: .init("resize", "Make the list larger")
        case .resetPanes: .init("reset panes", "Go back to the usual layout of list and detail")
        case .turnPanes: .init("layout", "Show list and detail side by side, one above the other, or one at a time")
        case .next:
            .init(
                "next", "In a detail: go to the next item of the list", typed: "next n more",
                inLines: "The next ten rows; in a detail, the next one of the list")
        case .previous:
            .init(
                "previous", "In a detail: go to the previous item of the list", typed: "previous p",
                inLines: "The ten rows before; in a detail, the one before")
        case .nextPlace: .init("links", "In a detail: select the next link; Enter follows it")
        case .previousPlace: .init("links", "In a detail: select the previous link")
        case .fold:
            .init(
                "fold", "Fold or unfold a section of a detail", typed: "about fold",
                inLines: "Everything else that is known")
        case .trail: .init("path", "Show the screens you came through, to go back to one of them")
        case .refresh: .init("refresh", "Try again, or load fresh data", typed: "refresh reload")
        case .openPage: .init("web page", "Open its web page in the browser", typed: "page")
        case .playTrailer: .init("trailer", "Play its trailer in the browser", typed: "trailer")
        case .copy: .init("copy", "Copy its title, link, note or more")
        case .favourite: .init("favourite", "Add it to your favourites, or remove it", typed: "favourite favorite f")
        case .note: .init("note", "Write a note about it", typed: "note")
        case .save: .init("save", "Save the note; Esc saves and closes", typed: "save")
        case .discard: .init("discard", "Discard your changes to the note", typed: "discard")
        case .history: .init("history", "Show earlier versions of the note", typed: "history")
        case .editElsewhere: .init("$EDITOR", "Edit the note in $EDITOR", typed: "editor")
        case .sort: .init("sort", "Choose an order; choosing it again reverses it", typed: "sort")
        case .filter:
            .init(
                "search", "Search what is loaded and what the source has; in the library, filter",
                typed: "find search /", inLines: "Search for the words behind it")
        case .refine:
            .init(
                "refine",
                "Narrow the list by genre, years, language and more",
                typed: "filters",
                inLines: "Narrow the list: choose a filter by its number or its name")
        case .keepView:
            .init(
                "keep view", "Save this search or refined list as a view in the library",
                typed: "keep")
        case .delete:
            .init("delete", "Delete from the library, or a source's key; asks first", typed: "delete")
        case .undo:
            .init("undo", "Bring back what was deleted, a favourite, or an emptied note", typed: "undo")
        case .collection:
            .init("list", "Choose another list of the same source: popular, upcoming, trending", typed: "lists")
        case .reading:
            .init(
                "reading list", "Put a book on the reading list: to read, reading or read",
                typed: "reading")
        case .rate: .init("rate", "Rate a book on your reading list", typed: "rate")
        case .add: .init("add a book", "Add a book that no catalogue knows", typed: "add")
        case .edit: .init("edit", "Edit a book that you added", typed: "edit")
        case .shelf:
            .init(
                "shared shelf", "Show changes that the shared shelf does not have yet, and settle its questions",
                typed: "shelf")
        case .posters: .init("posters", "Show a list as a grid of pictures, or as rows again")
        case .palette:
            .init(
                "anything",
                "Find anything: commands, sections, your library, what you opened, and what sources have")
        case .pictures: .init("pictures", "Hide pictures, or show them again")
        case .theme: .init("theme", "Choose a theme: each is previewed as the cursor moves, Enter keeps it")
        case .mouse: .init("mouse", "Leave the mouse to the terminal, to select text, or take it back")
        case .sources: .init("sources", "Show the sources, their state and their keys", typed: "sources")
        case .about: .init("about", "About Matinee: version, licence, sources, files", typed: "program")
        case .messages: .init("messages", "Show all messages since the start, with their times")
        case .help:
            .init(
                "help", "Show all keys, those that work here first; / searches them", typed: "help h ?",
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
        case .enterKey: .init("key", "Enter a key for the selected source", typed: "key")
        case .useSource:
            .init(
                "use", "Use the selected source for films or music until you quit, or the usual order again",
                typed: "use")
        case .saveForm: .init("save", "Save the form", typed: "save")
        case .leaveForm: .init("cancel", "Leave the form without saving")
        case .choose: .init("choose", "Choose the selected entry of a menu")
        case .clear: .init("clear", "In the menu that refines a list: clear the selected entry")
        case .leaveMenu: .init("back", "Leave the menu without choosing")
        case .goThere: .init("go", "Go to what was found, or run it")
        case .openBeside: .init("beside", "Open what was found beside the current list")
        case .leavePalette: .init("back", "Go back to where you were")
        case .toLeft: .init("left", "Go to the picture on the left")
        case .toRight: .init("left/right", "Go to the picture on the right")
        }
    }
}
