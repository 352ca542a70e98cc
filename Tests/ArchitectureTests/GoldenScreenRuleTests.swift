import SceneGenerator
import Testing

struct GoldenScreenRuleTests {
    private let rule = GoldenScreenRule()

    @Test func everyRecordedScreenIsCompared() throws {
        let tests = try Project.this.swiftFiles(below: "Tests/Scenes")
        expectNone(
            try Project.this.folders(in: "Tests/Scenes").flatMap { folder in
                let paths = try Project.this.paths(below: "Tests/Scenes/\(folder)")
                return rule.offences(
                    screens: paths.filter { $0.hasSuffix(".txt") },
                    tests: tests.filter { $0.path.hasPrefix("Tests/Scenes/\(folder)/") }.map(\.text))
            })
    }

    @Test func aScreenThatNoTestNamesIsFound() {
        let screens = ["Screens/rows-80x24.txt", "Screens/no-rows-80x24.txt"]
        #expect(
            rule.offences(screens: screens, tests: [#"@Test(arguments: ["rows", "none"])"#]).map(\.path)
                == ["Screens/no-rows-80x24.txt"])
    }
}
