import Commands

extension CommandWords {
    static func english(_ command: Command) -> CommandWords {
        switch command {
        case .up: .init("move", "Move up; scroll up in a detail")
        case .down: .init("move", "Move down; scroll down in a detail")
        case .pageUp: .init("page", "A page up")
        case .pageDown: .init("page", "A page down")
        case .halfPageUp: .init("half a page", "Half a page up")
        case .halfPageDown: .init("half a page", "Half a page down")
        case .first: .init("top", "To the first row", typed: "first")
        case .last: .init("end", "To the last row that is loaded", typed: "last")
        case .rowToTop: .init("row to top", "Scroll, so that the row under the cursor is the first in sight")
        case .rowToMiddle: .init("to middle", "Scroll, so that it is in the middle")
        case .rowToBottom: .init("to bottom", "Scroll, so that it is the last in sight")
        case .open:
            .init(
                "open", "Open; in a split, go to the detail", typed: "open",
                inLines: "Open the row of that number; the number alone is enough")
        case .back:
            .init(
                "back", "Back; in a split, to the list", typed: "back b esc",
                inLines: "Back to where you were, leaving any question")
        case .otherPane: .init("pane", "To the other pane of a split")
        case .section: .ofSections
        case .shrinkList: .init("resize", "Less room for the list, more for the detail beside or below it")
        case .growList: .init("resize", "More room for the list")
        case .resetPanes: .init("usual size", "List and detail as they are by themselves")
        case .turnPanes: .init("panes", "List and detail beside each other, one below the other, or one at a time")
        case .next:
            .init(
                "next", "Next one of the list, in a detail", typed: "next n more",
                inLines: "The next ten rows; in a detail, the next one of the list")
        case .previous:
            .init(
                "previous", "Previous one of the list, in a detail", typed: "previous p",
                inLines: "The ten rows before; in a detail, the one before")
        case .nextPlace: .init("places", "Mark the next thing in a detail that leads on; Enter goes there")
        case .previousPlace: .init("places", "Mark the one before it")
        case .fold:
            .init(
                "fold", "Fold or unfold a section of a detail", typed: "about fold",
                inLines: "Everything else that is known")
        case .trail: .init("way", "The way that you have come, to go back to a place on it")
        case .refresh: .init("refresh", "Try again; ask for fresh data", typed: "refresh reload")
        case .openPage: .init("page", "Its page, in the browser", typed: "page")
        case .playTrailer: .init("trailer", "Its trailer, in the browser", typed: "trailer")
        case .copy: .init("copy", "Copy its title, its link, your note or more, to paste it elsewhere")
        case .favourite: .init("favourite", "Make it a favourite, or no longer one", typed: "favourite favorite f")
        case .note: .init("note", "Write a note about it", typed: "note")
        case .save: .init("save", "Save the note; Esc saves and closes", typed: "save")
        case .discard: .init("discard", "Discard what was written in the note", typed: "discard")
        case .history: .init("earlier", "The earlier texts of the note", typed: "history")
        case .editElsewhere: .init("$EDITOR", "Edit the note in $EDITOR", typed: "editor")
        case .sort: .init("sort", "Choose an order; the same again turns it round", typed: "sort")
        case .filter:
            .init(
                "search", "Search: what is loaded at once, and what the source finds; in the library, filter",
                typed: "find search /", inLines: "Search for the words behind it")
        case .refine:
            .init(
                "refine",
                "Narrow the list: genre, years, language and whatever its source can; Backspace there takes the last back",
                typed: "filters",
                inLines: "Narrow the list: choose a filter by its number or its name")
        case .keepView:
            .init(
                "keep view", "Keep the list as it is refined, or what is searched for, as a view in the library",
                typed: "keep")
        case .delete:
            .init("delete", "Delete from the library, or the key of a source, after a question", typed: "delete")
        case .undo:
            .init("undo", "Bring back what was deleted last, a favourite, or a note that was emptied", typed: "undo")
        case .collection: .init("list", "Another list of the same source: popular, upcoming, trending", typed: "lists")
        case .reading:
            .init(
                "reading list", "Of a book: whether you want to read it, are reading it or have read it",
                typed: "reading")
        case .rate: .init("rate", "Rate a book of your reading list", typed: "rate")
        case .add: .init("add a book", "Write down a book that no catalogue knows", typed: "add")
        case .edit: .init("edit", "Change what was written down of a book", typed: "edit")
        case .shelf:
            .init(
                "shared shelf", "Show what the shared shelf does not have yet, and answer what it asks", typed: "shelf")
        case .posters: .init("posters", "Show films, artists, albums or books as a grid of pictures, or as rows again")
        case .palette:
            .init(
                "anything",
                "Find anything: commands, sections, the library, what was opened or is loaded, and what sources have")
        case .pictures: .init("pictures", "Hide pictures, or show them again")
        case .theme: .init("theme", "Choose other colours: each is shown as the cursor moves; Enter keeps it")
        case .mouse: .init("mouse", "Leave the mouse to the terminal, to select text with it, or take it back")
        case .sources: .init("sources", "The sources: how they are, and their keys", typed: "sources")
        case .about: .init("about", "About Matinee: version, licence, sources, files", typed: "program")
        case .messages: .init("messages", "All notices of this run, with their times")
        case .help:
            .init(
                "help", "All keys, those that say something here first; / searches them", typed: "help h ?",
                inLines: "List what you can type here")
        case .redraw: .init("redraw", "Draw the screen anew")
        case .suspend: .init("suspend", "Suspend; fg brings Matinee back")
        case .quit: .init("quit", "Quit", typed: "quit q exit")
        case .yes: .init("yes", "Yes, where something is asked", typed: "yes y")
        case .no: .init("no", "No, where something is asked", typed: "no")
        case .keepFilter: .init("keep", "Keep the filter that is being typed")
        case .endFilter:
            .init(
                "end search", "End the filter, and show all again", typed: "all",
                inLines: "The whole list again, without the search")
        case .lineStart: .init("start", "To the start of the line that is being typed")
        case .lineEnd: .init("end", "To its end")
        case .eraseWord: .init("erase", "Erase the word before the cursor")
        case .eraseToStart: .init("erase", "Erase all before the cursor", typed: "clear")
        case .eraseToEnd: .init("erase", "Erase all after the cursor")
        case .earlierEntry: .init("earlier", "What was typed there earlier")
        case .laterEntry: .init("later", "What was typed there later than that")
        case .takeBack: .init("take back", "Take back the earlier text under the cursor", typed: "restore")
        case .enterKey: .init("key", "Enter a key for the source under the cursor", typed: "key")
        case .useSource:
            .init("use", "Take films or music from that source until the end, or by its order again", typed: "use")
        case .saveForm: .init("save", "Use what was filled in", typed: "save")
        case .leaveForm: .init("cancel", "Leave the form without that")
        case .choose: .init("choose", "Choose the entry of a menu")
        case .leaveMenu: .init("back", "Leave the menu without that")
        case .goThere: .init("go", "Go to what was found, or do it")
        case .openBeside: .init("beside", "Open what was found beside what is there")
        case .leavePalette: .init("back", "Go back to where you were")
        case .toLeft: .init("left", "The picture to the left; before the first of a line, the last one above")
        case .toRight: .init("sideways", "The picture to the right; behind the last of a line, the first one below")
        }
    }
}
