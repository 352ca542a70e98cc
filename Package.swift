// swift-tools-version: 6.2
import PackageDescription

/// The scenes, one VIPER module each. Adding a name here declares the scene and its tests.
let scenes = [
    "AlbumDetail",
    "ArtistList",
    "BookDetail",
    "BookForm",
    "BookList",
    "Library",
    "MovieDetail",
    "MovieList",
    "NoteEditor",
    "NoteHistory",
    "Palette",
    "PersonDetail",
    "PokemonDetail",
    "PokemonList",
    "ReadingList",
    "ShelfChangeList",
    "SourceList",
]

/// One target for each service, with the dependencies that not all of them have.
let catalogs: [String: [Target.Dependency]] = [
    "BuiltIn": ["CCatalogue", "FirstPokemon", "SearchIndex"],
    "Cinemeta": [],
    "Deezer": [],
    "LastFM": [],
    "OpenLibrary": [],
    "PokeAPI": ["FirstPokemon"],
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
            "Browsing", "Commands", "Entities", "Navigation", "Pictures", "Presentation", "Services", "TerminalKit",
            "Widgets",
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
        "Browsing", "Commands", "Entities", "Navigation", "Pictures", "Presentation", "Services", "Settings",
        "TerminalKit", "Widgets",
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
            .init(stringLiteral: name), "Browsing", "Commands", "Entities", "Navigation", "Pictures", "Presentation",
            "Services", "TerminalKit", "Widgets",
        ],
        exclude: ["Screens"])
}

/// The tests to build, by their names without `Tests`; nil for all. `make test ONLY=MovieList` sets it, so that who works on one
/// scene does not wait for the tests of the others.
let only = Context.environment["MATINEE_ONLY"].map { $0.split(separator: ",").map { "\($0)Tests" } }

