// swift-tools-version: 6.2
import PackageDescription

/// The scenes, one VIPER module each. Adding a name here declares the scene and its tests.
let scenes = [
    "AlbumDetail",
    "Arrivals",
    "ArtistList",
    "BookDetail",
    "BookForm",
    "BookList",
    "Diary",
    "EventForm",
    "ImportForm",
    "Library",
    "ListForm",
    "MovieDetail",
    "MovieList",
    "NoteEditor",
    "NoteHistory",
    "OwnList",
    "Palette",
    "PersonDetail",
    "PokemonDetail",
    "PokemonList",
    "ReadingList",
    "ShelfChangeList",
    "SourceList",
    "ToConfirm",
    "Year",
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

func scene(_ name: String) -> Target {
    .target(
        name: name,
        dependencies: [
            "Browsing", "Commands", "Entities", "Navigation", "Pictures", "Presentation", "Services", "TerminalKit",
            "Widgets",
        ],
        path: "Sources/Scenes/\(name)", swiftSettings: strict)
}

/// What tests share. What the tests of services and storage need comes first, and waits for nothing that draws screens.
let testSupport: [Target] = [
    .target(
        name: "TestSupport",
        dependencies: ["Entities", "HTTP", "Pictures", "Runtime", "Services", "Sync", "TerminalKit"],
        path: "Tests/TestSupport", swiftSettings: strict),
    .target(
        name: "ScreenTestSupport",
        dependencies: [
            "Browsing", "Commands", "Entities", "Navigation", "Pictures", "Presentation", "Services", "TerminalKit",
            "TestSupport", "Widgets",
        ],
        path: "Tests/ScreenTestSupport", swiftSettings: strict),
]

/// Tests of what draws nothing, or no screens.
func tests(
    _ name: String, in folder: String = "Tests", _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: dependencies + ["TestSupport"], path: "\(folder)/\(name)Tests",
        exclude: exclude, swiftSettings: strict)
}

/// Tests of what screens are made of, and of all that has screens.
func screenTests(
    _ name: String, in folder: String = "Tests", _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
    tests(name, in: folder, dependencies + ["ScreenTestSupport"], exclude: exclude)
}

