import Foundation
import SceneGenerator
import SourceReading
import TestSupport

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
        #if DEBUG
            import Navigation
            import Zoo

            let gallery = [
                // Entries of scenes
                Entry(name: "Zoo", makeScreen: ZooBuilder.sample),
                // End of entries
            ]
        #endif

        """

    static let modules = """
        # Modules
        <!-- modules: `make modules` writes this table from the code -->
        <!-- end of modules -->
        The end.

        """

    private let folder: TemporaryFolder

    var path: String { folder.path }
    var tree: DiskTree { DiskTree(root: path) }

    init() throws {
        folder = try TemporaryFolder()
        try write("Package.swift", Self.manifest)
        try write("Sources/Matinee/SceneGallery.swift", Self.gallery)
        try write("Modules.md", Self.modules)
        try write("Sources/Presentation/ListState.swift", "struct ListState {}\n")
        try write("Sources/Presentation/Command.swift", "enum Command {\n    case open\n}\n")
        try write("Sources/Scenes/ArtistList/ArtistListBuilder.swift", "struct ArtistListBuilder {}\n")
        try write("Tests/ArchitectureTests/A.swift", "")
        try write(
            "scripts/templates/list/Sources/Scenes/{Name}/{Name}Builder.swift",
            "/// All {names}.\nstruct {Name}Builder {\n    static func sample() {}\n}\n")
        try write("scripts/templates/list/Sources/Scenes/{Name}/{Name}Entity.swift", "// {project} {author} {date}\n")
        try write("scripts/templates/list/Tests/Scenes/{Name}Tests/{Name}Tests.swift", "// {NAME}\n")
        try write(
            "scripts/templates/detail/Sources/Scenes/{Name}/{Name}Builder.swift", "struct {Name}Builder {}\n")
        try write("scripts/templates/detail/Tests/Scenes/{Name}Tests/{Name}Tests.swift", "// {NAME}\n")
    }

    func write(_ path: String, _ text: String) throws {
        try write(path, Array(text.utf8))
    }

    func write(_ path: String, _ bytes: [UInt8]) throws {
        let url = URL(filePath: self.path).appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: "\(self.path)/\(path)")
    }

    func text(_ path: String) throws -> String {
        try String(contentsOfFile: "\(self.path)/\(path)", encoding: .utf8)
    }

    /// All folders and files, with what is in them.
    func snapshot() throws -> [String: String] {
        var snapshot: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: path) {
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(self.path)/\(path)")
            let isFile = attributes[.type] as? FileAttributeType == .typeRegular
            let mode = attributes[.posixPermissions] as? Int ?? 0
            snapshot[path] = "\(mode) " + (isFile ? try text(path) : "")
        }
        return snapshot
    }
}
