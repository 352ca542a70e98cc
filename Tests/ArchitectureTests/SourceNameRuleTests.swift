import SceneGenerator
import Testing

struct SourceNameRuleTests {
    private let rule = SourceNameRule(sources: ["BuiltIn", "LastFM", "TMDB"])

    private func offences(_ path: String, _ text: String) -> [Int?] {
        rule.offences(in: SourceFile(path: path, text: "\n" + text)).map(\.line)
    }

    @Test func onlyTheirOwnFoldersAndTheRegistryNameSources() throws {
        let project = Project.this
        let sources = try project.folders(in: "Sources/Catalogs")
        #expect(sources.count > 2)
        expectNone(
            try project.swiftFiles(below: "Sources").flatMap(SourceNameRule(sources: sources).offences))
    }

    @Test(arguments: [
        "import TMDB", "let key = \"TMDB_API_KEY\"", "/// As Last.fm does.", "case .lastFM: 1", "BuiltInMovieCatalog()",
        "import BuiltIn", "static let url = \"https://api.themoviedb.org/3\" // tmdb",
    ])
    func aSourceThatIsNamedElsewhereIsFound(code: String) {
        #expect(offences("Sources/Matinee/Root/CompositionRoot.swift", code) == [2])
        #expect(offences("Sources/Catalogs/Other/OtherCatalog.swift", code) == [2])
    }

    @Test func whatASourceDeclaresBeginsWithItsName() throws {
        expectNone(try Project.this.swiftFiles(below: "Sources/Catalogs").flatMap(rule.unnamed))
        let file = SourceFile(
            path: "Sources/Catalogs/TMDB/TMDBFilm.swift",
            text: "struct TMDBFilm {}\nprivate struct Wire {}\nstruct Film {}\n")
        #expect(rule.unnamed(in: file).map(\.line) == [3])
    }

    @Test(arguments: ["the built-in catalogue", "let onlyBuiltIn = true", "case .withoutBuiltIn", "let last = fm"])
    func otherWordsAreLeftAlone(code: String) {
        #expect(offences("Sources/Matinee/Root/CompositionRoot.swift", code) == [])
    }

    @Test func whoMayNameItDoes() {
        #expect(offences("Sources/Catalogs/TMDB/TMDBSource.swift", "TMDB") == [])
        #expect(offences(SourceNameRule.registry, "import TMDB") == [])
    }
}
