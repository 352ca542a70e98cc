import SceneGenerator
import Testing

struct LeakTestRuleTests {
    private let rule = LeakTestRule()

    @Test func everySceneIsAmongThoseOfTheLeakTests() throws {
        let tests = try Project.this.swiftFiles(below: "Tests/EverySceneTests")
        expectNone(
            try Project.this.folders(in: "Sources/Scenes").flatMap { rule.offences(scene: $0, files: tests) })
        #expect(
            tests.contains { $0.text.contains("SceneParts(of:") && $0.text.contains("#expect(parts.living == [])") })
    }

    @Test(arguments: ["", "    .movieList,\n", "MovieListBuilder(catalog: stage.films)\n    .movieListing,\n"])
    func aSceneThatIsNotIsFound(text: String) {
        let file = SourceFile(path: "Tests/EverySceneTests/Doubles/TestedScene.swift", text: text)
        #expect(rule.offences(scene: "MovieList", files: [file]).map(\.path) == ["Tests/EverySceneTests"])
    }

    @Test func aSceneThatIsIsLeftAlone() {
        let text = """
            static let all = [
                .movieList,
            ]
            MovieListBuilder(catalog: stage.films, context: stage.context)

            """
        let file = SourceFile(path: "Tests/EverySceneTests/Doubles/TestedScene.swift", text: text)
        #expect(rule.offences(scene: "MovieList", files: [file]) == [])
    }
}
