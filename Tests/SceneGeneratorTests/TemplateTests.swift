import TestSupport
import Testing

@testable import SceneGenerator

struct TemplateTests {
    private let project: ProjectFolder
    private let home: ProjectFolder

    init() throws {
        project = try ProjectFolder()
        home = try ProjectFolder()
    }

    private func made(author: String = "Ada") throws -> [MadeFile] {
        let template = try Template(name: "list", place: "here", tree: project.tree.folder("scripts/templates/list"))
        let day = try #require(CalendarDay(iso: "2026-11-21"))
        return try template.filled(
            with: TemplateVariables(name: try SceneName("PersonList"), project: "Cinema", author: author, date: day))
    }

    @Test func namesOfFilesAndFoldersAreFilledAsTextIs() throws {
        #expect(
            try made().map { "\($0.path): \($0.text ?? "")" } == [
                "Sources/Scenes/PersonList/PersonListBuilder.swift: "
                    + "/// All personLists.\nstruct PersonListBuilder {\n    static func sample() {}\n}\n",
                "Sources/Scenes/PersonList/PersonListEntity.swift: // Cinema Ada 2026-11-21\n",
                "Tests/Scenes/PersonListTests/PersonListTests.swift: // PERSON_LIST\n",
            ])
    }

    @Test(arguments: [".DS_Store", "Sources/.hidden/{Name}.swift", "Sources/Scenes/{Name}/.gitkeep"])
    func hiddenFilesAreNoneOfIt(path: String) throws {
        let before = try made()
        try project.write("scripts/templates/list/\(path)", "{name}")
        #expect(try made() == before)
    }

    @Test(
        arguments: [[0x7B, 0x6E, 0x61, 0x6D, 0x65, 0x7D, 0x00], [0xFF, 0x7B, 0x6E, 0x61, 0x6D, 0x65, 0x7D]] as [[UInt8]]
    )
    func whatIsNoTextIsCopiedAsItIs(bytes: [UInt8]) throws {
        try project.write("scripts/templates/list/{name}.png", bytes)
        #expect(try made().first { $0.path == "personList.png" }?.bytes == bytes)
    }

    @Test func aLinkIsRefused() throws {
        try run(["ln", "-s", "/etc/passwd", "\(project.path)/scripts/templates/list/{name}.txt"])
        #expect(throws: GeneratorError.linkInTemplate("here/{name}.txt")) { try made() }
    }

    private func run(_ command: [String]) throws {
        #expect(try ChildProcess(command).wait() == 0)
    }

    @Test(arguments: ["..", "a/b", "../../b", ".git", "a\u{0}b"])
    func aValueDoesNotLeadOutOfItsFolder(author: String) throws {
        try project.write("scripts/templates/list/Sources/{author}", "")
        #expect(throws: GeneratorError.unusablePath("Sources/{author}")) { try made(author: author) }
    }

    @Test func twoFilesThatBecomeOneAreRefused() throws {
        try project.write("scripts/templates/list/{name}.txt", "")
        try project.write("scripts/templates/list/personList.txt", "")
        #expect(throws: GeneratorError.twoFiles("personList.txt")) { try made() }
    }

    @Test func templatesOfTheProjectComeBeforeThoseOfTheUser() throws {
        try home.write("matinee/templates/list/{Name}.txt", "home")
        try home.write("matinee/templates/form/{Name}.txt", "home")
        try home.write("matinee/templates/README.md", "home")
        #expect(
            try NewSceneRun("--list-templates", in: project, configuration: home.tree).lines == [
                "detail  scripts/templates/detail", "form    $XDG_CONFIG_HOME/matinee/templates/form",
                "list    scripts/templates/list",
            ])
        #expect(
            try NewSceneRun("PersonList", "--dry-run", in: project, configuration: home.tree).lines.first
                == "PersonList, from the template scripts/templates/list")
    }

    @Test func withoutAFolderOfTheUserTheProjectsAreListed() throws {
        #expect(try NewSceneRun("--list-templates", in: project, configuration: home.tree).lines.count == 2)
    }

    @Test(arguments: ["nope", "../list", "/etc", "README.md", "."])
    func aTemplateThatIsNotThereIsRefusedWithThoseThatAre(name: String) throws {
        try project.write("scripts/templates/README.md", "")
        #expect(throws: GeneratorError.unknownTemplate(name, known: ["detail", "list"])) {
            try NewSceneRun("PersonList", "--template", name, in: project)
        }
    }

    @Test func aTemplateWithoutFilesIsRefused() throws {
        try project.write("scripts/templates/empty/.gitkeep", "")
        #expect(throws: GeneratorError.emptyTemplate("scripts/templates/empty")) {
            try NewSceneRun("PersonList", "--template", "empty", in: project)
        }
    }
}
