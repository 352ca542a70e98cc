import SceneGenerator

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

    /// What a presenter has others do, in its scene's folder.
    static let presenterHelp = Row(
        ["Browsing", "Entities", "Pictures", "Presentation", "Services"],
        "What helps a presenter asks and waits for it. Cells and keys belong in the View")

    static func target(_ name: String) -> Row? {
        targets[name]
    }

    /// The scenes in Package.swift, which need no rows of their own.
    private static let scenes = (try? PackageManifest(text: Project.this.text("Package.swift")).scenes) ?? []

    private static let targets: [String: Row] = [
        "Entities": Row(
            [], "Entities are plain values at the centre. What needs another module belongs in a ring further out"),
        "Pictures": Row(
            [],
            "Pictures are values: pixels, cells and what is sent of them. What makes one of another belongs elsewhere"),
        "Browsing": Row(
            ["Dispatch", "Entities", "Pictures", "Presentation", "Services"],
            "Browsing is what presenters of lists and details share, without a screen. What draws belongs in Sources/Widgets"
        ),
        "Services": Row(
            ["Entities", "Pictures"],
            "Services are protocols. What implements one belongs in Sources/Catalogs or Sources/LibraryStore"),
        "Presentation": Row(
            // Services is for what sources say of themselves.
            ["Commands", "Entities", "FoundationEssentials", "FoundationInternationalization", "Pictures", "Services"],
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
        "JSONReading": Row(
            ["FoundationEssentials"],
            "JSONReading reads JSON that nobody vouches for, whatever is in it. What that means belongs with those who read it"
        ),
        "Runtime": Row(
            ["Dispatch", "Glibc", "Synchronization"],
            "Runtime is threads, promises and time, whatever they are for. What knows why belongs in a ring further out"
        ),
        "CursesTerminal": Row(
            ["CNcurses", "Glibc", "Pictures", "TerminalKit"],
            "CursesTerminal speaks to the terminal and knows nothing of what is on it. Screens belong in a scene"),
        "Storage": Row(
            ["CSQLite", "Entities", "FoundationEssentials", "Glibc", "JSONReading", "Runtime", "Synchronization"],
            "Storage is files, folders, locks and SQLite. What is in them belongs with those who write them"),
        "HTTP": Row(
            ["CCurl", "Entities", "FoundationEssentials", "Glibc", "JSONReading", "Runtime", "Synchronization"],
            "HTTP sends requests and brings back bytes. What they mean belongs in Sources/Catalogs"),
        "CatalogKit": Row(
            [
                "Entities", "FoundationEssentials", "Glibc", "HTTP", "Runtime", "Services", "Storage",
                "Synchronization",
            ],
            "CatalogKit is what all sources share. What one of them is, and what it says, belongs in Sources/Catalogs"),
        "Catalogs": Row(
            [
                "CCatalogue", "CatalogKit", "Entities", "FoundationEssentials", "Glibc", "HTTP", "Runtime", "Services",
                "Storage", "Synchronization",
            ],
            """
            A catalogue asks one service and makes entities of what it says. What several need belongs in Sources/HTTP \
            or Sources/CatalogKit, words in Sources/Presentation
            """),
        "PictureLoading": Row(
            [
                "CPictureDrawing", "CPictureLibraries", "CZlib", "CatalogKit", "Entities", "FoundationEssentials",
                "HTTP", "Pictures", "Runtime", "Services", "Synchronization",
            ],
            "PictureLoading brings pictures and makes them ready. Which picture is of what belongs in Sources/Catalogs, when it is sent in Sources/CursesTerminal"
        ),
        "Configuration": Row(
            ["Entities", "FoundationEssentials", "Glibc", "JSONReading", "Services", "Storage", "TerminalKit"],
            "Configuration reads what users write: settings and themes. What a setting is for is said by those who declare it"
        ),
        "DiaryFiles": Row(
            ["CArchive", "Entities", "Foundation", "FoundationEssentials", "Glibc", "JSONReading"],
            "DiaryFiles says what other services' files say. What becomes of it belongs in LibraryStore"),
        "Sync": Row(
            ["CZlib", "Entities"],
            "Sync says what becomes of what several machines wrote, and knows no files. These belong in Sources/SyncFolder"
        ),
        "Sealing": Row(
            ["CSodium", "Entities"],
            "Sealing encrypts bytes and names, and knows neither what they say nor where they lie. That belongs in Sources/SyncFolder"
        ),
        "SyncFolder": Row(
            ["Entities", "FoundationEssentials", "Glibc", "JSONReading", "Sealing", "Storage", "Sync"],
            "SyncFolder brings a machine and a folder together. What is kept of that belongs in Sources/LibraryStore"),
        "SyncServers": Row(
            [
                "CExpat", "Entities", "FoundationEssentials", "HTTP", "Runtime", "SyncFolder", "Synchronization",
            ],
            "SyncServers carries files to servers and back. What is in them belongs in Sources/SyncFolder"),
        "LibraryStore": Row(
            [
                "CSQLite", "DiaryFiles", "Entities", "FoundationEssentials", "Glibc", "JSONReading", "Runtime",
                "Services", "Storage",
                "Sync", "SyncFolder", "Synchronization",
            ],
            "LibraryStore keeps what a person writes. Words belong in Sources/Presentation, screens in a scene"),
        "BookShelf": Row(
            [
                "Entities", "FoundationEssentials", "Glibc", "HTTP", "LibraryStore", "Runtime", "Services", "Storage",
                "Synchronization",
            ],
            "BookShelf shares books with a service. What is kept of them belongs in LibraryStore"),
        "SceneGenerator": Row(
            ["Foundation"],
            "SceneGenerator makes scenes and is no part of the program. What a scene needs belongs in a template"),
        "CommandLine": Row(
            [
                // CursesTerminal is for what doctor asks of terminals; Navigation for what is set about panes; Widgets for the
                // signs that the manual explains; Browsing for what watches files.
                "BookShelf", "Browsing", "CatalogKit", "Catalogs", "Commands", "Configuration", "CursesTerminal",
                "DiaryFiles", "Entities", "FoundationEssentials", "Glibc", "HTTP", "JSONReading", "LibraryStore",
                "Navigation",
                "PictureLoading",
                "Pictures", "Presentation", "Runtime", "Sealing", "Services", "Storage", "Sync", "SyncFolder",
                "SyncServers",
                "Synchronization", "TerminalKit", "Widgets",
            ],
            "CommandLine does what is asked for in the shell. What has a screen belongs in Sources/Matinee"),
        "Matinee": Row(
            scene.modules.union(scenes).union([
                "BookShelf", "CMainQueue", "CatalogKit", "Catalogs", "CommandLine", "Configuration", "CursesTerminal",
                "FoundationEssentials", "Glibc", "HTTP", "LibraryStore", "PictureLoading", "Runtime", "Sealing",
                "Storage", "SyncFolder", "SyncServers", "Synchronization",
            ]),
            "Matinee puts the others together. C libraries belong behind the target that wraps them"),
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
        case .builder, .sample:
            Row(scene.modules, scene.duty)
        }
    }
}