let package = Package(
    name: "Matinee",
    products: [
        .executable(name: "matinee", targets: ["Matinee"]),
        .executable(name: "new-scene", targets: ["NewScene"]),
    ],
    targets: ([
        // The system's C libraries, and the data that is compiled in.
        .target(name: "CNcurses", linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
        .target(name: "CCurl"),
        .target(name: "CMainQueue"),
        .target(name: "CPictureDrawing"),
        .target(name: "CPictureLibraries"),
        .target(name: "CSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),
        .target(name: "CTextWidth"),
        .target(name: "CCatalogue"),

        // Inner rings first: each target may import only those above it.
        swift("Entities"),
        swift("Pictures"),
        swift("PictureDecoding", ["CPictureLibraries", "Pictures"]),
        swift("PictureDrawing", ["CPictureDrawing", "Pictures"]),
        swift("FirstPokemon", ["Entities"]),
        swift("Settings", ["Entities"]),
        swift("Services", ["Entities", "Pictures", "Settings"]),
        swift("TerminalKit", ["CTextWidth", "Pictures"]),
        swift("Commands", ["Entities", "TerminalKit"]),
        swift("Presentation", ["Commands", "Entities", "Pictures", "Services", "Settings"]),
        swift("FuzzyRanking", ["Entities"]),
        swift("Browsing", ["Entities", "FuzzyRanking", "Pictures", "Presentation", "Services"]),
        swift("Navigation", ["Browsing", "Commands", "Entities", "Presentation", "Services", "TerminalKit"]),
        swift("Widgets", ["Browsing", "Commands", "Navigation", "Pictures", "Presentation", "TerminalKit"]),
        swift("Runtime"),
        swift("LenientJSON"),
        swift("SQLite", ["CSQLite"]),
        swift("SearchIndex", ["Entities", "SQLite"]),
        swift("LocalFiles", ["Entities", "Runtime"]),
        swift("HTTP", ["CCurl", "Entities", "Runtime"]),
        swift("AnswerCache", ["Entities", "HTTP", "LocalFiles", "Runtime", "SQLite"]),
        swift(
            "PictureLoading",
            [
                "AnswerCache", "Entities", "HTTP", "PictureDecoding", "PictureDrawing", "Pictures", "Runtime",
                "Services",
            ]),
        swift("KeyStore", ["Entities", "LocalFiles"]),
        swift("LogKeeping", ["Entities", "LocalFiles"]),
        swift("Configuration", ["Entities", "LocalFiles", "Settings"]),
        swift("Sourcing", ["AnswerCache", "Entities", "HTTP", "KeyStore", "Runtime", "Services", "Settings"]),
        swift("LibraryStore", ["Entities", "LocalFiles", "Runtime", "Services", "SQLite"]),
        swift("LibraryExchange", ["Entities", "Services"]),
        swift("BookShelf", ["Entities", "HTTP", "LenientJSON", "LibraryStore", "LocalFiles", "Runtime", "Services"]),
        swift("CursesTerminal", ["CNcurses", "Pictures", "TerminalKit"]),
        swift("ThemeFiles", ["Configuration", "Entities", "TerminalKit"]),
        .executableTarget(
            name: "Matinee",
            dependencies: [
                "AnswerCache", "BookShelf", "CMainQueue", "Commands", "Configuration", "CursesTerminal", "Entities",
                "HTTP",
                "KeyStore",
                "LibraryExchange", "LibraryStore", "Browsing", "LocalFiles", "LogKeeping", "Navigation", "Presentation",
                "Runtime",
                "PictureDecoding", "PictureLoading", "Pictures", "Services",
                "Settings", "Sourcing", "TerminalKit", "ThemeFiles", "Widgets",
            ] + names(of: catalogs.keys) + names(of: scenes),
            swiftSettings: strict),

        // The generator of scenes and the reader of sources for the rules; not part of the program.
        swift("SourceReading"),
        swift("SceneGenerator", ["SourceReading"]),
        .executableTarget(name: "NewScene", dependencies: ["SceneGenerator"], swiftSettings: strict),

        testSupport,
        // A terminal emulator, only for tests.
        .systemLibrary(name: "CVTerm", path: "Tests/CVTerm"),
        // What unpacks compressed pictures, only for tests.
        .systemLibrary(name: "CZlib", path: "Tests/CZlib"),
        tests("Entities", ["Entities"]),
        tests("Settings", ["Entities", "Settings"]),
        tests("Configuration", ["Configuration", "Entities", "Settings"]),
        tests("Services", ["Entities", "Services"]),
        tests("PictureDrawing", ["CZlib", "PictureDecoding", "PictureDrawing", "Pictures"]),
        tests(
            "PictureLoading",
            [
                "AnswerCache", "Entities", "HTTP", "PictureDecoding", "PictureDrawing", "PictureLoading", "Pictures",
                "Runtime",
            ]),
        tests("SearchIndex", ["Entities", "SearchIndex"]),
        tests("FuzzyRanking", ["FuzzyRanking"]),
        tests("Browsing", ["Browsing", "Entities", "Pictures", "Presentation"]),
        tests("Commands", ["Commands", "Entities", "TerminalKit"]),
        tests("Presentation", ["Commands", "Entities", "Presentation", "Services"]),
        tests(
            "TerminalKit", ["CTextWidth", "Pictures", "TerminalKit"], exclude: ["Input/TerminalInput.tsv", "Screens"]),
        tests(
            "Navigation", ["Browsing", "Commands", "Entities", "Navigation", "Presentation", "TerminalKit", "Widgets"]),
        tests(
            "Widgets",
            ["Browsing", "Commands", "Entities", "Navigation", "Pictures", "Presentation", "TerminalKit", "Widgets"],
            exclude: ["Screens"]),
        tests(
            "LiveServices",
            [
                "AnswerCache", "BookShelf", "Browsing", "BuiltIn", "CCatalogue", "CCurl", "Cinemeta", "Deezer",
                "Entities", "HTTP",
                "FirstPokemon", "KeyStore", "LastFM", "LenientJSON",
                "LibraryStore", "LocalFiles", "OpenLibrary", "PokeAPI", "Runtime", "SQLite", "Services", "Settings",
                "Sourcing", "TMDB",
            ],
            exclude: ["BuiltIn/FilmIDs.txt"]),
        tests("ThemeFiles", ["Entities", "TerminalKit", "ThemeFiles"]),
        tests("LogKeeping", ["Entities", "LogKeeping"]),
        tests("CursesTerminal", ["CNcurses", "CursesTerminal", "Pictures", "Runtime", "TerminalKit"]),
        .target(name: "CPictureMaking", path: "Tests/CPictureMaking"),
        tests("PictureDecoding", ["CPictureMaking", "PictureDecoding", "Pictures"]),
        tests(
            "Matinee",
            [
                "Matinee", "BookShelf", "Commands", "Configuration", "CursesTerminal", "Entities", "AnswerCache",
                "BuiltIn", "Cinemeta",
                "Deezer", "HTTP", "KeyStore", "LastFM", "LenientJSON", "LibraryExchange", "LibraryStore", "LocalFiles",
                "LogKeeping", "OpenLibrary", "PictureDecoding", "PokeAPI", "Runtime", "SQLite", "TMDB",
                "Browsing",
                "Navigation", "Pictures", "Presentation", "Services", "Settings", "Sourcing",
                "TerminalKit",
            ], exclude: ["Screens"]),
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
                "AlbumDetail", "BookShelf", "CCatalogue", "CCoverage", "CNcurses", "CTextWidth", "Commands",
                "Configuration",
                "CursesTerminal",
                "CVTerm", "BookDetail", "Entities", "Library", "AnswerCache", "BuiltIn", "Cinemeta", "Deezer", "HTTP",
                "LastFM", "LenientJSON", "OpenLibrary",
                "LibraryExchange", "LibraryStore", "LocalFiles", "PictureDecoding", "Pictures", "PokeAPI",
                "PokemonDetail", "Runtime", "SQLite",
                "TMDB",
                "Browsing", "Widgets",
                "Matinee", "MovieDetail",
                "Navigation",
                "Presentation", "Services", "Settings", "TerminalKit", "ThemeFiles",
            ], exclude: ["Corpus"]),
    ]
        + catalogs.keys.sorted().map(catalog) + scenes.map(scene) + scenes.map(sceneTests))
        .filter { target in only.map { target.type != .test || $0.contains(target.name) } ?? true }
)