func sceneTests(_ name: String) -> Target {
    screenTests(
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
        .executable(name: "new-scene", targets: ["SceneGenerator"]),
    ],
    targets: ([
        // The system's C libraries, and the data that is compiled in.
        .target(name: "CArchive"),
        .target(name: "CNcurses", linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
        .target(name: "CCurl"),
        .target(name: "CExpat"),
        .target(name: "CMainQueue"),
        .target(name: "CPictureDrawing"),
        .target(name: "CPictureLibraries"),
        .target(name: "CSodium"),
        .target(name: "CSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),
        .target(name: "CTextWidth"),
        .target(name: "CZlib"),
        .target(name: "CCatalogue"),

        // Inner rings first: each target may import only those above it.
        swift("Entities"),
        swift("Pictures"),
        swift("Services", ["Entities", "Pictures"]),
        swift("TerminalKit", ["CTextWidth", "Pictures"]),
        swift("Commands", ["Entities", "TerminalKit"]),
        swift("Presentation", ["Commands", "Entities", "Pictures", "Services"]),
        swift("Browsing", ["Entities", "Pictures", "Presentation", "Services"]),
        swift("Navigation", ["Browsing", "Commands", "Entities", "Presentation", "Services", "TerminalKit"]),
        swift("Widgets", ["Browsing", "Commands", "Navigation", "Pictures", "Presentation", "TerminalKit"]),
        swift("JSONReading"),
        swift("Runtime"),
        swift("Storage", ["CSQLite", "Entities", "JSONReading", "Runtime"]),
        swift("Sync", ["CZlib", "Entities"]),
        swift("Sealing", ["CSodium", "Entities"]),
        swift("SyncFolder", ["Entities", "JSONReading", "Sealing", "Storage", "Sync"]),
        swift("HTTP", ["CCurl", "Entities", "JSONReading", "Runtime"]),
        swift("SyncServers", ["CExpat", "Entities", "HTTP", "Runtime", "SyncFolder"]),
        swift("CatalogKit", ["Entities", "HTTP", "Runtime", "Services", "Storage"]),
        swift("Catalogs", ["CCatalogue", "CatalogKit", "Entities", "HTTP", "Runtime", "Services", "Storage"]),
        swift(
            "PictureLoading",
            [
                "CPictureDrawing", "CPictureLibraries", "CZlib", "CatalogKit", "Entities", "HTTP", "Pictures",
                "Runtime", "Services",
            ]),
        swift("Configuration", ["Entities", "JSONReading", "Services", "Storage", "TerminalKit"]),
        swift("DiaryFiles", ["CArchive", "Entities", "JSONReading"]),
        swift(
            "LibraryStore",
            [
                "CSQLite", "DiaryFiles", "Entities", "JSONReading", "Runtime", "Services", "Storage", "Sync",
                "SyncFolder",
            ]),
        swift("BookShelf", ["Entities", "HTTP", "LibraryStore", "Runtime", "Services", "Storage"]),
        swift("CursesTerminal", ["CNcurses", "Pictures", "TerminalKit"]),
        swift(
            "CommandLine",
            [
                "BookShelf", "Browsing", "CatalogKit", "Catalogs", "Commands", "Configuration", "CursesTerminal",
                "DiaryFiles", "Entities",
                "HTTP", "JSONReading",
                "LibraryStore", "Navigation", "PictureLoading", "Pictures", "Presentation", "Runtime", "Sealing",
                "Services",
                "Storage", "Sync", "SyncFolder", "SyncServers", "TerminalKit", "Widgets",
            ]),
        .executableTarget(
            name: "Matinee",
            dependencies: [
                "BookShelf", "Browsing", "CMainQueue", "CatalogKit", "CommandLine", "Commands", "Configuration",
                "CursesTerminal", "Entities", "HTTP", "LibraryStore", "Navigation", "PictureLoading", "Pictures",
                "Presentation", "Runtime", "Sealing", "Services", "Storage", "SyncFolder", "SyncServers",
                "TerminalKit", "Widgets",
            ] + scenes.map { .init(stringLiteral: $0) },
            swiftSettings: strict),

        // What makes scenes and reads sources for the rules; not part of the program.
        .executableTarget(name: "SceneGenerator", swiftSettings: strict),

        // A terminal emulator, only for tests.
        .systemLibrary(name: "CVTerm", path: "Tests/CVTerm"),
        // What unpacks compressed pictures, only for tests.
        .systemLibrary(name: "CSystemZlib", path: "Tests/CSystemZlib"),
        .target(name: "CAllocationCount", path: "Tests/CAllocationCount"),
        .target(name: "CCoverage", path: "Tests/CCoverage"),
        .target(name: "CPictureMaking", path: "Tests/CPictureMaking"),
        tests("Entities", ["Entities"]),
        tests("DiaryFiles", ["DiaryFiles", "Entities"]),
        tests("JSONReading", ["JSONReading"]),
        tests("Services", ["Entities", "Services"]),
        tests("Runtime", ["Runtime"]),
        tests("Storage", ["Entities", "Runtime", "Storage"]),
        tests("Sync", ["Entities", "Sync"]),
        tests("Sealing", ["Sealing"]),
        tests("SyncFolder", ["Entities", "Sealing", "Sync", "SyncFolder"]),
        tests("SyncServers", ["Entities", "HTTP", "Runtime", "Sync", "SyncFolder", "SyncServers"]),
        tests("Configuration", ["Configuration", "Entities", "Services", "TerminalKit"]),
        tests(
            "PictureLoading",
            [
                "CPictureMaking", "CSystemZlib", "CatalogKit", "Entities", "HTTP", "PictureLoading", "Pictures",
                "Runtime",
            ]),
        screenTests("Browsing", ["Browsing", "Entities", "Pictures", "Presentation"]),
        tests("Commands", ["Commands", "Entities", "TerminalKit"]),
        screenTests("Presentation", ["Commands", "Entities", "Presentation", "Services"]),
        tests(
            "TerminalKit", ["CTextWidth", "Pictures", "TerminalKit"], exclude: ["Input/TerminalInput.tsv", "Screens"]),
        screenTests(
            "Navigation", ["Browsing", "Commands", "Entities", "Navigation", "Presentation", "TerminalKit", "Widgets"]),
        screenTests(
            "Widgets",
            ["Browsing", "Commands", "Entities", "Navigation", "Pictures", "Presentation", "TerminalKit", "Widgets"],
            exclude: ["Screens"]),
        tests(
            "Catalogs",
            [
                "Browsing", "CCatalogue", "CCurl", "CatalogKit", "Catalogs", "Entities", "HTTP", "Runtime", "Services",
                "Storage",
            ],
            exclude: ["BuiltIn/FilmIDs.txt"]),
        tests(
            "LibraryStore",
            [
                "BookShelf", "CSQLite", "Entities", "HTTP", "LibraryStore", "Runtime", "Sealing", "Services", "Storage",
                "Sync",
                "SyncFolder", "SyncServers",
            ]),
        tests("CursesTerminal", ["CNcurses", "CVTerm", "CursesTerminal", "Pictures", "Runtime", "TerminalKit"]),
        screenTests(
            "CommandLine",
            [
                "CatalogKit", "Catalogs", "CommandLine", "Commands", "Configuration", "CursesTerminal", "DiaryFiles",
                "Entities",
                "HTTP", "LibraryStore", "Matinee", "Navigation", "PictureLoading", "Pictures", "Presentation",
                "Runtime",
                "Services", "Storage", "Sync", "SyncFolder", "TerminalKit",
            ], exclude: ["Diary/Screens"]),
        screenTests(
            "Matinee",
            [
                "BookShelf", "Browsing", "CatalogKit", "Catalogs", "CommandLine", "Commands", "Configuration",
                "CursesTerminal",
                "Entities", "HTTP", "LibraryStore", "Matinee", "Navigation", "PictureLoading", "Pictures",
                "Presentation", "Runtime", "Services", "Storage", "TerminalKit",
            ], exclude: ["Screens"]),
        screenTests(
            "Counter",
            [
                "Browsing", "CAllocationCount", "CommandLine", "Commands", "CursesTerminal", "Matinee", "Navigation",
                "Presentation",
                "Services", "TerminalKit", "Widgets",
            ],
            exclude: ["Counters.txt"]),
        screenTests(
            "FaultMatrix",
            [
                "Browsing", "CatalogKit", "Catalogs", "CommandLine", "Commands", "Entities", "HTTP", "LibraryStore",
                "Matinee",
                "Navigation", "Presentation", "Runtime", "Services", "Storage", "TerminalKit", "Widgets",
            ],
            exclude: ["Faults.txt"]),
        // One test for what holds of all scenes.
        screenTests(
            "EveryScene",
            [
                "Browsing", "Commands", "Entities", "Navigation", "Pictures", "Presentation", "Services", "TerminalKit",
                "Widgets",
            ] + scenes.map { .init(stringLiteral: $0) }),
        tests("SceneGenerator", ["SceneGenerator"]),
        tests("Architecture", ["Commands", "Entities", "Navigation", "Presentation", "SceneGenerator", "TerminalKit"]),
        screenTests("EndToEnd", ["CVTerm", "Commands", "Entities", "Navigation", "Presentation", "TerminalKit"]),
        screenTests(
            "Fuzz",
            [
                "AlbumDetail", "BookDetail", "BookShelf", "Browsing", "CCatalogue", "CCoverage", "CNcurses",
                "CTextWidth", "CVTerm", "Catalogs", "CatalogKit", "CommandLine", "Commands", "Configuration",
                "CursesTerminal", "DiaryFiles",
                "Entities", "HTTP", "Library", "LibraryStore", "Matinee", "MovieDetail", "Navigation",
                "PictureLoading", "Pictures", "PokemonDetail", "Presentation", "Runtime", "Sealing", "Services",
                "Storage", "Sync", "SyncFolder",
                "TerminalKit", "Widgets",
            ], exclude: ["Corpus"]),
    ]
        + testSupport + scenes.map(scene) + scenes.map(sceneTests))
        .filter { target in only.map { target.type != .test || $0.contains(target.name) } ?? true }
)
