import CatalogKit
import DiaryFiles
import Entities
import LibraryStore
import Presentation
import Services

/// Everything that can be typed behind `matinee`: `--help`, the manual and the shells' completions are made of it.
package struct CommandLineTable {
    /// Options under a heading.
    struct OptionGroup {
        let title: String
        let options: [CommandLineOption]
    }

    /// Commands under a heading, with options that all of them take.
    struct VerbGroup {
        let title: String
        let verbs: [CommandLineVerb]
        var options: [CommandLineOption] = []
        /// Whether they take those of the program too.
        var takesProgramOptions = false
        /// What the manual says of them beside that.
        var notes: [String] = []
    }

    /// The sections to start in.
    let sections: [String]
    let optionGroups: [OptionGroup]
    let verbGroups: [VerbGroup]

    package static let standard = CommandLineTable(
        sections: SectionDescriptor.all.map(\.id.rawValue), optionGroups: ofProgram,
        verbGroups: [library, .sync, diary, .year, sources, cache, fetching, finding, settings, checkup, shells])

    var programOptions: [CommandLineOption] { optionGroups.flatMap(\.options) }
    var verbs: [CommandLineVerb] { verbGroups.flatMap(\.verbs) }

    /// All that a command takes, its own first: of two options of one name that is the one that counts.
    func options(of verb: CommandLineVerb) -> [CommandLineOption] {
        guard let group = group(of: verb.name) else { return [] }
        let own = ownOptions(of: verb.name)
        let names = Set(own.flatMap(\.names))
        let others =
            group.takesProgramOptions ? optionGroups.filter { $0.title != Self.helpTitle }.flatMap(\.options) : []
        return own + others.filter { names.isDisjoint(with: $0.names) } + [Self.help]
    }

    /// What a command takes beside what the program takes everywhere; nothing for what is no command.
    ///
    /// - Parameter command: with a space between its words.
    func ownOptions(of command: String) -> [CommandLineOption] {
        guard let group = group(of: command), let verb = group.verbs.first(where: { $0.name == command }) else {
            return []
        }
        return verb.options + group.options
    }

    /// - Parameter command: with a space between its words.
    func group(of command: String) -> VerbGroup? {
        verbGroups.first { $0.verbs.contains { $0.name == command } }
    }

    // MARK: - The program

    private static let helpTitle = "Help"
    private static let help = CommandLineOption(names: ["-h", "--help"], description: "show this and exit")

    private static let ofProgram =
        SettingGroup.allCases.map { group in
            OptionGroup(
                title: group.title,
                options: Settings.declared.filter { $0.shownGroup == group }.compactMap(CommandLineOption.init))
        }.filter { !$0.options.isEmpty } + [
            OptionGroup(
                title: helpTitle,
                options: [
                    help,
                    CommandLineOption(names: ["--man"], description: "print the manual page and exit"),
                    CommandLineOption(names: ["-V", "--version"], description: "show the version and exit"),
                ])
        ]

    // MARK: - Its commands

    private static let json = CommandLineOption(names: ["--json"])

    private static let library = VerbGroup(
        title: "Library",
        verbs: [
            CommandLineVerb(
                words: ["library", "path"],
                description: "print where favourites, notes and the reading list are kept"),
            CommandLineVerb(
                words: ["library", "check"],
                description: "say whether that file is in order, and how much is in it"),
            CommandLineVerb(
                words: ["library", "export"],
                options: [
                    CommandLineOption(
                        names: ["--format"], argument: ExportFormat.names.joined(separator: "|"),
                        offer: .words(ExportFormat.names)),
                    CommandLineOption(
                        names: ["--split"], argument: "FOLDER",
                        description: "letterboxd-1.csv and so on in that folder, each of less than 1 MB"),
                ],
                description:
                    "print all of it, JSON unless told otherwise; JSON has earlier texts of notes and other ids too; "
                    + "letterboxd has films that were seen, goodreads books, listenbrainz what was played, as they take "
                    + "them in"),
            CommandLineVerb(
                words: ["library", "import"],
                operands: [.init(name: "FILE", offer: .files(endings: ["json", "jsonl", "csv", "zip"]))],
                options: [
                    CommandLineOption(names: ["--dry-run"], description: "only say what would be taken in")
                ],
                description:
                    "take in what export wrote as JSON or CSV or for Letterboxd, or what \(DiaryService.namesOfTakenIn) give "
                    + "(several files are one import, - is standard input); nothing is deleted, what is newer here stays, "
                    + "and the same again changes nothing"),
            CommandLineVerb(
                words: ["library", "import", "--undo"], description: "take the last import back, as a whole"),
            CommandLineVerb(
                words: ["library", "lists"],
                description: "print your lists; with the name of one behind it, what is in it, as Markdown"),
            CommandLineVerb(
                words: ["library", "separate"], operands: [.init(name: "ID"), .init(name: "ID")],
                description:
                    "take back that these are the same; ids as export has them, SOURCE/KEY, one of them kept"),
            CommandLineVerb(
                words: ["library", "sync"],
                description:
                    "bring the reading list and the shared shelf (MATINEE_BOOKS_URL) together now, and say what waits "
                    + "for an answer"),
            CommandLineVerb(
                words: ["diary"], options: [json],
                description: "print what was seen, heard and read, the latest first; as JSON one object in each line"),
        ], notes: [Usage.joining, Usage.playing, Usage.exporting, Usage.migrating, Usage.shelf])

    private static let diary = VerbGroup(
        title: "Diary",
        verbs: [
            CommandLineVerb(
                words: ["log"], operands: [.init(name: "TITLE...")],
                description:
                    "write down in the diary what has exactly this title, kept or found; kinds are named as for find")
        ],
        options: [
            CommandLineOption(
                names: ["--on"], argument: "DAY", offer: .words(["today", "unknown"]),
                description: "2026-11-20, 2026-11, 2026 or unknown; else today"),
            CommandLineOption(
                names: ["--rating"], argument: "RATING",
                description: "stars as 4.5, or another scale as 9/10 or 88/100"),
            CommandLineOption(
                names: ["--year"], argument: "YEAR",
                description: "of several with that title the one of this year"),
            CommandLineOption(
                names: ["--note"], argument: "TEXT", description: "what there is to say of that time"),
            CommandLineOption(
                names: ["--tag"], argument: "WORD",
                description: "a word to find it by; several can be given", takesSeveral: true),
            CommandLineOption(names: ["--again"], description: "it was not the first time"),
        ], takesProgramOptions: true)

    private static let sources = VerbGroup(
        title: "Sources",
        verbs: [
            CommandLineVerb(
                words: ["sources"], options: [json],
                description:
                    "print what sources there are, what is set for them and what is cached of them; nobody is asked, "
                    + "and no key is shown")
        ], notes: [Usage.keys])

    private static let cache = VerbGroup(
        title: "Cache",
        verbs: [
            CommandLineVerb(
                words: ["cache"],
                options: [
                    CommandLineOption(
                        names: ["--clear"],
                        description:
                            "remove both, beside a Matinee that runs too, and say how much room that made; favourites, "
                            + "notes and keys stay"), json,
                ],
                description:
                    "print what is kept of services' answers and of pictures: how many, of what size and age, in "
                    + "which files, and at most how much; nobody is asked")
        ])

    private static let fetching = VerbGroup(
        title: "Without a network",
        verbs: [
            CommandLineVerb(
                words: ["prefetch"],
                description:
                    "have the first of each list in the cache, with what is told of them, for --offline; what is there "
                    + "and not old is not asked for again")
        ],
        options: PrefetchRequest.kinds.map { kind in
            CommandLineOption(
                names: [PrefetchRequest.option(kind)], argument: "N",
                description:
                    "so many \(kind.rawValue), \(PrefetchRequest.possibleCounts.lowerBound) to "
                    + "\(PrefetchRequest.possibleCounts.upperBound), and of other kinds only those that are named; "
                    + "without any, \(PrefetchRequest.usualCount) of each")
        } + [CommandLineOption(names: [PrefetchRequest.pictures], description: "their pictures too")],
        takesProgramOptions: true, notes: [Usage.fetching])

    private static let finding = VerbGroup(
        title: "Finding",
        verbs: [
            CommandLineVerb(
                words: ["find"], operands: [.init(name: "TEXT...")],
                options: FoundKind.allCases.map {
                    CommandLineOption(
                        names: [$0.option], description: "only of this kind, or of several that are named")
                },
                description: "print what has these words in it, of all kinds or of those that are named"),
            CommandLineVerb(
                words: ["list"], operands: [.init(name: "KIND", offer: .words(FoundKind.allCases.map(\.rawValue)))],
                description: "print a list of this kind"),
        ],
        options: [
            CommandLineOption(
                names: ["--json"],
                description:
                    "one object in each line: kind, id, title, and what is known of subtitle, released, rating, votes, "
                    + "listeners and plays", answers: .form),
            CommandLineOption(
                names: ["--tsv"],
                description: "columns with tabs between them: id, kind, title, subtitle, release date, rating",
                answers: .form),
            CommandLineOption(names: ["--open"], description: "open the first in the program, in place of printing"),
            CommandLineOption(names: ["--reverse"], description: "turn the order round"),
        ] + FindOption.all.map(CommandLineOption.init), takesProgramOptions: true, notes: [Usage.finding])

    private static let settings = VerbGroup(
        title: "Settings",
        verbs: [
            CommandLineVerb(
                words: ["config"],
                options: [
                    CommandLineOption(
                        names: ["--check"],
                        description: "say what is wrong in the configuration file: line, setting, what was expected"),
                    CommandLineOption(
                        names: ["--init"],
                        description:
                            "write that file with every setting and its usual value as comments, where there is none yet"
                    ), json,
                ],
                description: "print the settings in force, and where each comes from; no key of a service is shown")
        ], notes: [Usage.configuring, Usage.choosingKeys])

    private static let checkup = VerbGroup(
        title: "When something is wrong",
        verbs: [
            CommandLineVerb(
                words: ["doctor"],
                options: [
                    json, CommandLineOption(names: ["--offline"], description: "ask no service whether it answers"),
                ],
                description:
                    "print how terminal, colours, keys, pictures, clipboard, tmux, sources, files and settings are found, "
                    + "why, and what to do where something is wrong; each source is asked once; no key is shown")
        ], notes: [Usage.diagnosis])

    private static let shells = VerbGroup(
        title: "Shells",
        verbs: [
            CommandLineVerb(
                words: ["completions"],
                operands: [.init(name: "SHELL", offer: .words(CompletionShell.allCases.map(\.rawValue)))],
                description: "print what completes command lines of matinee in that shell, to be put where it looks")
        ], notes: [Usage.completing])
}

