extension PlainWording {
    static let english = PlainWording(
        words: { CommandWords.english($0).typed },
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
        description: { CommandWords.english($0).inLines },
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
        noteHelp: "Type lines to add to the note. A line with only . saves and closes it; .discard, .history, .join, "
            + ".editor and .clear do what they say; .. begins a line with a dot.",
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
