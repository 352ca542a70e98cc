import SceneGenerator
import Testing

struct LeakTestRuleTests {
    private let rule = LeakTestRule()

    @Test func everySceneHasALeakTest() throws {
        let tests = try Project.this.swiftFiles(below: "Tests/Scenes")
        expectNone(
            try Project.this.folders(in: "Sources/Scenes").flatMap { scene in
                rule.offences(scene: scene, files: tests.filter { $0.path.hasPrefix("Tests/Scenes/\(scene)Tests/") })
            })
    }

    @Test(arguments: [
        "", "let parts = SceneParts(of: stack.top)\n#expect(parts.living == [])\n",
        "let screen = MovieListBuilder().build()\n#expect(screen != nil)\n",
    ])
    func aSceneWithoutOneIsFound(text: String) {
        let file = SourceFile(path: "Tests/Scenes/MovieListTests/MovieListBuilderTests.swift", text: text)
        #expect(rule.offences(scene: "MovieList", files: [file]).map(\.path) == ["Tests/Scenes/MovieListTests"])
    }

    @Test func aSceneWithOneIsLeftAlone() {
        let text = """
            let screen = MovieListBuilder(catalog: catalog).build()
            let parts = SceneParts(of: screen)
            #expect(parts.living == [])

            """
        let file = SourceFile(path: "Tests/Scenes/MovieListTests/MovieListBuilderTests.swift", text: text)
        #expect(rule.offences(scene: "MovieList", files: [file]) == [])
    }
}
