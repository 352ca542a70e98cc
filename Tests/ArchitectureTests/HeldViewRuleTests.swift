import SceneGenerator
import Testing

struct HeldViewRuleTests {
    private let rule = HeldViewRule()

    private func file(_ part: String, _ text: String) -> SourceFile {
        SourceFile(path: "Sources/Scenes/MovieList/MovieList\(part).swift", text: text)
    }

    @Test func noPartOfASceneKeepsItsViewAlive() throws {
        expectNone(try Project.this.swiftFiles(below: "Sources/Scenes").flatMap(rule.offences))
    }

    @Test func everyPresenterKnowsItsViewWeakly() throws {
        expectNone(try Project.this.swiftFiles(below: "Sources/Scenes").flatMap(rule.offencesOfPresenter))
    }

    @Test(arguments: [
        "    var view: (any MovieListView)?", "    private let view: any MovieListView",
        "    let screen: MovieListDefaultView",
    ])
    func aViewThatIsHeldIsFound(property: String) throws {
        #expect(try rule.offences(in: file("Router", "final class A {\n\(property)\n}\n")).map(\.line) == [2])
    }

    @Test func aViewThatIsHeldWeaklyIsLeftAlone() throws {
        let presenter = file("Presenter", "    weak var view: (any MovieListView)?\n")
        #expect(try rule.offences(in: presenter) == [])
        #expect(rule.offencesOfPresenter(in: presenter) == [])
    }

    @Test func aViewThatIsOnlyHandedOutIsLeftAlone() throws {
        #expect(try rule.offences(in: file("Presenter", "    var listView: (any ListView)? { view }\n")) == [])
    }

    @Test func aPresenterWithoutAWeakViewIsFound() {
        #expect(rule.offencesOfPresenter(in: file("Presenter", "    var view: (any MovieListView)?\n")).count == 1)
    }
}
