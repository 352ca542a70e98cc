import SceneGenerator
import Testing

struct FormRuleTests {
    private let rule = FormRule()

    @Test func everySourceFileEndsWithANewlineAndHasNoTab() throws {
        let paths = try ["Sources", "Tests"].flatMap(Project.this.paths).filter { path in
            [".swift", ".c", ".h", ".modulemap"].contains { path.hasSuffix($0) }
        }
        #expect(paths.count > 100)
        expectNone(try (paths + ["Package.swift"]).flatMap { rule.offences(path: $0, text: try Project.this.text($0)) })
    }

    @Test func aFileWithoutALastNewlineIsFound() {
        #expect(rule.offences(path: "A.swift", text: "let a = 1").count == 1)
    }

    @Test func aTabIsFoundWithItsLine() {
        #expect(rule.offences(path: "A.swift", text: "let a = 1\n\tlet b = 2\n").map(\.line) == [2])
    }
}
