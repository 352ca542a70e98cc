import Testing

@testable import SceneGenerator

struct NewSceneCommandTests {
    private let project: ProjectFolder

    init() throws {
        project = try ProjectFolder()
    }

    private static let list = [
        "  makes     Sources/Scenes/PersonList/PersonListBuilder.swift",
        "  makes     Sources/Scenes/PersonList/PersonListEntity.swift",
        "  makes     Tests/Scenes/PersonListTests/PersonListTests.swift",
        "  edits     Package.swift: PersonList joins 'let scenes'",
        "  edits     Sources/Matinee/SceneGallery.swift: 'matinee --scene PersonList' shows its sample",
        "  edits     Modules.md: a row for PersonList in the table of modules",
    ]

    @Test func aSceneIsMadeAndListedWhereScenesAreListed() throws {
        let run = try NewSceneRun("PersonList", in: project)
        #expect(Array(run.lines.dropFirst().dropLast()) == Self.list)
        #expect(try project.text("Sources/Scenes/PersonList/PersonListEntity.swift") == "// Cinema Ada 2026-11-21\n")
        #expect(
            try project.text("Package.swift")
                == ProjectFolder.manifest.replacing("    \"Zoo\"", with: "    \"PersonList\",\n    \"Zoo\""))
        #expect(
            try project.text("Sources/Matinee/SceneGallery.swift")
                == ProjectFolder.gallery.replacing("    import Zoo", with: "    import PersonList\n    import Zoo")
                .replacing(
                    "        Entry(name: \"Zoo\"",
                    with: """
                                Entry(name: "PersonList", makeScreen: PersonListBuilder.sample),
                                Entry(name: "Zoo"
                        """))
        #expect(try project.text("Modules.md").contains("| `PersonList` | All personLists | – | – | – | – |\n"))
    }

    @Test func aDryRunPrintsTheSameListAndTouchesNothing() throws {
        let before = try project.snapshot()
        let run = try NewSceneRun("PersonList", "--dry-run", in: project)
        #expect(Array(run.lines.dropFirst().dropLast()) == Self.list)
        #expect(run.lines.last == "Nothing was touched: this was a dry run.")
        #expect(try project.snapshot() == before)
    }

    @Test func aDryRunFailsWhereTheRealOneWould() throws {
        try NewSceneRun("PersonList", in: project)
        #expect(throws: GeneratorError.self) { try NewSceneRun("PersonList", "--dry-run", in: project) }
    }

    @Test func whatIsThereIsNeverReplacedUnasked() throws {
        try project.write("Sources/Scenes/PersonList/PersonListEntity.swift", "// mine\n")
        let before = try project.snapshot()
        #expect(throws: GeneratorError.sceneExists("PersonList")) {
            try NewSceneRun("PersonList", in: project)
        }
        #expect(try project.snapshot() == before)
    }

    @Test func whatATemplateMakesElsewhereIsNeverReplacedUnasked() throws {
        try project.write("scripts/templates/list/Sources/Services/Service.swift", "// {Name}\n")
        try project.write("Sources/Services/Service.swift", "// mine\n")
        let before = try project.snapshot()
        #expect(throws: GeneratorError.exist(["Sources/Services/Service.swift"])) {
            try NewSceneRun("PersonList", in: project)
        }
        #expect(try project.snapshot() == before)
    }

    @Test func whoAsksForItHasFilesReplacedAndTheOthersKept() throws {
        try NewSceneRun("PersonList", in: project)
        try project.write("Sources/Scenes/PersonList/PersonListEntity.swift", "// mine\n")
        try project.write("Sources/Scenes/PersonList/PersonListLayout.swift", "// mine\n")
        let run = try NewSceneRun("PersonList", "--force", in: project)
        #expect(
            Array(run.lines.dropFirst().dropLast()) == [
                "  keeps     Sources/Scenes/PersonList/PersonListBuilder.swift, which is the same already",
                "  replaces  Sources/Scenes/PersonList/PersonListEntity.swift",
                "  keeps     Tests/Scenes/PersonListTests/PersonListTests.swift, which is the same already",
                "  leaves    Sources/Scenes/PersonList/PersonListLayout.swift, which is not of this template",
            ])
        #expect(try project.text("Sources/Scenes/PersonList/PersonListEntity.swift") == "// Cinema Ada 2026-11-21\n")
        #expect(try project.text("Sources/Scenes/PersonList/PersonListLayout.swift") == "// mine\n")
    }

    @Test func nothingButTheSceneIsLeftBehind() throws {
        let before = Set(try project.snapshot().keys)
        try NewSceneRun("PersonList", in: project)
        try NewSceneRun("PersonList", "--force", "--author", "Grace", in: project)
        #expect(
            Set(try project.snapshot().keys).subtracting(before) == [
                "Sources/Scenes/PersonList", "Sources/Scenes/PersonList/PersonListBuilder.swift",
                "Sources/Scenes/PersonList/PersonListEntity.swift", "Tests/Scenes", "Tests/Scenes/PersonListTests",
                "Tests/Scenes/PersonListTests/PersonListTests.swift",
            ])
    }

    @Test func permissionsOfWhatIsReplacedStay() throws {
        let before = try project.tree.kind(of: "Package.swift")
        try NewSceneRun("PersonList", in: project)
        #expect(try project.tree.kind(of: "Package.swift") == before)
    }

    @Test func aBuilderWithoutASampleIsNotInTheGallery() throws {
        try NewSceneRun("PersonPage", "--detail", in: project)
        #expect(try project.text("Sources/Matinee/SceneGallery.swift") == ProjectFolder.gallery)
        #expect(try project.text("Package.swift").contains("\"PersonPage\""))
    }

    @Test func theAuthorIsWhoeverIsNamedFirst() throws {
        func author(_ arguments: String..., git: String?) throws -> String {
            let project = try ProjectFolder()
            if arguments.isEmpty {
                try NewSceneRun("PersonList", in: project, gitAuthor: git)
            } else {
                try NewSceneRun("PersonList", "--author", arguments[0], in: project, gitAuthor: git)
            }
            return try project.text("Sources/Scenes/PersonList/PersonListEntity.swift")
        }
        #expect(try author("Grace", git: "Ada") == "// Cinema Grace 2026-11-21\n")
        #expect(try author(git: "Ada") == "// Cinema Ada 2026-11-21\n")
        #expect(try author(git: nil) == "// Cinema The Cinema authors 2026-11-21\n")
    }

    @Test func whoIsTakenForTheAuthorIsSaidWhereNobodyIsNamed() throws {
        let run = try NewSceneRun("PersonList", "--dry-run", in: project, gitAuthor: nil)
        #expect(
            run.lines[1] == "  author    The Cinema authors, since git config user.name is not set (see --author)")
    }

    @Test func aDateThatIsGivenStandsForToday() throws {
        try NewSceneRun("PersonList", "--date", "2024-02-29", in: project)
        #expect(try project.text("Sources/Scenes/PersonList/PersonListEntity.swift") == "// Cinema Ada 2024-02-29\n")
    }

    @Test func theTableOfModulesIsWrittenAnew() throws {
        try NewSceneRun("--modules", in: project)
        #expect(
            try project.text("Modules.md") == """
                # Modules
                <!-- modules: `make modules` writes this table from the code -->
                | module | shows | leads to | delegates | services | commands |
                |---|---|---|---|---|---|
                | `ArtistList` | – | – | – | – | – |
                <!-- end of modules -->
                The end.

                """)
        #expect(
            try NewSceneRun("--modules", in: project).lines == ["  keeps     Modules.md, which is the same already"])
    }

    @Test func helpNamesEveryOption() throws {
        let text = try NewSceneRun("--help", in: project).lines.joined(separator: "\n")
        for option in [
            "--list", "--detail", "--template", "--author", "--date", "--dry-run", "--force", "--list-templates",
            "--modules", "--help",
        ] { #expect(text.contains(" \(option) ") || text.contains("\(option)\n")) }
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
}
