import SceneGenerator
import Testing

struct PartNameRuleTests {
    private let rule = PartNameRule()

    private func offences(_ part: String, _ text: String) -> [Offence] {
        rule.offences(in: SourceFile(path: "Sources/Scenes/MovieList/MovieList\(part).swift", text: text))
    }

    @Test func everyPartIsNamedAfterItsSceneWithItsProtocolOnTop() throws {
        expectNone(try Project.this.swiftFiles(below: "Sources/Scenes").flatMap(rule.offences))
    }

    @Test(arguments: ["View", "Interactor", "Presenter", "Router"])
    func aPartThatDoesNotBeginWithItsProtocolIsFound(part: String) {
        let text = "import Entities\n\nfinal class MovieListDefault\(part) {}\n\nprotocol MovieList\(part) {}\n"
        #expect(offences(part, text).map(\.line) == [3])
        #expect(offences(part, "protocol Listing {}\nstruct MovieListDefault\(part): Listing {}\n").map(\.line) == [1])
    }

    @Test func aPartWithoutADefaultImplementationIsFound() {
        #expect(
            offences("Router", "@MainActor\nprotocol MovieListRouter: AnyObject {}\nstruct Way {}\n").map(\.description)
                == [
                    """
                    Sources/Scenes/MovieList/MovieListRouter.swift: has no 'MovieListDefaultRouter'. The default \
                    implementation stands below its protocol, and a test can put another in its place.
                    """
                ])
    }

    @Test func aBuilderThatIsNoValueIsFound() {
        #expect(offences("Builder", "final class MovieListBuilder {}\n").count == 1)
        #expect(offences("Builder", "package struct MovieListBuilder {}\n") == [])
    }

    @Test(arguments: ["protocol MovieRowing {}", "final class MovieRow {}", "actor MovieRows {}"])
    func anEntityThatIsNoValueIsFound(declaration: String) {
        #expect(offences("Entity", "struct MovieRow {}\n\(declaration)\n").map(\.line) == [2])
    }

    @Test func aFormatterOfAnotherNameIsFound() {
        #expect(offences("Formatter", "struct Words {}\n").count == 1)
        #expect(offences("Layout", "struct MovieListLayout {}\n") == [])
    }

    @Test func aProtocolWithItsDefaultBelowIsLeftAlone() {
        let text = "@MainActor\nprotocol MovieListView: AnyObject {}\n\nfinal class MovieListDefaultView {}\n"
        #expect(offences("View", text) == [])
    }
}
