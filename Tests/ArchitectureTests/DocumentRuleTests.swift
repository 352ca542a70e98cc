import SceneGenerator
import Testing

struct DocumentRuleTests {
    private let example = DocumentRule(
        paths: ["Sources/Scenes", "Sources/Scenes/MovieList/MovieListView.swift"],
        names: ["MovieList", "showDetail", "load"], makeTargets: ["test"])

    private func offences(_ text: String) -> [Offence] {
        example.offences(path: "Modules.md", text: text)
    }

    @Test func whatTheDocumentsNameExists() throws {
        let project = Project.this
        let files = try ["Sources", "Tests", "scripts"].flatMap(project.paths)
        let code = try project.swiftFiles(below: "Sources", "Tests").flatMap(\.lines)
        let headers = try files.filter { $0.hasSuffix(".h") || $0.hasSuffix(".c") }.map(project.text)
        let package = try project.text("Package.swift")
        // Names of environment variables appear only inside of strings.
        let variables = try project.swiftFiles(below: "Sources").flatMap { $0.text[...].words }
            .filter { $0 == $0.uppercased() }
        let rule = DocumentRule(
            paths: Set(files + ["Sources", "Tests", "scripts"]),
            names: Set(code.flatMap(\.words)).union((headers + [package]).flatMap { $0[...].words })
                .union(variables).union(ScenePart.allCases.map(\.rawValue)),
            makeTargets: Set(
                try project.text("Makefile").split(separator: "\n").compactMap { line in
                    line.firstMatch(of: /^([a-z-]+):/).map { String($0.1) }
                }))
        for document in ["Modules.md", "README.md"] {
            expectNone(rule.offences(path: document, text: try project.text(document)))
        }
    }

    @Test(arguments: [
        "See `Sources/Scenes/MovieList/MovieListViews.swift`.", "A `MovieLists` is shown.", "It says `.loads`.",
        "Then `router.showDetails(of:)`.", "An `any MovieLister`.", "Run `make tests`.", "`MovieList`, `MovieListing`",
    ])
    func whatDoesNotExistIsFound(text: String) {
        #expect(offences("# A\n" + text).map(\.line) == [2])
    }

    @Test func theMessageSaysWhatToDo() {
        #expect(
            offences("`Sources/Scenes/Old.swift`").map(\.description) == [
                "Modules.md:1: names Sources/Scenes/Old.swift, which is not in the tree. Name the place where that is now."
            ])
    }

    @Test(arguments: [
        "`Sources/Scenes/*`, `Sources/Scenes/{Name}`", "`MovieList` and `.load`", "`router.showDetail(of:)`",
        "`any MovieList`", "`make test`", "`weak`", "`x ?? y`", "```\n`Nothing`\n```", "Plain Words",
    ])
    func whatExistsOrIsNoNameIsLeftAlone(text: String) {
        #expect(offences(text) == [])
    }
}
