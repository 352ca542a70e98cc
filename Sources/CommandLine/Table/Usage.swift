import CatalogKit
import DiaryFiles
import Entities
import Presentation
import Services
import TerminalKit

/// The table of options and environment variables. `--help` and the manual page are made from it.
package enum Usage {
    package struct Entry {
        let name: String
        let description: String
    }

    package static let version = "0.1.0"

    /// The ways to start it, without the program's name before any but the first.
    static var synopses: [String] {
        ["[\(table.sections.joined(separator: "|"))] [option...]"]
            + table.verbGroups.flatMap { group in
                // What is written as an option is no word of its own there.
                let verbs = group.verbs.filter { $0.words.last?.hasPrefix("-") != true }
                return verbs.reduce(into: [(first: String, tails: [String])]()) { lines, verb in
                    if verb.words.count > 1, lines.last?.first == verb.words[0] {
                        lines[lines.count - 1].tails.append(verb.tail)
                    } else {
                        lines.append((verb.words[0], [verb.tail + options(of: verb, in: group)]))
                    }
                }.map { ([$0.first, $0.tails.joined(separator: "|")].filter { !$0.isEmpty }).joined(separator: " ") }
            }
    }

    private static let table = CommandLineTable.standard

    private static func options(of verb: CommandLineVerb, in group: CommandLineTable.VerbGroup) -> String {
        if !group.options.isEmpty { return (verb.tail.isEmpty ? "" : " ") + "[option...]" }
        guard verb.words.count == 1 else { return "" }
        return verb.options.map { (verb.tail.isEmpty && $0.names == verb.options[0].names ? "" : " ") + "[\($0.text)]" }
            .joined()
    }

    package static let summary = """
        Discover films, music, books and Pokémon in the terminal. A section shows its built-in \
        catalogue at once, and the live one when that has answered, without a key \
        where its service needs none. Without a network it stays built-in.
        """

    /// The options of the program, under their headings; the sections to start in come first.
    package static let options = table.optionGroups.enumerated().map { index, group in
        let sections = Entry(
            name: table.sections.joined(separator: ", "), description: "the section to start in; else where you were")
        return (title: group.title, entries: (index == 0 ? [sections] : []) + group.options.map(Entry.init))
    }

    /// The commands, under theirs, each with its options below it.
    package static let commands = table.verbGroups.map { group in
        let verbs = group.verbs.flatMap { verb in
            [Entry(name: verb.text, description: verb.description)]
                + verb.options.filter { !$0.description.isEmpty }.map { option in
                    Entry(name: "\(verb.name) \(option.text)", description: option.description)
                }
        }
        return (title: group.title, entries: verbs + group.options.map(Entry.init), notes: group.notes)
    }

    static let completing = """
        The scripts need nothing but the shell and matinee. 'make install' and packages put them where shells look. By \
        hand: 'source <(matinee completions bash)' in .bashrc, the same with zsh behind compinit in .zshrc, and \
        'matinee completions fish >~/.config/fish/completions/matinee.fish'.
        """

    static let fetching = """
        Long work, prefetch as well as import, export and clearing the cache, shows on standard error how far it is: a bar \
        where that is a terminal, else a line every ten seconds. Ctrl-C, and the signals TERM and HUP, stop it in order: \
        what is done is kept, and the same command continues from there; a second one ends it at once. Services are asked no \
        faster than they allow, and one that wants to be left alone for up to five minutes is waited for. Of an artist \
        there are then the page, the first albums, and the tracks of the first one.
        """

    package static let finding = """
        What a source does not have, and what it cannot combine, is a mistake that is told, with what there is. Choices are \
        written with commas between them, and with a - before what must not be there: --genre drama,-horror.
        """

    /// The variables of the environment, under their headings.
    static let variables =
        SettingGroup.allCases.map { group in
            (
                title: group.title,
                entries: Settings.declared.filter { !$0.variables.isEmpty && $0.shownGroup == group }.map(Entry.init)
                    + (otherVariables[group] ?? [])
            )
        }.filter { !$0.entries.isEmpty } + [
            (title: "Folders", entries: folders), (title: "Other programs", entries: programs),
            (title: "Terminal", entries: terminal),
        ]

    private static let otherVariables: [SettingGroup: [Entry]] = [
        .language: [
            Entry(
                name: "LC_ALL, LC_CTYPE, LANG",
                description: "whether the terminal takes more than ASCII; the first that is set counts")
        ]
    ]

    private static let folders =
        Folders.variables.map(entry) + [
            Entry(
                name: "HOME",
                description: "the home folder, ~ above; what has neither this nor a folder of its own, both absolute "
                    + "paths, is not kept")
        ]

    private static let programs = [
        Entry(
            name: "VISUAL, EDITOR",
            description:
                "what a note is edited with elsewhere, a command with its options; the first that is set (vi)"),
        Entry(name: "PATH", description: "where other programs are looked for"),
        Entry(name: "TMPDIR", description: "where that editor's file is meanwhile, an absolute path (/tmp)"),
        Entry(
            name: "BROWSER",
            description: "what opens links, programs without options, tried in turn, between colons (xdg-open)"),
        Entry(
            name: "DISPLAY, WAYLAND_DISPLAY",
            description:
                "one of them set tells that there is a desktop, which opens links and takes copies; without one a link is "
                + "shown and copied"),
        Entry(name: "PATH", description: "where these programs are looked for, and those that take copies"),
        Entry(
            name: "SSH_CONNECTION, SSH_CLIENT, SSH_TTY",
            description: "one of them set tells that you sit elsewhere: then only a display that ssh forwards is yours"),
    ]

    private static let terminal = [
        Entry(name: "TERM", description: "the terminal, by the name that its database knows"),
        Entry(
            name: "COLORFGBG",
            description: "whether the terminal is dark or light, where it does not answer that itself"),
        Entry(
            name: "TERM_PROGRAM",
            description: "by which, with TERM, a terminal is known again, and what it has said of its colours"),
        Entry(
            name: "VTE_VERSION, KONSOLE_VERSION, WT_SESSION",
            description:
                "by which, or by TERM, TERM_PROGRAM or its answers, a terminal is known in which links can be clicked"),
        Entry(name: "COLORTERM", description: "truecolor or 24bit where the terminal shows colours in 24 bits"),
        Entry(
            name: "TMUX, TMUX_PANE",
            description: "set where the terminal is tmux, whatever TERM says; doctor asks that tmux about that pane"),
        Entry(name: "XTERM_VERSION", description: "set in xterm: doctor says how Alt is sent there"),
        Entry(
            name: "ESCDELAY, SSH_TTY",
            description:
                "how long Esc waits for what may follow it, in milliseconds; and whether that comes from afar"),
        Entry(
            name: "MATINEE_CHECK_FRAMES",
            description:
                "set to try the program: it ends where a frame of which rows alone are drawn is not the whole one"
        ),
    ]

    private static func entry(_ folder: Folders.Variable) -> Entry {
        let content =
            switch folder.kind {
            case .data: "favourites, notes and the reading list"
            case .state: "the session, the log and drafts of notes"
            case .cache: "services' answers and pictures"
            case .config: "settings (config.json5) and the keys that were entered in the program"
            }
        return Entry(name: folder.name, description: "where \(content) are kept (~/\(folder.belowHome))")
    }

    static let pasting = """
        What is pasted is text and never a command. Of one paste the first \(Key.pasteLimit / 1_024) kB are taken; \
        one whose end does not come is over when nothing of it has come for \(Key.pastePatience.components.seconds) \
        seconds.
        """

    static let copying = """
        What is copied goes to wl-copy, xclip or xsel where there is a desktop, else through the terminal (OSC 52), over ssh \
        too, up to 6 kB. No terminal says what it makes of that: kitty, foot, Alacritty, WezTerm, Ghostty and Windows \
        Terminal take it, others may have to be allowed to. tmux takes it with 'set -g set-clipboard on' in its \
        configuration, and hands it on. The texts can be shown too, alone and without the mouse, to be selected.
        """

    package static let lines = """
        With --plain, where ACCESSIBLE is set, and in a terminal whose TERM is dumb, Matinee is a dialogue of lines, \
        without any escape sequence. It says ten rows at a time and what can be said to it: a number opens its row, and \
        words and their unmistakable beginnings, names of commands and sections do the rest. A line that is asked for is \
        left with a dot alone. The end of the input quits.
        """

    package static let drafts = """
        What is typed into a note is kept as a draft, at most 2 seconds behind the keys, until it is in the library or \
        discarded. A draft that was left behind is named at the next start and offered when its note is opened.
        """

    static let reading = """
        The terminal's cursor always stands at the first letter of the row, field or text that one is at, or where one \
        types. With --reader it is seen, and nothing is drawn that is only there to be looked at: one pane, no frames, \
        pictures, marks or spinner; rows begin with their title, another row sends nothing but the cursor's new place, \
        and what has happened stays in the last line, below the keys. With MATINEE_REDUCE_MOTION=on nothing moves by \
        itself.
        """

    static let joining = """
        What is kept is kept of its source. A film of two sources is one where they say so by an id that they have in \
        common; artists and albums are where their names are the same but for accents, capitals and width, and nothing \
        speaks against it. Then its marks are shown under both names, and all of its notes; nothing is merged. Where a \
        source was wrong, 'matinee library separate' takes it back for good.
        """

    package static let shelf = """
        With MATINEE_BOOKS_URL set, the reading list is shared with other machines by way of that service: title, author, \
        ISBN, pages and release date of each book. State, rating and note stay here. What is done without the service, or \
        while it does not answer, is kept and sent in its order later. What it refuses, and books that another machine has \
        changed meanwhile, wait for an answer; nothing is lost until then.
        """

    static let configuring = """
        Settings stand in config.json5, in JSON5; 'matinee config --init' writes it, 'matinee config' shows what is in force. \
        The command line counts before the environment, that before what was entered in the program, that before this \
        file. What is wrong in it is told, with its line, and all the rest counts. A change is taken in while Matinee runs.
        """

    static let diagnosis = """
        With --json, doctor prints one object: "version"; "todo", how many findings want something done; and "findings", \
        each with "area" (terminal, colors, keyboard, mouse, pictures, clipboard, tmux, sources, files, settings), "name", \
        "value", and where there are some "why" and "remedy", what to do. Areas and names stay as they are. The log is \
        matinee.log in the folder of the program's state, made with its first line, and put aside as matinee.log.old when it \
        has 1 MB; MATINEE_LOG_LEVEL=debug writes most. In the program Ctrl-G shows all notices of its run.
        """

    static let presets = """
        These are the keys of the preset default. Where vim and emacs have others, they stand below; 'matinee config' shows \
        which one is in force, and ? in the program the keys as they are there.
        """

    static let choosingKeys = """
        Every command can have other keys: in config.json5, under keys, a place (everywhere, list, detail, note) and there \
        the name of the command with a key, a list of keys, or null. "g g" is pressed one after the other. keys.preset is \
        default, vim (digits say how often, g 1 is the first section) or emacs. A key of a place counts before one of \
        everywhere. Letters of Cyrillic, Greek, Hebrew and Arabic layouts stand for the Latin ones on their keys.
        """

    package static let keys = """
        A key can be entered in the program (S, then Enter on its source). It is tried at its service, and stored only if \
        that accepts it, in keys.json in the folder of the program's configuration, which nobody else may read; a file \
        that others may read is not used. A key in the environment counts before it.
        """

    static let playing = """
        What was played is in a file of its own, plays.sqlite beside the library, counted by track, album and artist. \
        What \(DiaryService.namesOfPlays) give has it. Names count as the same whatever their case, accents and \
        punctuation. Of two plays of a track that begin less than 30 seconds apart the first counts: they are \
        one listen, of which two services tell. Spotify's file says when a play ended, so it began as long before; what \
        was played for less than 30 seconds, and podcasts, are left out, and it is said how many. Days are those in UTC.
        """

    static let exporting = """
        An export holds nothing that a terminal or a spreadsheet would obey. In JSON, control characters and those \
        that turn the direction of text are \\u escapes. In CSV, a cell that a spreadsheet would take for a formula, \
        or that begins with an apostrophe, has an apostrophe before it; a cell with control characters is an \
        apostrophe and the text as a string of JSON. Import undoes both. Markdown, which is not imported, has a sign \
        in the place of each such character.
        """

    static let migrating = """
        A library of an earlier version is brought to this one's form when it is opened for writing. A copy of the old \
        file stays beside it: library.sqlite.v2-backup, with the number of the old form. Where there is no room for the \
        copy, or a row that belongs to nothing is in the way, that is said, and the old file is read, not written. An \
        earlier Matinee does not read the new form. The way back is to end all of them, to move library.sqlite, \
        library.sqlite-wal and library.sqlite-shm into a folder named matinee elsewhere, and to name the copy \
        library.sqlite. What was stored since then is in the files that were moved: 'matinee library export' of this \
        version gets it out, with XDG_DATA_HOME set to the folder above them, and the earlier version imports of it what \
        it knows.
        """

    static let exitStatuses = [
        Entry(
            name: "0", description: "quit by the user; a library command has done it all, or there is no library yet"),
        Entry(
            name: "1",
            description: "quit by the user though something could not be stored, or standard output has not taken all "
                + "that a library command wrote; standard error says what and why; find, list and log: there is nothing; "
                + "doctor: there is something to do"),
        Entry(
            name: "2", description: "it could not start, or was asked for what it does not know; a line says why"),
        Entry(
            name: "3",
            description: "a part: the library is damaged or of a later version, and not all of it can be read or came "
                + "out; or not all items were imported; find, list and log: a source did not answer; prefetch: something "
                + "could not be had"),
        Entry(
            name: "4",
            description:
                "nothing can be read of the library, or of the file to import; nothing has changed; cache: a file is damaged "
                + "or of another version"),
        Entry(
            name: "5",
            description:
                "the library, the cache, the shared shelf or the file to import is not to be reached: it cannot be opened or written, its "
                + "disk is full, or another program holds it"),
        Entry(
            name: "128+n",
            description:
                "ended by signal n, as 130 by Ctrl-C and 143 by TERM; TERM, HUP, INT, USR1 and USR2 end it in order, with all that is to be saved; "
                + "what cannot be is kept as a draft, or else printed on standard error; 141, without a word, where whoever reads a "
                + "pipe has enough, as head does"),
    ]

    /// What `--help` prints.
    package static var text: String {
        let groups =
            options.map { ($0.title, $0.entries) } + commands.map { ("\($0.title), commands", $0.entries) }
            + variables.map { ("\($0.title), environment", $0.entries) } + [("Exit status", exitStatuses)]
        return """
            Usage: matinee \(synopses.joined(separator: "\n       matinee "))

            \(wrapped(summary, to: 78, indent: 0))

            \(groups.map { title, entries in "\(title):\n\(rows(of: entries))" }.joined(separator: "\n\n"))

            Keys: press ? in the program.
            """
    }

    private static func rows(of entries: [Entry]) -> String {
        let column = 20
        return entries.map { entry in
            let text = wrapped(entry.description, to: 78 - column - 2, indent: column + 2)
            // A name that is too long for its column gets its own line.
            let gap =
                entry.name.count < column
                ? String(repeating: " ", count: column - entry.name.count)
                : "\n" + String(repeating: " ", count: column + 2)
            return "  \(entry.name)\(gap)\(text)"
        }.joined(separator: "\n")
    }

    private static func wrapped(_ text: String, to width: Int, indent: Int) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            if let last = lines.last, !last.isEmpty, last.count + 1 + word.count > width { lines.append("") }
            let last = lines.count - 1
            lines[last] += lines[last].isEmpty ? word : " " + word
        }
        return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
    }
}

extension Usage.Entry {
    fileprivate init(_ option: CommandLineOption) {
        self.init(name: option.text, description: option.description)
    }

    /// The variable of a setting, with its usual value.
    fileprivate init(_ setting: any SettingDeclaration) {
        let usual = setting.usualText.map { " (\($0))" } ?? ""
        self.init(name: setting.variables.joined(separator: ", "), description: setting.words + usual)
    }
}
