import TestSupport
import Testing

@testable import SceneGenerator

/// Whatever goes wrong, the tree is as it was.
struct FailureTests {
    private let project: ProjectFolder

    init() throws {
        project = try ProjectFolder()
    }

    private func expectUntouched(
        _ error: GeneratorError, tree: (any FileTree)? = nil, formatter: FormatterStub = FormatterStub(),
        sourceLocation: SourceLocation = #_sourceLocation, _ name: String = "PersonList"
    ) throws {
        let before = try project.snapshot()
        #expect(throws: error, sourceLocation: sourceLocation) {
            try NewSceneRun(name, in: project, tree: tree, formatter: formatter)
        }
        #expect(try project.snapshot() == before, sourceLocation: sourceLocation)
    }

    @Test func eachStepThatFailsIsTakenBackWithAllBeforeIt() throws {
        try NewSceneRun("PersonList", in: project)
        try project.write("Sources/Scenes/PersonList/PersonListEntity.swift", "// mine\n")
        try project.remove("Tests/Scenes")
        try project.write("Package.swift", ProjectFolder.manifest)
        let before = try project.snapshot()
        let counter = FailingTree(project.tree, failing: 1_000...1_000)
        try NewSceneRun("PersonList", "--force", in: project, tree: counter)
        // Folders and files, two files beside each that is replaced, and their way into place and out.
        #expect(counter.changeCount >= 10)
        let after = try project.snapshot()

        for step in 1...counter.changeCount {
            let project = try ProjectFolder()
            try NewSceneRun("PersonList", in: project)
            try project.write("Sources/Scenes/PersonList/PersonListEntity.swift", "// mine\n")
            try project.remove("Tests/Scenes")
            try project.write("Package.swift", ProjectFolder.manifest)
            let tree = FailingTree(project.tree, failing: step...step)
            let run = Result { () throws(GeneratorError) in
                try NewSceneRun("PersonList", "--force", in: project, tree: tree)
            }
            switch run {
            case .success(let run):
                // Only what was put aside could not be removed: the scene is made, and it is said.
                #expect(run.lines.contains { $0.hasPrefix("  remains   ") })
                #expect(try project.snapshot().filter { !$0.key.contains("by-new-scene") } == after)
            case .failure(let error):
                #expect(error == FailingTree.full)
                #expect(try project.snapshot() == before, "step \(step)")
            }
        }
    }

    @Test func whatCannotBeTakenBackIsNamed() throws {
        let tree = FailingTree(project.tree, failing: 2...1_000)
        #expect(throws: GeneratorError.notTakenBack(FailingTree.full, remains: ["Sources/Scenes/PersonList"])) {
            try NewSceneRun("PersonList", in: project, tree: tree)
        }
    }

    @Test func withoutAListOfScenesNothingIsMade() throws {
        try project.write("Package.swift", ProjectFolder.manifest.replacing("let scenes", with: "let modules"))
        try expectUntouched(.noPlace(path: "Package.swift", what: "'let scenes = […]'"))
    }

    @Test(arguments: ["// Entries of scenes", "// End of entries", "import"])
    func withoutTheGallerysMarksNothingIsMade(mark: String) throws {
        try project.write("Sources/Matinee/SceneGallery.swift", ProjectFolder.gallery.replacing(mark, with: "//"))
        try expectUntouched(
            .noPlace(path: "Sources/Matinee/SceneGallery.swift", what: "imports and marks around its entries"))
    }

    @Test func withoutTheMarksOfTheTableNothingIsMade() throws {
        try project.write("Modules.md", "# Modules\n")
        try expectUntouched(.noPlace(path: "Modules.md", what: "marks around the table of modules"))
    }

    @Test(arguments: [
        ("Package.swift", GeneratorError.noProject),
        ("Modules.md", .noPlace(path: "Modules.md", what: "table of modules")),
        (
            "Sources/Matinee/SceneGallery.swift",
            .noPlace(path: "Sources/Matinee/SceneGallery.swift", what: "list of entries")
        ),
    ])
    func withoutAFileThatIsEditedNothingIsMade(path: String, error: GeneratorError) throws {
        try project.remove(path)
        try expectUntouched(error)
    }

    @Test func aPackageWithoutANameIsNone() throws {
        try project.write("Package.swift", "let scenes = []\n")
        try expectUntouched(.noProject)
    }

    @Test func whatIsNoSwiftIsRefused() throws {
        try expectUntouched(.notSwift("a"), formatter: FormatterStub(refusal: .notSwift("a")))
    }

    @Test(arguments: ["Package.swift", "Modules.md", "Sources/Matinee/SceneGallery.swift"])
    func aTemplateDoesNotMakeWhatIsEdited(path: String) throws {
        try project.write("scripts/templates/list/\(path)", "")
        try expectUntouched(.reservedPath(path))
    }

    @Test func aTemplateThatMakesNoSceneIsRefused() throws {
        try project.remove("scripts/templates/list/Tests")
        try expectUntouched(
            .noScene(template: "scripts/templates/list", folder: "Tests/Scenes/PersonListTests/"))
    }

    @Test func aSceneDoesNotDeclareWhatItSees() throws {
        try project.write(
            "scripts/templates/list/Sources/Scenes/{Name}/{Name}View.swift", "enum {Name}State {}\n")
        try expectUntouched(
            .declaredTwice(
                type: "ListState", path: "Sources/Scenes/List/ListView.swift",
                other: "Sources/Presentation/ListState.swift"), "List")
    }

    @Test func aFileWhereAFolderIsToBeIsInTheWay() throws {
        try project.write("scripts/templates/list/Sources/Services/{Name}/A.swift", "")
        try project.write("Sources/Services/PersonList", "")
        try expectUntouched(.obstructed("Sources/Services/PersonList"))
    }

    @Test func aFolderWhereAFileIsToBeIsInTheWay() throws {
        try project.write("scripts/templates/list/Sources/Services/{Name}", "")
        try project.write("Sources/Services/PersonList/A.swift", "")
        try expectUntouched(.obstructed("Sources/Services/PersonList"))
    }

    @Test func whatSomebodyElseHasChangedMeanwhileIsLeftAlone() throws {
        let plan = try ScenePlanner(
            tree: project.tree,
            shelf: TemplateShelf(places: [.init(name: "t", tree: project.tree.folder("scripts/templates"))]),
            formatter: FormatterStub()
        ).plan(
            SceneOrder(name: try SceneName("PersonList")), author: "Ada",
            date: try #require(CalendarDay(iso: "2026-11-21"))
        ).plan
        try project.write("Package.swift", ProjectFolder.manifest + "// mine\n")
        let before = try project.snapshot()
        #expect(throws: GeneratorError.changedMeanwhile("Package.swift")) {
            try PlanApplication.apply(plan, to: project.tree)
        }
        #expect(try project.snapshot() == before)
    }

    @Test(.enabled(if: SmallDisk.isPossible)) func aFullDiskLeavesTheTreeAsItWas() throws {
        let disk = try SmallDisk(at: "\(project.path)/Tests", kilobytes: 64)
        try disk.fill()
        #expect {
            try NewSceneRun("PersonList", in: project)
        } throws: { error in
            guard case .unwritable(let path, .system(28)) = error as? GeneratorError else { return false }
            return path.hasPrefix("Tests/Scenes")
        }
        #expect(try project.tree.kind(of: "Sources/Scenes/PersonList") == nil)
        #expect(try project.tree.kind(of: "Tests/Scenes") == nil)
        #expect(try project.text("Package.swift") == ProjectFolder.manifest)
    }

    @Test(.enabled(if: SmallDisk.isPossible)) func aDiskThatMayNotBeWrittenLeavesTheTreeAsItWas() throws {
        let disk = try SmallDisk(at: "\(project.path)/Tests", kilobytes: 64)
        try disk.setReadOnly()
        #expect(throws: GeneratorError.unwritable("Tests/Scenes", .system(30))) {
            try NewSceneRun("PersonList", in: project)
        }
        #expect(try project.tree.kind(of: "Sources/Scenes/PersonList") == nil)
        #expect(try project.text("Package.swift") == ProjectFolder.manifest)
    }
}
