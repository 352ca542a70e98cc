import Testing

@testable import SceneGenerator

struct OptionsTests {
    @Test func aNameAloneMakesAList() throws {
        let options = try Options(["PersonList"])
        #expect(options.action == .makeScene)
        #expect(options.name == "PersonList")
        #expect(options.template == "list")
        #expect(!options.isDryRun && !options.replacesFiles)
    }

    @Test func allCanBeSaidAtOnce() throws {
        let options = try Options([
            "--author", "Ada Lovelace", "--dry-run", "--date", "2024-02-29", "PersonList", "--force", "--detail",
        ])
        #expect(options.name == "PersonList")
        #expect(options.author == "Ada Lovelace")
        #expect(options.date == "2024-02-29")
        #expect(options.template == "detail")
        #expect(options.isDryRun && options.replacesFiles)
    }

    @Test(arguments: [
        (["--help"], Options.Action.showHelp), (["PersonList", "-h"], .showHelp), (["--modules"], .updateModules),
        (["--list-templates"], .listTemplates),
    ])
    func otherActionsNeedNoName(arguments: [String], action: Options.Action) throws {
        #expect(try Options(arguments).action == action)
    }

    @Test(arguments: [
        ([], "needs a name"), (["--detail"], "needs a name"), (["A", "B"], "'B' is one name too many"),
        (["--modules", "A"], "'A' is one name too many"), (["A", "--online"], "unknown option '--online'"),
        (["A", "--template"], "--template needs a value"), (["A", "--author", "--force"], "--author needs a value"),
        (["A", "--date", ""], "--date needs a value"), (["A", "--author", "a\u{1B}b"], "one line of text"),
        (["A", "--date", "2026-02-29"], "is no date"), (["A", "--date", "26-11-21"], "is no date"),
        (["A", "--date", "2026-1-2"], "is no date"), (["A", "--date", "21.11.2026"], "is no date"),
        (["A", "--date", "2026-11-21x"], "is no date"),
    ])
    func whatIsNotUnderstoodIsRefused(arguments: [String], reason: String) {
        #expect {
            try Options(arguments)
        } throws: { error in
            let error = error as? GeneratorError
            return error?.message.contains(reason) == true && error?.exitStatus == 2
        }
    }

    @Test func aTerminalCannotObeyAMessage() {
        #expect {
            try Options(["-\u{1B}[31m\u{7}\n"])
        } throws: { error in
            (error as? GeneratorError)?.message.hasPrefix("unknown option '-?[31m??'") == true
        }
    }
}
