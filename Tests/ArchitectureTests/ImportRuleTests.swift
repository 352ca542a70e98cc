import SceneGenerator
import Testing

struct ImportRuleTests {
    private let rule = ImportRule()

    private func offences(_ path: String, _ text: String) -> [String] {
        rule.offences(in: SourceFile(path: path, text: text)).map(\.description)
    }

    private func offencesOfParts(_ path: String, _ text: String) -> [String] {
        rule.offencesOfParts(in: SourceFile(path: path, text: text)).map(\.description)
    }

    @Test func everyTargetImportsOnlyWhatItMay() throws {
        expectNone(try Project.this.swiftFiles(below: "Sources").flatMap(rule.offences))
    }

    @Test func everyPartOfASceneImportsOnlyWhatItMay() throws {
        expectNone(try Project.this.swiftFiles(below: "Sources/Scenes").flatMap(rule.offencesOfParts))
    }

    @Test func anInnerRingThatSeesAnOuterOneIsFound() {
        #expect(
            offences("Sources/Entities/Films/Movie.swift", "import Foundation\n") == [
                """
                Sources/Entities/Films/Movie.swift:1: imports Foundation, but Entities may import nothing. Entities are plain values \
                at the centre. What needs another module belongs in a ring further out.
                """
            ])
        #expect(
            offences("Sources/Services/Catalogs/MovieCatalog.swift", "package import Entities\npackage import HTTP\n")
                .count == 1)
        #expect(offences("Sources/TerminalKit/Canvas.swift", "private import CNcurses\n").count == 1)
    }

    @Test(arguments: [
        "MovieDetail", "HTTP", "CursesTerminal", "Foundation", "Glibc", "Dispatch", "Synchronization",
    ])
    func aSceneThatSeesMoreThanItMayIsFound(module: String) {
        #expect(
            offences("Sources/Scenes/MovieList/MovieListBuilder.swift", "import Entities\nimport \(module)\n").count
                == 1)
    }

    @Test(arguments: ["CNcurses", "CCurl"])
    func aCLibraryOutsideOfItsTargetIsFound(module: String) {
        #expect(offences("Sources/Matinee/Program/Main.swift", "import \(module)\n").count == 1)
    }

    @Test func aTargetWithoutARowIsFound() {
        #expect(
            offences("Sources/Extra/A.swift", "") == [
                "Sources/Extra/A.swift: the target Extra has no row in ImportTable.swift; give it one that says what it may import"
            ])
    }

    @Test(arguments: [
        ("Entity", "Services"), ("Interactor", "Presentation"), ("Presenter", "TerminalKit"), ("Presenter", "Services"),
        ("Router", "TerminalKit"), ("View", "Entities"), ("View", "Services"), ("Layout", "Entities"),
        ("Formatter", "TerminalKit"),
    ])
    func aPartThatSeesMoreThanItMayIsFound(part: String, module: String) {
        #expect(offencesOfParts("Sources/Scenes/MovieList/MovieList\(part).swift", "import \(module)\n").count == 1)
    }

    @Test(arguments: ["TerminalKit", "Navigation", "Widgets"])
    func whatHelpsAPresenterSeesNoScreen(module: String) {
        #expect(offencesOfParts("Sources/Scenes/MovieList/TitleSearch.swift", "import \(module)\n").count == 1)
        #expect(offencesOfParts("Sources/Scenes/MovieList/TitleSearch.swift", "import Services\n") == [])
    }

    @Test func anImportInACommentIsNone() {
        #expect(
            offences("Sources/Entities/Films/Movie.swift", "// import Foundation\nlet text = \"import Glibc\"\n") == [])
    }

    @Test func anImportOfOneTypeOrWithAnAttributeIsSeen() {
        let text = "import struct Foundation.Date\n@preconcurrency import Dispatch\n"
        #expect(offences("Sources/Entities/Films/Movie.swift", text).count == 2)
    }
}
