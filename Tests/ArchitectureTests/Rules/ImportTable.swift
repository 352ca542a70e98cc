import SourceReading

/// Which target may import which. A row is a decision: give the reason in the commit when you extend one.
enum ImportTable {
    struct Row {
        let modules: Set<String>
        /// The purpose of the target or part; it tells where else a line belongs.
        let duty: String

        init(_ modules: Set<String>, _ duty: String) {
            self.modules = modules
            self.duty = duty
        }
    }

    /// What a scene may import.
    static let scene = Row(
        [
            "Browsing", "Commands", "Entities", "Navigation", "Pictures", "Presentation", "Services", "TerminalKit",
            "Widgets",
        ],
        """
        A scene knows services by their protocols, other scenes by its router's destinations, and no system. \
        What implements a service belongs in Sources/Catalogs or Sources/LibraryStore; what leads from scene to scene, in Sources/Matinee
        """)

    /// What a catalogue's target may import: never another catalogue.
    static let catalog = Row(
        [
            // FirstPokemon is a list, and knows no service. SearchIndex finds what comes with the program.
            "AnswerCache", "CCatalogue", "Entities", "FirstPokemon", "FoundationEssentials", "Glibc", "HTTP",
            "LenientJSON", "Runtime", "SearchIndex", "Services", "Settings", "Sourcing", "Synchronization",
        ],
        """
        A catalogue asks one service and makes entities of what it says. What several need belongs in Sources/HTTP, \
        Sources/AnswerCache or Sources/LenientJSON, words in Sources/Presentation
        """)

    static func target(_ name: String) -> Row? {
        targets[name]
    }

    /// The scenes in Package.swift, which need no rows of their own.
    private static let scenes = (try? PackageManifest(text: Project.this.text("Package.swift")).scenes) ?? []

    private static let catalogs = (try? PackageManifest(text: Project.this.text("Package.swift")).catalogs) ?? []

