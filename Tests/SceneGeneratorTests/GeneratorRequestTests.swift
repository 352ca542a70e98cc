import Testing

@testable import SceneGenerator

struct GeneratorRequestTests {
    private func order(_ arguments: String...) throws -> SceneOrder {
        guard case .make(let order) = try GeneratorRequest(arguments: arguments) else {
            throw GeneratorError.nameMissing
        }
        return order
    }

    private func expect(_ error: GeneratorError, for arguments: String...) {
        #expect(throws: error) { try GeneratorRequest(arguments: arguments) }
    }

    @Test func withoutArgumentsTheNameIsMissed() {
        expect(.nameMissing)
    }

    @Test(arguments: ["--list", "--detail", "--dry-run", "--force"])
    func withoutANameItIsMissed(option: String) {
        expect(.nameMissing, for: option)
    }

    @Test(arguments: [
        ["--help"], ["-h"], ["--help", "--help"], ["-h", "--help"], ["PersonList", "--help"], ["--nonsense", "-h"],
        ["--author", "--help"],
    ])
    func helpIsToBeHadAnywhere(arguments: [String]) throws {
        #expect(try GeneratorRequest(arguments: arguments) == .showHelp)
    }

    @Test func aNameAloneMakesAList() throws {
        let order = try order("PersonList")
        #expect(order == SceneOrder(name: try SceneName("PersonList")))
        #expect(order.template == "list")
        #expect(!order.isDryRun)
        #expect(!order.replaces)
    }

    @Test(arguments: [(["--list"], "list"), (["--detail"], "detail"), (["--template", "mine"], "mine")])
    func aTemplateIsChosen(option: [String], template: String) throws {
        #expect(
            try GeneratorRequest(arguments: ["PersonList"] + option)
                == .make(SceneOrder(name: try SceneName("PersonList"), template: template)))
        #expect(
            try GeneratorRequest(arguments: option + ["PersonList"])
                == .make(SceneOrder(name: try SceneName("PersonList"), template: template)))
    }

    @Test func allCanBeSaidAtOnce() throws {
        let order = try order(
            "--author", "Ada Lovelace", "--dry-run", "--date", "2024-02-29", "PersonList", "--force", "--detail")
        #expect(order.author == "Ada Lovelace")
        #expect(order.date?.description == "2024-02-29")
        #expect(order.isDryRun)
        #expect(order.replaces)
        #expect(order.template == "detail")
    }

    @Test func aFlagMayBeRepeated() throws {
        #expect(try order("PersonList", "--force", "--force").replaces)
        #expect(try order("--detail", "PersonList", "--detail").template == "detail")
    }

    @Test(arguments: ["--template", "--author", "--date"])
    func aValueMayNotBeRepeated(option: String) {
        expect(.repeatedOption(option), for: "PersonList", option, "2026-01-01", option, "2026-01-01")
    }

    @Test(arguments: ["--template", "--author", "--date"])
    func aValueThatIsNotThereIsMissed(option: String) {
        expect(.valueMissing(option: option), for: "PersonList", option)
        expect(.valueMissing(option: option), for: option, "--force", "PersonList")
        expect(.valueMissing(option: option), for: "PersonList", option, "")
    }

    @Test(arguments: ["-x", "--online", "-", "--", "--list=yes", "-hV", "--path"])
    func anUnknownOptionIsRefused(option: String) {
        expect(.unknownOption(option), for: option)
        expect(.unknownOption(option), for: "PersonList", option)
    }

    @Test func twoTemplatesAreRefused() {
        expect(.twoTemplates("--list", "--detail"), for: "PersonList", "--detail", "--list")
        expect(.twoTemplates("--detail", "--template"), for: "PersonList", "--template", "list", "--detail")
    }

    @Test func aSecondNameIsRefused() {
        expect(.oneTooMany("AlbumList"), for: "PersonList", "AlbumList")
        expect(.oneTooMany("PersonList"), for: "--list-templates", "PersonList")
        expect(.oneTooMany("PersonList"), for: "PersonList", "--modules")
    }

    @Test func aDashInsideANameIsTheNamesFault() {
        expect(.malformedName("Person-List", suggestion: "PersonList"), for: "Person-List")
    }

    @Test(arguments: [
        "2026-02-29", "2026-13-01", "2026-00-10", "26-11-21", "2026-1-2", "21.11.2026", "today", "2026-11-21 ",
    ])
    func whatIsNoDayIsRefused(date: String) {
        expect(.malformedDate(date), for: "PersonList", "--date", date)
    }

    @Test(arguments: ["two\nlines", "a\u{1B}b", "   "])
    func anAuthorWhoIsNoLineOfTextIsRefused(author: String) {
        expect(.malformedAuthor, for: "PersonList", "--author", author)
    }

    @Test func templatesAndTheTableAreAskedFor() throws {
        #expect(try GeneratorRequest(arguments: ["--list-templates"]) == .listTemplates)
        #expect(try GeneratorRequest(arguments: ["--modules"]) == .updateModules)
    }
}
