import SceneGenerator
import Testing

struct SceneFolderRuleTests {
    private let rule = SceneFolderRule()
    private let parts = ["View", "Interactor", "Presenter", "Entity", "Router", "Builder", "PlainView"].map {
        "MovieList\($0).swift"
    }

    private func files(in folder: String) throws -> [String] {
        try Project.this.paths(below: folder).map { String($0.dropFirst(folder.count + 1)) }
    }

    private func lines(of part: ScenePart, _ scene: String) throws -> [Substring] {
        try Project.this.swiftFiles(below: "Sources/Scenes/\(scene)").first { $0.part == part }?.lines ?? []
    }

    @Test func everySceneIsItsParts() throws {
        let offences = try Project.this.folders(in: "Sources/Scenes").flatMap { scene in
            rule.offences(
                scene: scene, files: try files(in: "Sources/Scenes/\(scene)"), view: try lines(of: .view, scene))
        }
        expectNone(offences)
    }

    @Test func everyPartOfASceneHasItsTests() throws {
        let offences = try Project.this.folders(in: "Sources/Scenes").flatMap { scene in
            rule.offencesOfTests(
                scene: scene, files: try files(in: "Tests/Scenes/\(scene)Tests"),
                interactor: try lines(of: .interactor, scene))
        }
        expectNone(offences)
    }

    @Test func packageListsTheScenesThatThereAre() throws {
        let folders = try Project.this.folders(in: "Sources/Scenes")
        expectNone(rule.offencesOfList(package: try Project.this.text("Package.swift"), folders: folders))
    }

    @Test func aMissingPartIsFound() {
        #expect(
            rule.offences(scene: "MovieList", files: parts.filter { $0 != "MovieListRouter.swift" }).map(
                \.description) == [
                    "Sources/Scenes/MovieList: has no MovieListRouter.swift. Every scene has the same six parts and a view in lines, one file each, unless its pane says the lines."
                ])
    }

    @Test func aViewInLinesIsMissedOnlyWhereThePaneSaysNone() {
        let six = Array(parts.dropLast())
        #expect(rule.offences(scene: "MovieList", files: six, view: ["    let pane: ListPane"]).count == 1)
        #expect(rule.offences(scene: "MovieList", files: six, view: ["    let pane: any ListScreenPane"]) == [])
    }

    @Test(arguments: ["MovieListHelpers.swift", "RowLayout.swift", "View/MovieListView.swift", "notes.txt"])
    func aFileThatIsNoPartIsFound(name: String) {
        #expect(
            rule.offences(scene: "MovieList", files: parts + [name]).map(\.path) == [
                "Sources/Scenes/MovieList/\(name)"
            ])
    }

    @Test func aLayoutAFormatterAndASampleMayBeApart() {
        let pieces = ["Layout", "Formatter", "Sample"].map { "MovieList\($0).swift" }
        #expect(rule.offences(scene: "MovieList", files: parts + pieces) == [])
    }

    @Test func whatHelpsThePresenterHasANameOfItsOwn() {
        #expect(rule.offences(scene: "MovieList", files: parts + ["TitleSearch.swift"]) == [])
    }

    @Test func aPartWithoutTestsIsFound() {
        let tests = ["View", "Interactor", "Presenter"].map { "MovieList\($0)Tests.swift" }
        #expect(
            rule.offencesOfTests(scene: "MovieList", files: tests, interactor: []).map(\.description) == [
                """
                Tests/Scenes/MovieListTests: has no MovieListRouterTests.swift. Each part is tested in a file of its own, \
                with the others replaced.
                """
            ])
    }

    @Test func anInteractorThatOnlySaysWhichSourceAnswersHasNoTestsOfItsOwn() {
        let tests = ["View", "Presenter", "Router"].map { "MovieList\($0)Tests.swift" }
        let source: Substring = "    var source: any ListCatalog<Movie, MovieQuery> { catalog.lists }"
        #expect(rule.offencesOfTests(scene: "MovieList", files: tests, interactor: [source]) == [])
        let deciding = [source, "    func searchedText(of movie: Movie) -> String { movie.title }"]
        #expect(rule.offencesOfTests(scene: "MovieList", files: tests, interactor: deciding).count == 1)
    }

    @Test(arguments: [["MovieList"], ["MovieDetail", "MovieList", "Settings"]])
    func aListOfOtherScenesIsFound(folders: [String]) {
        let package = "import PackageDescription\nlet scenes = [\"MovieDetail\", \"MovieList\"]\n"
        #expect(rule.offencesOfList(package: package, folders: folders).map(\.path) == ["Package.swift"])
    }
}