    private static let targets: [String: Row] = [
        "Entities": Row(
            [], "Entities are plain values at the centre. What needs another module belongs in a ring further out"),
        "Pictures": Row(
            [],
            "Pictures are values: pixels, cells and what is sent of them. What makes one of another belongs elsewhere"),
        "FirstPokemon": Row(
            ["Entities"],
            "FirstPokemon is a list that comes with the program. Who asks for it belongs in Sources/Catalogs"),
        "Browsing": Row(
            ["Dispatch", "Entities", "FuzzyRanking", "Pictures", "Presentation", "Services"],
            "Browsing is what presenters of lists and details share, without a screen. What draws belongs in Sources/Widgets"
        ),
        "ThemeFiles": Row(
            ["Configuration", "Entities", "FoundationEssentials", "TerminalKit"],
            "ThemeFiles makes themes of what users write. What one looks like in a terminal belongs in Sources/CursesTerminal"
        ),
        "Settings": Row(
            ["Entities"],
            "Settings are read from wherever they are set. What one of them means belongs with those who declare it"),
        "Services": Row(
            // Settings is for those that a source's descriptor names.
            ["Entities", "Pictures", "Settings"],
            "Services are protocols. What implements one belongs in Sources/Catalogs or Sources/LibraryStore"),
        "Configuration": Row(
            ["Entities", "FoundationEssentials", "Glibc", "LocalFiles", "Settings"],
            "Configuration reads a file. What its settings are for is said by those who declare them"),
        "KeyStore": Row(
            ["Entities", "FoundationEssentials", "Glibc", "LocalFiles"],
            "KeyStore keeps keys in a file. What they are for is said by the sources"),
        "LogKeeping": Row(
            ["Entities", "FoundationEssentials", "Glibc", "LocalFiles", "Synchronization"],
            "LogKeeping writes what has happened to a file. Words for people belong in Sources/Presentation"),
        "Sourcing": Row(
            [
                "AnswerCache", "Entities", "FoundationEssentials", "HTTP", "KeyStore", "Runtime", "Services",
                "Settings",
                "Synchronization",
            ],
            "Sourcing is what the program knows of sources, whichever there are. What one of them is belongs in its folder"
        ),
        "Presentation": Row(
            // Services and Settings are for what sources say of themselves.
            ["Commands", "Entities", "Foundation", "Pictures", "Services", "Settings"],
            "Presentation is words and states, without a screen. What draws belongs in Sources/TerminalKit or a view"),
        "TerminalKit": Row(
            ["CTextWidth", "Pictures"],
            "TerminalKit is cells and text, without a program and without a terminal. Curses belongs in Sources/CursesTerminal"
        ),
        "Navigation": Row(
            // Entities is for ids; Navigation does not know what items they belong to. Services is for what scenes are handed
            // (`SceneContext`); Navigation asks nothing of them.
            ["Browsing", "Commands", "Entities", "Presentation", "Services", "TerminalKit"],
            "Navigation moves screens, whatever they show. What knows a film or an artist belongs in a scene"),
        "Commands": Row(
            ["Entities", "TerminalKit"],
            "Commands are names and keys. Words belong in Sources/Presentation, what a command does with whoever handles it"
        ),
        "Widgets": Row(
            ["Browsing", "Commands", "Navigation", "Pictures", "Presentation", "TerminalKit"],
            "Widgets are pieces of screens, whatever they show. What knows a film or an artist belongs in a scene"),
        "PictureDrawing": Row(
            ["CPictureDrawing", "Pictures", "Synchronization"],
            "PictureDrawing makes pictures ready for a terminal. When they are sent belongs in Sources/CursesTerminal, where they come from in Sources/PictureLoading"
        ),
        "Runtime": Row(
            ["Dispatch", "Glibc", "Synchronization"],
            "Runtime is threads, promises and time, whatever they are for. What knows why belongs in a ring further out"
        ),
        "LenientJSON": Row(
            ["FoundationEssentials"],
            "LenientJSON reads what services send. Which service sends it belongs in Sources/Catalogs"),
        "SQLite": Row(
            ["CSQLite", "Glibc"], "SQLite runs statements. What they say belongs with those whose tables they are of"),
        "SearchIndex": Row(
            ["Entities", "SQLite"], "SearchIndex finds texts in memory. Whose they are belongs with those who ask it"),
        "FuzzyRanking": Row(
            ["Entities"],
            "FuzzyRanking ranks texts. Whose they are, and what is shown of them, belongs with those who ask it"),
        "LocalFiles": Row(
            ["Entities", "Glibc", "Runtime", "Synchronization"],
            "LocalFiles makes, locks and watches files. What is in them belongs with those who write them"),
        "HTTP": Row(
            ["CCurl", "Entities", "FoundationEssentials", "Glibc", "Runtime", "Synchronization"],
            "HTTP sends requests and brings back bytes. What they mean belongs in Sources/Catalogs"),
        "AnswerCache": Row(
            [
                "Entities", "FoundationEssentials", "Glibc", "HTTP", "LocalFiles", "Runtime", "SQLite",
                "Synchronization",
            ],
            "AnswerCache keeps answers and says whether they are fresh. What they mean belongs in Sources/Catalogs"),
        "PictureLoading": Row(
            [
                "AnswerCache", "Entities", "FoundationEssentials", "HTTP", "PictureDecoding", "PictureDrawing",
                "Pictures", "Runtime", "Services", "Synchronization",
            ],
            "PictureLoading brings pictures, whoever's they are. Which picture is of what belongs in Sources/Catalogs, how a terminal shows it in Sources/PictureDrawing"
        ),
        "LibraryStore": Row(
            [
                "CSQLite", "Entities", "FoundationEssentials", "Glibc", "LocalFiles", "Runtime", "SQLite", "Services",
                "Synchronization",
            ],
            "LibraryStore keeps what a person writes. Words belong in Sources/Presentation, screens in a scene"),
        "BookShelf": Row(
            [
                "Entities", "FoundationEssentials", "Glibc", "HTTP", "LenientJSON", "LibraryStore", "LocalFiles",
                "Runtime", "Services", "Synchronization",
            ],
            "BookShelf shares books with a service. What is kept of them belongs in LibraryStore"),
        "LibraryExchange": Row(
            ["Entities", "FoundationEssentials", "Services"],
            "LibraryExchange turns a library into text and back. Files and words about them belong in Sources/Matinee"),
        "PictureDecoding": Row(
            ["CPictureLibraries", "Pictures", "Synchronization"],
            "PictureDecoding makes pixels of bytes. Where they come from, and how they are shown, belongs elsewhere"),
        "CursesTerminal": Row(
            ["CNcurses", "Glibc", "Pictures", "TerminalKit"],
            "CursesTerminal speaks to the terminal and knows nothing of what is on it. Screens belong in a scene"),
        "SourceReading": Row(
            [], "SourceReading knows Swift files, not why they are read. What checks or makes them belongs elsewhere"),
        "SceneGenerator": Row(
            ["Foundation", "SourceReading"],
            "SceneGenerator makes scenes and is no part of the program. What a scene needs belongs in a template"),
        "NewScene": Row(
            ["Foundation", "SceneGenerator"],
            "NewScene gives the generator its arguments, its folders and its tools. What it does belongs in SceneGenerator"
        ),
        "Matinee": Row(
            scene.modules.union(scenes).union(catalogs).union([
                "AnswerCache", "BookShelf", "CMainQueue", "CursesTerminal", "FoundationEssentials", "Glibc", "HTTP",
                "Configuration", "KeyStore", "LibraryExchange",
                "LibraryStore", "LocalFiles", "LogKeeping", "PictureDecoding", "PictureLoading", "Runtime", "Settings",
                "Sourcing", "Synchronization", "ThemeFiles",
            ]),
            "Matinee puts the others together. C libraries belong behind the target that wraps them"
        ),
    ]

    static func part(_ part: ScenePart) -> Row {
        switch part {
        case .entity:
            Row(
                ["Entities", "Presentation"],
                "An Entity is values. What acts on them belongs in the Interactor or Presenter")
        case .interactor:
            Row(
                ["Entities", "Services"],
                "An Interactor asks services and applies rules. What is shown, and when, belongs in the Presenter")
        case .presenter:
            Row(
                ["Browsing", "Commands", "Entities", "Pictures", "Presentation"],
                "A Presenter decides. Cells and keys belong in the View, questions to services in the Interactor")
        case .router:
            // Browsing and Presentation are for delegates and their messages; a router makes no messages itself.
            Row(
                ["Browsing", "Entities", "Navigation", "Presentation"],
                "A Router knows where to go. What is shown there is its own scene's business")
        case .view, .plainView, .layout:
            Row(
                ["Browsing", "Commands", "Navigation", "Presentation", "TerminalKit", "Widgets"],
                "A View draws ready words. What an entity is turned into belongs in the Presenter or its Formatter")
        case .formatter:
            Row(
                ["Entities", "Presentation"],
                "A Formatter turns entities into words. What draws them belongs in the View")
        case .builder:
            Row(scene.modules, scene.duty)
        }
    }
}
