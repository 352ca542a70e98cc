import SceneGenerator
import Testing

struct WeakHoldRuleTests {
    private let rule = WeakHoldRule()

    private func offences(_ property: String) throws -> [Offence] {
        let text = "final class A {\n    \(property)\n}\n"
        return try rule.offences(in: SourceFile(path: "Sources/Scenes/MovieList/MovieListRouter.swift", text: text))
    }

    @Test func theWayBackIsWeak() throws {
        expectNone(try Project.this.swiftFiles(below: "Sources/Scenes").flatMap(rule.offences))
    }

    @Test(arguments: [
        "private let navigator: any Navigator", "var navigator: (any Navigator)?", "let display: any Display",
        "var siblings: (any SiblingSource<MovieID>)?", "private var delegate: (any MovieDetailDelegate)?",
    ])
    func aStrongWayBackIsFound(property: String) throws {
        #expect(try offences(property).map(\.line) == [2])
    }

    @Test func theMessageSaysWhyAndWhatToWrite() throws {
        #expect(
            try offences("let display: any Display").map(\.description) == [
                """
                Sources/Scenes/MovieList/MovieListRouter.swift:2: holds Display strongly. The display is the event loop, which \
                holds every screen: write 'weak var …: (any Display)?'.
                """
            ])
    }

    @Test(arguments: [
        "private weak var navigator: (any Navigator)?", "private let destinations: any MovieListDestinations",
        "func build(navigator: any Navigator) {}", "var siblings: (any SiblingSource<MovieID>)? { get }",
    ])
    func aWeakOneAndAParameterAreLeftAlone(line: String) throws {
        #expect(try offences(line) == [])
    }
}
