// swift-tools-version: 6.2
import PackageDescription

/// The scenes, one VIPER module each. Adding a name here declares the scene and its tests.
let scenes = [
    "AlbumDetail",
    "ArtistList",
    "Library",
    "MovieDetail",
    "MovieList",
    "NoteEditor",
    "NoteHistory",
]

/// One target for each service, with the dependencies that not all of them have.
let catalogs: [String: [Target.Dependency]] = [
    "BuiltIn": ["CCatalogue"],
    "Cinemeta": [],
    "Deezer": [],
    "LastFM": [],
    "TMDB": [],
]

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

func swift(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func names(of targets: some Collection<String>) -> [Target.Dependency] {
    targets.sorted().map { .init(stringLiteral: $0) }
}

func scene(_ name: String) -> Target {
    .target(
        name: name,
        dependencies: [
            "Browsing", "Commands", "Entities", "Navigation", "Presentation", "Services", "TerminalKit", "Widgets",
        ],
        path: "Sources/Scenes/\(name)", swiftSettings: strict)
}

func catalog(_ name: String) -> Target {
    .target(
        name: name,
        dependencies: [
            "AnswerCache", "Entities", "HTTP", "LenientJSON", "Runtime", "Services", "Settings", "Sourcing",
        ]
            + catalogs[name, default: []],
        path: "Sources/Catalogs/\(name)", swiftSettings: strict)
}

/// Code that the tests of several targets share.
let testSupport = Target.target(
    name: "TestSupport",
    dependencies: [
        "Browsing", "Commands", "Entities", "Navigation", "Presentation", "Services", "Settings", "TerminalKit",
        "Widgets",
    ],
    path: "Tests/TestSupport", swiftSettings: strict)

func tests(
    _ name: String, in folder: String = "Tests", _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: dependencies + ["TestSupport"], path: "\(folder)/\(name)Tests",
        exclude: exclude, swiftSettings: strict)
}

func sceneTests(_ name: String) -> Target {
    tests(
        name, in: "Tests/Scenes",
        [
            .init(stringLiteral: name), "Browsing", "Commands", "Entities", "Navigation", "Presentation", "Services",
            "TerminalKit",
            "Widgets",
        ],
        exclude: ["Screens"])
}

