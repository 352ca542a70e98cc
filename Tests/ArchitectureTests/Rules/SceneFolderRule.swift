import SceneGenerator

/// A scene's folder has its six parts, and a view in lines where its view is drawn only; beside them may stand what its presenter
/// has others do, under names of their own. The folder of its tests has a file for each of the parts that are tested alone.
struct SceneFolderRule {
    /// - Parameters:
    ///   - files: the names of the files in the scene's folder.
    ///   - view: the lines of its view.
    func offences(scene: String, files: [String], view: [Substring] = []) -> [Offence] {
        let folder = "Sources/Scenes/\(scene)"
        // A pane of either kind draws and says the same.
        let isSaidByItsPane = view.contains { $0.contains("let pane: any ") }
        let needsLines = !isSaidByItsPane && !Self.withoutLines.contains(scene)
        let required = ScenePart.required + (needsLines ? [.plainView] : [])
        let missing = required.filter { !files.contains("\(scene)\($0.rawValue).swift") }.map {
            Offence(
                path: folder,
                sentence:
                    "has no \(scene)\($0.rawValue).swift. Every scene has the same six parts and a view in lines, one file each, unless its pane says the lines."
            )
        }
        let named = Set(ScenePart.allCases.map { "\(scene)\($0.rawValue).swift" })
        let others = files.filter { !named.contains($0) && !Self.mayHelpPresenter($0, of: scene) }.map {
            Offence(
                path: "\(folder)/\($0)",
                sentence: """
                    is none of a scene's parts. Put it in the part that needs it, in \(scene)Layout.swift (a view's lines of text) \
                    or \(scene)Formatter.swift (a presenter's words), or name it after what it does for the presenter; what several \
                    scenes share belongs in Sources/Browsing, Sources/Navigation or Sources/Presentation.
                    """)
        }
        return missing + others
    }

    /// Whether it has a name of its own, which is neither the scene's nor that of a part.
    private static func mayHelpPresenter(_ file: String, of scene: String) -> Bool {
        guard file.hasSuffix(".swift"), !file.contains("/") else { return false }
        let name = file.dropLast(".swift".count)
        return !name.hasPrefix(scene) && !ScenePart.allCases.contains { name.hasSuffix($0.rawValue) }
    }

    /// In a dialogue of lines, commands and sections are said by their names: nothing has to find them.
    private static let withoutLines: Set = ["Palette"]

    /// - Parameters:
    ///   - files: the names of the files in the folder of the scene's tests.
    ///   - interactor: the lines of its interactor.
    func offencesOfTests(scene: String, files: [String], interactor: [Substring]) -> [Offence] {
        // What every interactor can do is tested once, in Tests/ServicesTests.
        let isDefault = !interactor.contains { $0.contains("func ") }
        let tested = Self.tested.filter { $0 != .interactor || !isDefault }
        return tested.filter { !files.contains("\(scene)\($0.rawValue)Tests.swift") }.map {
            Offence(
                path: "Tests/Scenes/\(scene)Tests",
                sentence:
                    "has no \(scene)\($0.rawValue)Tests.swift. Each part is tested in a file of its own, with the others replaced."
            )
        }
    }

    /// An Entity has no behaviour, so it needs no tests of its own. What a builder puts together is tested with those of all scenes, by
    /// what `TestedScene` says that it leads to.
    private static let tested: [ScenePart] = [.view, .interactor, .presenter, .router]

    /// - Parameters:
    ///   - package: the text of Package.swift.
    ///   - folders: the names of the folders in Sources/Scenes.
    func offencesOfList(package: String, folders: [String]) -> [Offence] {
        let listed = PackageManifest(text: package).scenes ?? []
        guard listed != folders.sorted() else { return [] }
        return [
            Offence(
                path: "Package.swift",
                sentence: """
                    lists the scenes \(listed.joined(separator: ", ")), but Sources/Scenes holds \(folders.sorted().joined(separator: ", ")). \
                    A scene is a folder and a name in 'scenes', in alphabetical order.
                    """)
        ]
    }
}
