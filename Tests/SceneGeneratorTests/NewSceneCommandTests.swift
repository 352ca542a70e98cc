import Testing

@testable import SceneGenerator

struct NewSceneCommandTests {
    private let project: ProjectFolder

    init() throws {
        project = try ProjectFolder()
    }

    private static let list = [
        "  makes Sources/Scenes/PersonList/PersonListBuilder.swift",
        "  makes Tests/EverySceneTests/Scenes/PersonListOnStage.swift",
        "  makes Tests/Scenes/PersonListTests/PersonListTests.swift", "  edits Package.swift",
        "  edits Sources/Matinee/Root/SceneGallery.swift", "  edits Tests/EverySceneTests/Doubles/TestedScene.swift",
        "  edits Modules.md",
    ]

    private func expectRefusal(of arguments: String..., because reason: String) throws {
        let before = try project.snapshot()
        #expect {
            try project.run(arguments[0])
        } throws: { error in
            (error as? GeneratorError)?.message.contains(reason) == true
        }
        #expect(try project.snapshot() == before)
    }

    @Test func aSceneIsMadeAndListedWhereScenesAreListed() throws {
        let lines = try project.run("PersonList")

        #expect(Array(lines.dropFirst().dropLast()) == Self.list)
        #expect(try project.text("Tests/Scenes/PersonListTests/PersonListTests.swift") == "// Cinema Ada 2026-11-21\n")
        #expect(
            try project.text("Package.swift")
                == ProjectFolder.manifest.replacing("    \"Zoo\"", with: "    \"PersonList\",\n    \"Zoo\""))
        #expect(
            try project.text("Sources/Matinee/Root/SceneGallery.swift")
                == ProjectFolder.gallery.replacing("import Zoo", with: "import PersonList\nimport Zoo").replacing(
                    "scenes\n", with: "scenes\nEntry(name: \"PersonList\", makeScreen: PersonListBuilder.sample),\n"))
        #expect(
            try project.text("Tests/EverySceneTests/Doubles/TestedScene.swift")
                == ProjectFolder.tested.replacing("scenes\n", with: "scenes\n.personList,\n"))
        #expect(try project.text("Modules.md").contains("| `PersonList` | All personLists | – | – |\n"))
    }

    @Test func swiftThatWasWrittenIsFormatted() throws {
        var formatted: [String] = []
        try project.run("PersonList") { formatted = $0 }

        #expect(
            formatted == [
                "Package.swift", "Sources/Matinee/Root/SceneGallery.swift",
                "Sources/Scenes/PersonList/PersonListBuilder.swift",
                "Tests/EverySceneTests/Doubles/TestedScene.swift",
                "Tests/EverySceneTests/Scenes/PersonListOnStage.swift",
                "Tests/Scenes/PersonListTests/PersonListTests.swift",
            ])
    }

    @Test func aDryRunPrintsTheSameListAndWritesNothing() throws {
        let before = try project.snapshot()
        let lines = try project.run("PersonList", "--dry-run")

        #expect(Array(lines.dropFirst().dropLast()) == Self.list)
        #expect(try project.snapshot() == before)
        #expect(try project.text("Modules.md") == ProjectFolder.modules)
    }

    @Test func aSceneThatIsThereIsOnlyReplacedWhenAsked() throws {
        try project.run("PersonList")
        try project.write("Sources/Scenes/PersonList/PersonListBuilder.swift", "// mine\n")
        try expectRefusal(of: "PersonList", because: "--force")

        let lines = try project.run("PersonList", "--force")
        #expect(lines[1] == "  replaces Sources/Scenes/PersonList/PersonListBuilder.swift")
        #expect(try project.text("Sources/Scenes/PersonList/PersonListBuilder.swift").contains("All personLists"))
        let gallery = try project.text("Sources/Matinee/Root/SceneGallery.swift")
        #expect(gallery.ranges(of: "\"PersonList\"").count == 1)
        let tested = try project.text("Tests/EverySceneTests/Doubles/TestedScene.swift")
        #expect(tested.ranges(of: ".personList,").count == 1)
    }

    @Test func whatATemplateMakesElsewhereIsOnlyReplacedWhenAsked() throws {
        try project.write("scripts/templates/list/Sources/Services/Service.swift", "// {Name}\n")
        try project.write("Sources/Services/Service.swift", "// mine\n")

        try expectRefusal(of: "PersonList", because: "Sources/Services/Service.swift would be replaced")
    }

    @Test(arguments: ["Zoo", "artistlist", "Architecture", "Matinee", "Scenes"])
    func aNameThatIsTakenIsRefused(name: String) throws {
        let name = name.prefix(1).uppercased() + name.dropFirst()
        try expectRefusal(of: name, because: "already; choose another name")
        if name != "Zoo" { #expect(throws: GeneratorError.self) { try project.run(name, "--force") } }
    }

    @Test(arguments: [
        ("Package.swift", "let scenes", "Package.swift has no name"),
        ("Package.swift", "name:", "Package.swift has no name"),
        (
            "Sources/Matinee/Root/SceneGallery.swift", "// Entries of scenes",
            "SceneGallery.swift has no import or no mark"
        ),
        ("Sources/Matinee/Root/SceneGallery.swift", "import", "SceneGallery.swift has no import or no mark"),
        (
            "Tests/EverySceneTests/Doubles/TestedScene.swift", "// Entries of scenes",
            "TestedScene.swift has no mark"
        ),
        ("Modules.md", "<!-- end of modules -->", "Modules.md has no marks"),
    ])
    func withoutAPlaceForTheSceneNothingIsWritten(path: String, place: String, reason: String) throws {
        try project.write(path, try project.text(path).replacing(place, with: "?"))
        try expectRefusal(of: "PersonList", because: reason)
    }

    @Test func aBuilderWithoutASampleIsNotInTheGallery() throws {
        try project.run("PersonPage", "--detail")

        #expect(try project.text("Sources/Matinee/Root/SceneGallery.swift") == ProjectFolder.gallery)
        #expect(try project.text("Package.swift").contains("\"PersonPage\""))
    }

    @Test func theAuthorIsWhoeverIsNamedFirst() throws {
        let test = "Tests/Scenes/PersonListTests/PersonListTests.swift"
        try project.run("PersonList", gitAuthor: nil)
        #expect(try project.text(test) == "// Cinema The Cinema authors 2026-11-21\n")
        try project.run("PersonList", "--force", "--author", "Grace", "--date", "2024-02-29")
        #expect(try project.text(test) == "// Cinema Grace 2024-02-29\n")
    }

    @Test func whatCannotBeWrittenIsSaidWithThePath() throws {
        try project.write("Sources/Scenes/PersonList", "a file where a folder is to be\n")

        #expect {
            try project.run("PersonList")
        } throws: { error in
            let message = (error as? GeneratorError)?.message ?? ""
            return message.hasPrefix("Sources/Scenes/PersonList/PersonListBuilder.swift cannot be written")
        }
    }

    @Test func theTableOfModulesIsWrittenAnew() throws {
        #expect(try project.run("--modules") == ["  edits Modules.md"])
        #expect(try project.text("Modules.md").contains("| `ArtistList` | – | – | – |\n<!-- end"))
        #expect(try project.run("--modules") == ["  keeps Modules.md, which is the same already"])
    }

    @Test func helpFitsATerminal() throws {
        let lines = try project.run("--help")[0].split(separator: "\n")
        #expect(lines[0] == "Usage: scripts/new-scene NAME [option...]")
        #expect(lines.allSatisfy { $0.count <= 80 })
    }
}
