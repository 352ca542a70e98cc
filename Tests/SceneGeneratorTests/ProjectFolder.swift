import Foundation
import TestSupport

@testable import SceneGenerator

/// A small project on the disk, with templates, for the generator to work on.
final class ProjectFolder: Sendable {
    static let manifest = """
        import PackageDescription

        let scenes = [
            "ArtistList",
            "Zoo",
        ]

        let package = Package(
            name: "Cinema", targets: [])

        """

    static let gallery = """
        import Zoo

        let gallery = [
            // Entries of scenes
            Entry(name: "Zoo", makeScreen: ZooBuilder.sample),
            // End of entries
        ]

        """

    static let tested = """
        static let all = [
            // Entries of scenes
            .zoo,
            // End of entries
        ]

        """

    static let modules = """
        # Modules
        <!-- modules: `make modules` writes this table from the code -->
        <!-- end of modules -->
        <!-- imports: `make modules` draws this from Package.swift -->
        <!-- end of imports -->
        The end.

        """

    private let folder: TemporaryFolder

    var url: URL { URL(filePath: folder.path) }

    init() throws {
        folder = try TemporaryFolder()
        try write("Package.swift", Self.manifest)
        try write("Sources/Matinee/Root/SceneGallery.swift", Self.gallery)
        try write("Modules.md", Self.modules)
        try write("Tests/EverySceneTests/Doubles/TestedScene.swift", Self.tested)
        try write("Sources/Scenes/ArtistList/ArtistListBuilder.swift", "struct ArtistListBuilder {}\n")
        try write("Tests/ArchitectureTests/A.swift", "")
        try write(
            "scripts/templates/list/Sources/Scenes/{Name}/{Name}Builder.swift",
            "/// All {names}.\nstruct {Name}Builder {\n    static func sample() {}\n}\n")
        try write("scripts/templates/list/Tests/Scenes/{Name}Tests/{Name}Tests.swift", "// {project} {author} {date}\n")
        try write("scripts/templates/list/Tests/EverySceneTests/Scenes/{Name}OnStage.swift", "// {name}\n")
        try write("scripts/templates/detail/Sources/Scenes/{Name}/{Name}Builder.swift", "struct {Name}Builder {}\n")
        try write("scripts/templates/detail/Tests/Scenes/{Name}Tests/{Name}Tests.swift", "// {NAME}\n")
    }

    func write(_ path: String, _ text: String) throws {
        try ProjectFiles(root: url).write(path, Data(text.utf8))
    }

    func text(_ path: String) throws -> String {
        try ProjectFiles(root: url).text(path)
    }

    /// All files, with what is in them.
    func snapshot() throws -> [String: Data] {
        try ["Sources", "Tests", "scripts"].flatMap(ProjectFiles(root: url).paths).reduce(
            into: ["Package.swift": try ProjectFiles(root: url).read("Package.swift")]
        ) { $0[$1] = try ProjectFiles(root: url).read($1) }
    }

    /// Runs the generator here.
    ///
    /// - Returns: what it printed.
    @discardableResult
    func run(
        _ arguments: String..., configuration: URL? = nil, gitAuthor: String? = "Ada",
        format: @escaping NewSceneCommand.Format = { _ in }
    ) throws -> [String] {
        let command = NewSceneCommand(
            root: url, configuration: configuration, format: format, gitAuthor: { gitAuthor }, today: "2026-11-21")
        var lines: [String] = []
        try command.run(arguments) { lines.append($0) }
        return lines
    }
}
