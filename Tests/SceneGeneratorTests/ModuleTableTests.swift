import Foundation
import Testing

@testable import SceneGenerator

struct ModuleTableTests {
    private func row(_ parts: [String: String], others: [String: String] = [:]) -> String {
        var files = others
        for (part, text) in parts { files["Sources/Scenes/PersonList/PersonList\(part).swift"] = text }
        let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
        return ModuleTable(sources, PackageManifest(text: "")).text.split(separator: "\n").last.map(String.init) ?? ""
    }

    @Test func whereSeveralLeadIsSaidOnceBelowTheRows() {
        let files = [
            "Sources/Scenes/PersonList/PersonListBuilder.swift":
                "protocol PersonListDestinations: NoteDestinations, MapDestinations {\n    func detail() -> any Screen\n}\n",
            "Sources/Navigation/Routes.swift":
                "protocol NoteDestinations {\n    func note() -> any Screen\n}\nprotocol MapDestinations {\n    func map() -> any Screen\n}\n",
            "Sources/Matinee/Root/Destinations.swift":
                "extension Destinations: PersonListDestinations {\n    func detail() -> any Screen { PersonDetailBuilder().build() }\n    func note() -> any Screen { NoteEditorBuilder().build() }\n}\n",
        ].map { SourceFile(path: $0, text: $1) }
        let lines = ModuleTable(files, PackageManifest(text: "")).text.split(separator: "\n").suffix(4)
        #expect(
            lines.map(String.init) == [
                "| `PersonList` | – | PersonDetail, `NoteDestinations`, `MapDestinations` | – |",
                "Where destinations lead that several share:", "- `MapDestinations`: `map`",
                "- `NoteDestinations`: NoteEditor",
            ])
    }

    @Test func theTableOfThisProjectIsInStep() throws {
        let project = ProjectFiles(
            root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent())
        let sources = try project.paths(below: "Sources").filter { $0.hasSuffix(".swift") }
            .map { SourceFile(path: $0, text: try project.text($0)) }
        let document = try project.text(ModuleTable.path)
        #expect(
            ModuleTable(sources, PackageManifest(text: try project.text("Package.swift"))).written(into: document)
                == document,
            "The table in Modules.md is not what the code says; `make modules` mends that.")
    }

    @Test func aModuleThatSaysNothingHasEmptyCells() {
        #expect(row(["View": ""]) == "| `PersonList` | – | – | – |")
    }

    @Test func itsPurposeIsTheFirstSentenceAboveItsBuilder() {
        let builder =
            "/// A comment.\nstruct A {}\n\n/// All people, by\n/// name|age. More.\n@MainActor\npackage struct PersonListBuilder {}\n"
        #expect(row(["Builder": builder]) == "| `PersonList` | All people, by name\\|age | – | – |")
    }

    @Test func orAboveItsView() {
        let view = "/// All people.\n@MainActor\nfinal class PersonListDefaultView {}\n"
        #expect(row(["View": view, "Builder": "struct PersonListBuilder {}\n"]).contains("| All people |"))
    }

    @Test func itLeadsToWhatItsDestinationsAreBuiltWith() {
        let builder = """
            protocol PersonListDestinations {
                func detail(of id: Int) -> any Screen
                func map() -> any Screen
            }
            func elsewhere() {}
            """
        let destinations = """
            extension Destinations: PersonListDestinations {
                func detail(of id: Int) -> any Screen {
                    switch id {
                    case 0: page(of: id, at: 1)
                    default: TextBuilder().build()
                    }
                }
                private func page(of id: Int, at row: Int) -> any Screen { PersonDetailBuilder(a: detail(of: 0)).build() }
                func elsewhere() { OtherBuilder() }
            }
            """
        #expect(
            row(
                ["Builder": builder, "Router": "let links: any LinkOpener\n"],
                others: ["Sources/Matinee/Root/Destinations.swift": destinations]
            ) == "| `PersonList` | – | PersonDetail, Text, `map`, browser | – |")
    }

    @Test func whatNobodyBuildsYetIsNamedThoughAnotherScenesFunctionIsCalledTheSame() {
        let builder = "protocol PersonListDestinations {\n    func detail(of id: Int) -> any Screen\n}\n"
        let destinations = """
            extension Destinations: LibraryDestinations {
                func detail(of id: Int) -> any Screen { MovieDetailBuilder().build() }
            }
            """
        #expect(
            row(["Builder": builder], others: ["Sources/Matinee/Root/Destinations.swift": destinations])
                == "| `PersonList` | – | `detail` | – |")
    }

    @Test func itLeadsToWhatKindsBuildInFilesOfTheirOwn() {
        let builder = "protocol PersonListDestinations {\n    func detail(of id: Int) -> any Screen\n}\n"
        let destinations = """
            extension Destinations: PersonListDestinations {
                func detail(of id: Int) -> any Screen { kind.detail(of: id, by: self) }
            }
            """
        let kind = """
            struct FilmKind {
                func detail(of id: Int, by destinations: Destinations) -> any Screen { destinations.film(id) }
            }
            extension Destinations {
                func film(_ id: Int) -> any Screen { MovieDetailBuilder().build() }
            }
            """
        #expect(
            row(
                ["Builder": builder],
                others: [
                    "Sources/Matinee/Root/Destinations.swift": destinations,
                    "Sources/Matinee/Kinds/FilmScenes.swift": kind,
                ]
            ) == "| `PersonList` | – | MovieDetail | – |")
    }

    @Test func aScreenThatIsNoSceneIsNoModule() {
        let builder = "protocol PersonListDestinations {\n    func text() -> any Screen\n}\n"
        let destinations = """
            extension Destinations: PersonListDestinations {
                func text() -> any Screen { TextScreen() }
            }
            """
        #expect(
            row(["Builder": builder], others: ["Sources/Matinee/Root/Destinations.swift": destinations])
                == "| `PersonList` | – | – | – |")
    }

    @Test func delegatesAreWhomItsRouterHoldsWeakly() {
        let router = """
            private weak var navigator: (any Navigator)?
            weak var delegate: (any PersonListDelegate)?
            private weak var siblings: (any SiblingSource<Int>)?
            // weak var a: (any Comment)?
            """
        #expect(row(["Router": router]).contains("| `PersonListDelegate`, `SiblingSource` |"))
    }

    @Test(arguments: [
        "", "<!-- end of modules -->\n<!-- modules: `make modules` writes this table from the code -->\n",
        "<!-- modules: `make modules` writes this table from the code -->\n",
        "<!-- modules: `make modules` writes this table from the code -->\n<!-- end of modules -->\n",
    ])
    func aDocumentWithoutItsMarksIsNotWrittenInto(document: String) {
        #expect(ModuleTable([], PackageManifest(text: "")).written(into: document) == nil)
    }
}
