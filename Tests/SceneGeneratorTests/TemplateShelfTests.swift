import Foundation
import Testing

@testable import SceneGenerator

struct TemplateShelfTests {
    private let folder: ProjectFolder

    init() throws {
        folder = try ProjectFolder()
    }

    private let values = ["Name": "PersonList", "name": "personList", "author": "{Name}", "path": "../.."]

    private func made() throws -> [String: String] {
        let place = TemplateShelf.Place(name: "here", files: ProjectFiles(root: folder.url))
        return try TemplateShelf(places: [place]).files(of: "own", filledWith: values)
            .mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test func textsAndPathsAreFilled() throws {
        try folder.write("own/{Name}/{name}.txt", "a{Name}{name}b")
        #expect(try made() == ["PersonList/personList.txt": "aPersonListpersonListb"])
    }

    @Test(arguments: ["{}", "{ Name }", "{other}", "{Name", "Name}", "{nAme}", "{{", "{Name1}", "", "{ $0 }"])
    func bracesAroundAnythingElseStay(text: String) throws {
        try folder.write("own/a", text)
        #expect(try made() == ["a": text])
    }

    @Test func whatAValueBringsInIsNotReplacedAgain() throws {
        try folder.write("own/a", "{author} {{author}}")
        #expect(try made() == ["a": "{Name} {{Name}}"])
    }

    @Test func hiddenFilesAreNoneOfIt() throws {
        try folder.write("own/a", "")
        try folder.write("own/.DS_Store", "")
        try folder.write("own/.hidden/{Name}.swift", "")
        #expect(try made() == ["a": ""])
    }

    @Test func whatIsNoTextIsCopiedAsItIs() throws {
        let bytes = Data([0xFF]) + Data("{name}".utf8)
        try ProjectFiles(root: folder.url).write("own/{name}.png", bytes)
        let place = TemplateShelf.Place(name: "here", files: ProjectFiles(root: folder.url))
        let files = try TemplateShelf(places: [place]).files(of: "own", filledWith: values)
        #expect(files == ["personList.png": bytes])
    }

    @Test func aPathDoesNotLeadOutOfTheProject() throws {
        try folder.write("own/{path}", "")
        #expect(throws: GeneratorError.self) { try made() }
    }

    @Test func twoFilesThatBecomeOneAreRefused() throws {
        try folder.write("own/{name}", "")
        try folder.write("own/personList", "")
        #expect(throws: GeneratorError.self) { try made() }
    }

    @Test func templatesOfTheProjectComeBeforeThoseOfTheUser() throws {
        let home = try ProjectFolder()
        try home.write("matinee/templates/list/Sources/Scenes/{Name}/A.txt", "home")
        try home.write("matinee/templates/form/{Name}.txt", "home")

        #expect(
            try folder.run("--list-templates", configuration: home.url) == [
                "scripts/templates/detail", "$XDG_CONFIG_HOME/matinee/templates/form", "scripts/templates/list",
            ])
        try folder.run("PersonList", configuration: home.url)
        #expect(!ProjectFiles(root: folder.url).exists("Sources/Scenes/PersonList/A.txt"))
    }

    @Test(arguments: ["nope", "../list", "/etc", "README.md", "."])
    func aTemplateThatIsNotThereIsRefusedWithThoseThatAre(name: String) throws {
        try folder.write("scripts/templates/README.md", "")
        #expect {
            try folder.run("PersonList", "--template", name)
        } throws: { error in
            (error as? GeneratorError)?.message.contains("there is detail, list") == true
        }
    }

    @Test func aTemplateThatMakesNoSceneIsRefused() throws {
        try folder.write("scripts/templates/own/Sources/Scenes/{Name}/{Name}View.swift", "")
        #expect {
            try folder.run("PersonList", "--template", "own")
        } throws: { error in
            (error as? GeneratorError)?.message.contains("makes nothing in Tests/Scenes/PersonListTests/") == true
        }
    }
}
