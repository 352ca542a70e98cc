import SceneGenerator
import Testing

struct OtherSceneRuleTests {
    private let rule = OtherSceneRule(scenes: ["MovieDetail", "MovieList"])

    private func offences(_ text: String) -> [Offence] {
        rule.offences(in: SourceFile(path: "Sources/Scenes/MovieList/MovieListRouter.swift", text: text))
    }

    @Test func noSceneNamesAnother() throws {
        let rule = OtherSceneRule(scenes: try Project.this.folders(in: "Sources/Scenes"))
        expectNone(try Project.this.swiftFiles(below: "Sources/Scenes").flatMap(rule.offences))
    }

    @Test(arguments: [
        "MovieDetailBuilder()", "any MovieDetailDelegate", "any MovieDetailPresenter", "MovieDetailDefaultView()",
        "any MovieDetailDestinations",
    ])
    func theNameOfAnotherScenesPartIsFound(code: String) {
        #expect(offences("let a: \(code)\n").map(\.line) == [1])
    }

    @Test func theMessageSaysWhereTheWayThereBelongs() {
        #expect(
            offences("\nlet a = MovieDetailBuilder()\n").map(\.description) == [
                """
                Sources/Scenes/MovieList/MovieListRouter.swift:2: names MovieDetailBuilder, of the scene MovieDetail. The two \
                could no longer change apart: say in MovieListDestinations what is wanted, and let \
                Sources/Matinee/Root/Destinations.swift build it.
                """
            ])
    }

    @Test(arguments: ["MovieDetail", "MovieListBuilder", "MovieDetailBuilders", "movieDetail"])
    func anEntityOrAPartOfItsOwnIsLeftAlone(name: String) {
        #expect(offences("let a: \(name)\n") == [])
    }
}
