import SceneGenerator
import Testing

struct SceneSizeRuleTests {
    /// A list is to have 180 lines at most, a detail 300. Those that have more have this much that is their own.
    private let rule = SceneSizeRule(
        limits: [
            "ArtistList": 199, "BookList": 230, "MovieList": 180, "PokemonList": 213,
            "BookDetail": 345, "MovieDetail": 300, "PersonDetail": 300, "PokemonDetail": 300,
        ], median: 30)

    private func offences(_ sizes: Int..., limit: Int = 180, median: Int = 30) -> [Offence] {
        SceneSizeRule(limits: ["AList": limit], median: median).offences(
            in: zip(["View", "Presenter", "Router"], sizes).map { part, size in
                SourceFile(
                    path: "Sources/Scenes/AList/AList\(part).swift", text: String(repeating: "let a = 1\n", count: size)
                )
            })
    }

    @Test func listsAndDetailsHoldWhatIsSpecialAboutThem() throws {
        let files = try Project.this.swiftFiles(below: "Sources/Scenes")
        #expect(Set(files.compactMap(\.scene)).isSuperset(of: rule.limits.keys))
        expectNone(rule.offences(in: files))
    }

    @Test func aSceneThatIsTooLargeIsFoundWithTheLinesOfItsParts() {
        #expect(offences(20, 130, 30) == [])
        #expect(
            offences(20, 131, 30).map(\.description) == [
                """
                Sources/Scenes/AList: has 181 lines, more than 180: View 20, Presenter 131, Router 30. What another list or detail \
                says too belongs where all of them have it from.
                """
            ])
    }

    @Test func partsThatAreLongAreFound() {
        #expect(offences(20, 30, 90) == [])
        #expect(offences(20, 31, 90).map(\.path) == ["Sources/Scenes"])
        #expect(offences() == [])
    }
}
