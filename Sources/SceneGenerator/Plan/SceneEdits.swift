import SourceReading

/// A change of a file that lists the scenes.
struct SceneEdit {
    var file: MadeFile
    let before: [UInt8]
    /// For people.
    let what: String

    init(path: String, before: String, after: String, what: String) {
        file = MadeFile(path: path, bytes: Array(after.utf8))
        self.before = Array(before.utf8)
        self.what = what
    }
}

extension ScenePlanner {
    /// Of the Swift files; each is looked for in one place.
    func edits(
        for scene: String, made: [MadeFile], scenes: [String], manifest: PackageManifest
    ) throws(GeneratorError) -> [SceneEdit] {
        guard let package = manifest.withScenes(Set(scenes + [scene]).sorted()) else {
            throw .noPlace(path: "Package.swift", what: "'let scenes = […]'")
        }
        let list = SceneEdit(
            path: "Package.swift", before: manifest.text, after: scenes.contains(scene) ? manifest.text : package,
            what: "\(scene) joins 'let scenes'")
        // A scene that has no sample is only reached from another.
        let builder = made.first { $0.path == "Sources/Scenes/\(scene)/\(scene)Builder.swift" }
        guard builder?.text?.contains("static func sample(") == true else { return [list] }
        guard case .file = try tree.kind(of: SceneGallery.path) else {
            throw .noPlace(path: SceneGallery.path, what: "list of entries")
        }
        let gallery = SceneGallery(text: try tree.text(SceneGallery.path))
        guard let after = gallery.adding(scene) else {
            throw .noPlace(path: SceneGallery.path, what: "imports and marks around its entries")
        }
        return [
            list,
            SceneEdit(
                path: SceneGallery.path, before: gallery.text, after: after,
                what: "'matinee --scene \(scene)' shows its sample"),
        ]
    }

    /// - Parameter files: those that are to be, in place of the tree's.
    func modulesEdit(for scene: String?, files: [MadeFile]) throws(GeneratorError) -> SceneEdit {
        guard case .file = try tree.kind(of: ModuleTable.path) else {
            throw .noPlace(path: ModuleTable.path, what: "table of modules")
        }
        let before = try tree.text(ModuleTable.path)
        var sources: [String: SourceFile] = [:]
        for path in try tree.paths(below: "Sources") where path.hasSuffix(".swift") {
            sources[path] = SourceFile(path: path, text: try tree.text(path))
        }
        for file in files where file.path.hasPrefix("Sources/") && file.path.hasSuffix(".swift") {
            sources[file.path] = SourceFile(path: file.path, text: file.text ?? "")
        }
        let table = ModuleTable(sources.values.sorted { $0.path < $1.path })
        guard let after = table.written(into: before) else {
            throw .noPlace(path: ModuleTable.path, what: "marks around the table of modules")
        }
        return SceneEdit(
            path: ModuleTable.path, before: before, after: after,
            what: scene.map { "a row for \($0) in the table of modules" } ?? "the table of modules, as the code has it")
    }
}
