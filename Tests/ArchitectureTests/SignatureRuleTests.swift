import SceneGenerator
import Testing

struct SignatureRuleTests {
    private let example = SignatureRule(
        terminalTypes: DeclaredTypes(in: [SourceFile(path: "A.swift", text: "package struct Surface {}\n")]),
        serviceTypes: DeclaredTypes(in: [
            SourceFile(path: "B.swift", text: "package protocol MovieCatalog {}\npackage struct Movie {}\n")
        ]))

    private func file(_ part: String, _ text: String) -> SourceFile {
        SourceFile(path: "Sources/Scenes/MovieList/MovieList\(part).swift", text: text)
    }

    private func rule() throws -> SignatureRule {
        SignatureRule(
            terminalTypes: DeclaredTypes(in: try Project.this.swiftFiles(below: "Sources/TerminalKit")),
            serviceTypes: DeclaredTypes(in: try Project.this.swiftFiles(below: "Sources/Services", "Sources/Entities")))
    }

    @Test func onlyViewsNameTheTerminalsTypes() throws {
        expectNone(try Project.this.swiftFiles(below: "Sources/Scenes").flatMap(rule().offencesOfTerminal))
    }

    @Test func noViewNamesAServiceOrItsEntities() throws {
        expectNone(try Project.this.swiftFiles(below: "Sources/Scenes").flatMap(rule().offencesOfServices))
    }

    @Test(arguments: ["Entity", "Interactor", "Presenter", "Router", "Formatter"])
    func aTerminalTypeOutsideOfAViewIsFound(part: String) {
        let offender = file(part, "protocol A {\n    func draw(on surface: Surface)\n}\n")
        #expect(example.offencesOfTerminal(in: offender).map(\.line) == [2])
    }

    @Test func aTerminalTypeInAPresenterIsFoundWithWhereItBelongs() {
        #expect(
            example.offencesOfTerminal(in: file("Presenter", "let a: Surface\n")).map(\.description) == [
                """
                Sources/Scenes/MovieList/MovieListPresenter.swift:1: names the terminal's Surface. The Presenter of a scene \
                would work on any screen: cells, styles and keys belong in the View.
                """
            ])
    }

    @Test(arguments: ["let movie: Movie", "let catalog: any MovieCatalog", "func show(_ movies: [Movie])"])
    func aViewThatKnowsMoreThanWordsIsFound(line: String) {
        #expect(example.offencesOfServices(in: file("View", line + "\n")).count == 1)
        #expect(example.offencesOfServices(in: file("Layout", line + "\n")).count == 1)
        #expect(example.offencesOfServices(in: file("Presenter", line + "\n")) == [])
    }

    @Test(arguments: ["// a Surface", "let text = \"Surface\"", "let surfaces: Surfaces", "let line: Lines.Surface"])
    func whatOnlyLooksLikeItIsLeftAlone(line: String) {
        #expect(example.offencesOfTerminal(in: file("Presenter", line + "\n")) == [])
    }
}