extension SettingDeclaration {
    /// What sources declare is all of one group.
    var shownGroup: SettingGroup {
        SourceRegistry.standard.settings.contains { $0.name == name } ? .sources : group
    }
}

extension SettingGroup {
    /// In `--help` and the manual.
    package var title: String {
        switch self {
        case .program: "Program"
        case .sources: "Sources and keys"
        case .network: "Network"
        case .look: "Look"
        case .input: "Keys"
        case .language: "Language"
        }
    }
}

extension ExportFormat {
    static let names = allCases.map(\.rawValue)
}

extension CommandLineOption {
    fileprivate init(_ option: FindOption) {
        let (argument, offer, description): (String?, CommandLineOffer, String) =
            switch option {
            case .limit: (option.setting.argument, .nothing, "how many of each kind at most (20)")
            case .sort:
                (option.setting.argument, .words(QuerySort.allCases.map(\.rawValue)), "one of the source's orders")
            case .collection:
                (
                    option.setting.argument, .words(QueryCollection.allCases.map(\.rawValue)),
                    "one of the source's lists"
                )
            case .filter(let filter): (filter.words.example, filter.offer, filter.words.purpose)
            }
        let words =
            if case .words(let words) = offer { " of those that it has: \(words.joined(separator: ", "))" } else { "" }
        self.init(names: [option.name], argument: argument, offer: offer, description: description + words)
    }
}

extension QueryFilter {
    /// What is known of its values without asking a source.
    fileprivate var offer: CommandLineOffer {
        switch self {
        case .genre: .list(FilmGenre.allCases.map(\.rawValue))
        case .type: .list(PokemonType.known.map(\.rawValue).sorted())
        case .generation: .list((1...9).map(String.init))
        default: .nothing
        }
    }
}
