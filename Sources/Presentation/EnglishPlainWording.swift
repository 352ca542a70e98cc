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
            case .go: "Go to a section, by its name or number; the name alone is enough"
            case .mark: "Mark an entry, or take its mark off"
            case .again: "Say again what is here; so does an empty line"
            }
        },
        description: { command in
            switch command {
            case .open: "Open the row of that number; the number alone is enough"
            case .next: "The next ten rows; in a detail, the next one of the list"
            case .previous: "The ten rows before; in a detail, the one before"
            case .filter: "Search for the words behind it"
            case .refine: "Narrow the list: choose a filter by its number or its name"
            case .back: "Back to where you were, leaving any question"
            case .help: "List what you can type here"
            case .fold: "Everything else that is known"
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
        number: "NUMBER",
        someWords: "WORDS",
        someNumber: "N",
        someName: "NAME",
        asksFor: { "\($0) (only . for none):" },
        notShown: "What you type is not shown.",
        searchLabel: "Search words",
        noteHelp: "Type lines to add to the note. A line with only . saves and closes it; .discard, .history, .editor "
            + "and .clear do what they say; .. begins a line with a dot.",
        formHelp: "Type a number and the new text, or only the number to be asked for it; then save, or back.",
        error: { "Error: \($0)" },
        loading: "Loading.",
        unknown: { word, nearest in
            "“\(word)” is not known here" + (nearest.map { "; did you mean “\($0)”?" } ?? ".")
                + " “help” lists what is."
        },
        ambiguous: { word, words in "“\(word)” could be \(words.joined(separator: ", ")). Type more of it." },
        notHere: { "“\($0)” does nothing here. “help” lists what does." },
        onlyOnScreens: { "“\($0)” is for the full screen only." },
        needsNumber: { "Which one? Type “\($0)” with a number." },
        noSuchNumber: { "There is no number \($0) here." },
        nothingFurther: "There is no more.",
        changed: "This has changed in the meantime; nothing was done:",
        answerFirst: "Please answer this first.",
        lineTooLong: { "That line is longer than \($0 / 1_048_576) MB; none of it was taken." },
        noLines: "This cannot be shown as lines. “back” takes you back.",
        helpTitle: "What you can type here",
        sectionsTitle: "Sections",
        keysToo: "A key that a message names can be typed as a word too, and a word can be shortened to its beginning.")
}