let package = Package(
    name: "Matinee",
    products: [
        .executable(name: "matinee", targets: ["Matinee"]),
        .executable(name: "new-scene", targets: ["NewScene"]),
    ],
    targets: [
        // The system's C libraries, and the data that is compiled in.
        .target(name: "CNcurses", linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
        .target(name: "CCurl"),
        .target(name: "CMainQueue"),
        .target(name: "CSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),
        .target(name: "CTextWidth"),
        .target(name: "CCatalogue"),

        // Inner rings first: each target may import only those above it.
        swift("Entities"),
        swift("Settings", ["Entities"]),
        swift("Services", ["Entities", "Settings"]),
        swift("TerminalKit", ["CTextWidth"]),
        swift("Commands", ["Entities", "TerminalKit"]),
        swift("Presentation", ["Commands", "Entities", "Services", "Settings"]),
        swift("Browsing", ["Entities", "Presentation", "Services"]),
        swift("Navigation", ["Browsing", "Commands", "Entities", "Presentation", "TerminalKit"]),
        swift("Widgets", ["Browsing", "Commands", "Navigation", "Presentation", "TerminalKit"]),
        swift("Runtime"),
        swift("LenientJSON"),
        swift("SQLite", ["CSQLite"]),
        swift("LocalFiles", ["Entities", "Runtime"]),
        swift("HTTP", ["CCurl", "Entities", "Runtime"]),
        swift("AnswerCache", ["Entities", "HTTP", "LocalFiles", "Runtime", "SQLite"]),
        swift("Sourcing", ["AnswerCache", "Entities", "HTTP", "Services", "Settings"]),
        swift("LibraryStore", ["Entities", "LocalFiles", "Runtime", "Services", "SQLite"]),
        swift("LibraryExchange", ["Entities", "Services"]),
        swift("CursesTerminal", ["CNcurses", "TerminalKit"]),
        .executableTarget(
            name: "Matinee",
            dependencies: [
                "AnswerCache", "CMainQueue", "Commands", "CursesTerminal", "Entities", "HTTP", "LibraryExchange",
                "LibraryStore", "Browsing", "LocalFiles", "Navigation", "Presentation", "Runtime", "Services",
                "Settings", "Sourcing", "TerminalKit", "Widgets",
            ] + names(of: catalogs.keys) + names(of: scenes),
            swiftSettings: strict),

        // The generator of scenes and the reader of sources for the rules; not part of the program.
        swift("SourceReading"),
        swift("SceneGenerator", ["SourceReading"]),
        .executableTarget(name: "NewScene", dependencies: ["SceneGenerator"], swiftSettings: strict),

        testSupport,
        // A terminal emulator, only for tests.
        .systemLibrary(name: "CVTerm", path: "Tests/CVTerm"),
        tests("Entities", ["Entities"]),
        tests("Settings", ["Entities", "Settings"]),
        tests("Browsing", ["Browsing", "Entities", "Presentation"]),
        tests("Commands", ["Commands", "Entities", "TerminalKit"]),
        tests("Presentation", ["Commands", "Entities", "Presentation", "Services"]),
        tests("TerminalKit", ["CTextWidth", "TerminalKit"], exclude: ["Input/TerminalInput.tsv"]),
        tests(
            "Navigation", ["Browsing", "Commands", "Entities", "Navigation", "Presentation", "TerminalKit", "Widgets"]),
        tests(
            "Widgets", ["Browsing", "Commands", "Entities", "Navigation", "Presentation", "TerminalKit", "Widgets"],
            exclude: ["Screens"]),
        tests(
            "LiveServices",
            [
                "AnswerCache", "Browsing", "BuiltIn", "CCatalogue", "CCurl", "Cinemeta", "Deezer", "Entities", "HTTP",
                "LastFM", "LenientJSON",
                "LibraryStore", "LocalFiles", "Runtime", "SQLite", "Services", "Settings", "Sourcing", "TMDB",
            ],
            exclude: ["BuiltIn/FilmIDs.txt"]),
        tests("CursesTerminal", ["CNcurses", "CursesTerminal", "TerminalKit"]),
        tests(
            "Matinee",
            [
                "Matinee", "Commands", "CursesTerminal", "Entities", "AnswerCache", "BuiltIn", "Cinemeta",
                "Deezer", "HTTP", "LastFM", "LenientJSON", "LibraryExchange", "LibraryStore", "LocalFiles", "Runtime",
                "SQLite", "TMDB",
                "Browsing",
                "Navigation", "Presentation", "Services", "Settings", "Sourcing",
                "TerminalKit",
            ]),
        .target(name: "CAllocationCount", path: "Tests/CAllocationCount"),
        tests(
            "Counter",
            [
                "CAllocationCount", "Commands", "CursesTerminal", "Browsing", "Widgets", "Matinee", "Navigation",
                "Presentation", "Settings", "TerminalKit",
            ],
            exclude: ["Counters.txt"]),
        tests(
            "FaultMatrix",
            [
                "Commands", "Entities", "AnswerCache", "BuiltIn", "HTTP", "LastFM", "LenientJSON", "LibraryStore",
                "LocalFiles",
                "Runtime", "SQLite", "TMDB", "Browsing", "Widgets", "Matinee", "Navigation", "Presentation", "Services",
                "Settings", "TerminalKit",
            ],
            exclude: ["Faults.txt"]),
        tests("SourceReading", ["SourceReading"]),
        tests("SceneGenerator", ["SceneGenerator", "SourceReading"]),
        tests("Architecture", ["Commands", "Entities", "Navigation", "Presentation", "SourceReading", "TerminalKit"]),
        tests("EndToEnd", ["CVTerm", "Commands", "Entities", "Navigation", "Presentation", "TerminalKit"]),
        .target(name: "CCoverage", path: "Tests/CCoverage"),
        tests(
            "Fuzz",
            [
                "AlbumDetail", "CCatalogue", "CCoverage", "CNcurses", "CTextWidth", "Commands", "CursesTerminal",
                "CVTerm", "Entities", "Library", "AnswerCache", "BuiltIn", "Cinemeta", "Deezer", "HTTP",
                "LastFM", "LenientJSON",
                "LibraryExchange", "LibraryStore", "LocalFiles", "Runtime", "SQLite", "TMDB", "Browsing", "Widgets",
                "Matinee", "MovieDetail",
                "Navigation",
                "Presentation", "Services", "Settings", "TerminalKit",
            ], exclude: ["Corpus"]),
    ]
        + catalogs.keys.sorted().map(catalog) + scenes.map(scene) + scenes.map(sceneTests)
)
