import Commands

extension PlainWording {
    static let english = PlainWording(
        words: { command in
            switch command {
            case .next: ["next", "n", "more"]
            case .previous: ["previous", "p"]
            case .first: ["first"]
            case .last: ["last"]
            case .open: ["open"]
            case .back: ["back", "b", "esc"]
            case .fold: ["about", "fold"]
            case .refresh: ["refresh", "reload"]
            case .openPage: ["page"]
            case .playTrailer: ["trailer"]
            case .favourite: ["favourite", "favorite", "f"]
            case .note: ["note"]
            case .save, .saveForm: ["save"]
            case .discard: ["discard"]
            case .history: ["history"]
            case .editElsewhere: ["editor"]
            case .sort: ["sort"]
            case .filter: ["find", "search", "/"]
            case .endFilter: ["all"]
            case .refine: ["filters"]
            case .keepView: ["keep"]
            case .delete: ["delete"]
            case .undo: ["undo"]
            case .collection: ["lists"]
            case .reading: ["reading"]
            case .rate: ["rate"]
            case .add: ["add"]
            case .edit: ["edit"]
            case .shelf: ["shelf"]
            case .sources: ["sources"]
            case .about: ["program"]
            case .help: ["help", "h", "?"]
            case .quit: ["quit", "q", "exit"]
            case .yes: ["yes", "y"]
            case .no: ["no"]
            case .takeBack: ["restore"]
            case .enterKey: ["key"]
            case .useSource: ["use"]
            case .eraseToStart: ["clear"]
            default: []
            }
        },
        sayings: { saying in
            switch saying {
            case .go: ["go", "section"]
            case .mark: ["mark", "unmark"]
            case .again: ["again", "show"]
            }
        },
        help: { saying in
            switch saying {
            case .go: "Go to a section, by its name or number; the name alone will do"
            case .mark: "Mark an entry, or take its mark off"
            case .again: "Say again what is here; an empty line does too"
            }
        },
        description: { command in
            switch command {
            case .open: "Go to the row of that number; the number alone will do"
            case .next: "The next ten rows; in a detail, the next one of the list"
            case .previous: "The ten rows before; in a detail, the one before"
            case .filter: "Search with the words behind it"
            case .refine: "Narrow the list: each filter is an entry that is called by its number or its name"
            case .back: "Back to where you were; what is asked is left"
            case .help: "Say what can be said here"
            case .fold: "Everything that is known beside this"
            case .endFilter: "The whole list again, without the search"
            default: nil
            }
        },
        range: { first, last, total in "\(first) to \(last)" + (total.map { " of \($0)" } ?? "") },
        ratingOf: { "rating \($0)" },
        favourite: "favourite",
        withNote: "note",
        chosen: "chosen",
        excluded: "not wanted",
        empty: "empty",
        hidden: "not shown",
        number: "Number",
        someWords: "WORDS",
        someNumber: "N",
        someName: "NAME",
        asksFor: { "\($0) (a . alone for none):" },
        notShown: "What is typed is not shown.",
        searchLabel: "Search words",
        noteHelp: "Type lines to add to the note. A line with . alone saves and closes it; .discard, .history, .editor "
            + "and .clear do what they say; .. begins a line with a dot.",
        formHelp: "Say a number and the new text, or the number alone to be asked for it; then save, or back.",
        error: { "Error: \($0)" },
        loading: "Loading.",
        unknown: { word, nearest in
            "“\(word)” is nothing that can be said here" + (nearest.map { "; perhaps “\($0)”" } ?? "")
                + ". “help” tells what can be."
        },
        ambiguous: { word, words in "“\(word)” may be \(words.joined(separator: ", ")). Type more of it." },
        notHere: { "“\($0)” does nothing here. “help” tells what does." },
        onlyOnScreens: { "“\($0)” is for the full screen only." },
        needsNumber: { "Of which? Say “\($0)” with a number." },
        noSuchNumber: { "There is no number \($0) here." },
        nothingFurther: "There is nothing further.",
        changed: "This has changed meanwhile; nothing was done:",
        answerFirst: "That has to be answered first.",
        lineTooLong: { "That line is longer than \($0 / 1_048_576) MB; nothing of it was taken." },
        noLines: "This cannot be shown in lines. “back” leads to where you were.",
        helpTitle: "What can be said here",
        sectionsTitle: "Sections",
        keysToo: "A key that a sentence names can be typed as a word, too, and so can the beginning of a word.")
}
