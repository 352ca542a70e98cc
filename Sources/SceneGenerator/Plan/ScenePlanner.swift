import SourceReading

/// Finds out what making a scene means for the tree, and whether it can be done at all.
struct ScenePlanner {
    let tree: any FileTree
    let shelf: TemplateShelf
    let formatter: any SourceFormatter

    private static let manifest = "Package.swift"
    /// What every scene sees.
    private static let innerTargets = [
        "Entities", "Loading", "Navigation", "Presentation", "Services", "TerminalKit",
    ]

    func plan(
        _ order: SceneOrder, author: String, date: CalendarDay
    ) throws(GeneratorError) -> (plan: ScenePlan, template: Template) {
        let manifest = try manifest()
        let scenes = manifest.scenes
        try check(order.name, mayReplace: order.replaces, scenes: scenes, project: manifest.name)
        let template = try shelf.template(named: order.template)
        let variables = TemplateVariables(name: order.name, project: manifest.name, author: author, date: date)
        let made = try template.filled(with: variables)
        try checkPlaces(of: made, name: order.name.text, template: template)
        var edits = try edits(for: order.name.text, made: made, scenes: scenes, manifest: manifest.text)

        let files = try formatted(made + edits.map(\.file))
        let formattedMade = Array(files.prefix(made.count))
        try checkTypes(of: formattedMade)
        for index in edits.indices { edits[index].file = files[made.count + index] }
        edits.append(try modulesEdit(for: order.name.text, files: files))

        var changes: [ScenePlan.Change] = []
        for file in formattedMade { changes.append(try change(for: file)) }
        if !order.replaces {
            let existing: [String] = changes.compactMap {
                switch $0 {
                case .replace(let file, _): file.path
                case .keep(let path): path
                default: nil
                }
            }
            guard existing.isEmpty else { throw .exist(existing) }
        }
        let plan = ScenePlan(
            changes: changes + (try leftAlone(order.name.text, made: formattedMade))
                + edits.filter { $0.file.bytes != $0.before }
                .map { .edit($0.file, before: $0.before, what: $0.what) })
        return (plan, template)
    }

    /// What Modules.md says, made anew from the code.
    func modulesPlan() throws(GeneratorError) -> ScenePlan {
        let edit = try modulesEdit(for: nil, files: [])
        guard edit.file.bytes != edit.before else { return ScenePlan(changes: [.keep(path: edit.file.path)]) }
        return ScenePlan(changes: [.edit(edit.file, before: edit.before, what: edit.what)])
    }

    /// Throws where this is no project.
    func manifest() throws(GeneratorError) -> (text: PackageManifest, name: String, scenes: [String]) {
        guard case .file = try tree.kind(of: Self.manifest) else { throw .noProject }
        let text = PackageManifest(text: try tree.text(Self.manifest))
        guard let name = text.name else { throw .noProject }
        guard let scenes = text.scenes else { throw .noPlace(path: Self.manifest, what: "'let scenes = […]'") }
        return (text, name, scenes)
    }

    private func check(
        _ name: SceneName, mayReplace: Bool, scenes: [String], project: String
    ) throws(GeneratorError) {
        // A scene's folder is one, whether it is listed yet or not.
        let scenes = scenes + (try folders(in: "Sources/Scenes"))
        let register = NameRegister(
            scenes: scenes, sources: [project] + (try folders(in: "Sources")),
            tests: try folders(in: "Tests") + folders(in: "Tests/Scenes"))
        try register.check(name, mayReplace: mayReplace, scenes: scenes)
    }

    private func folders(in folder: String) throws(GeneratorError) -> [String] {
        guard try tree.kind(of: folder) == .folder else { return [] }
        var folders: [String] = []
        for name in try tree.names(in: folder) {
            if try tree.kind(of: "\(folder)/\(name)") == .folder { folders.append(name) }
        }
        return folders
    }

    private func checkPlaces(of files: [MadeFile], name: String, template: Template) throws(GeneratorError) {
        for folder in ["Sources/Scenes/\(name)/", "Tests/Scenes/\(name)Tests/"]
        where !files.contains(where: { $0.path.hasPrefix(folder) }) {
            throw .noScene(template: template.place, folder: folder)
        }
        for path in [Self.manifest, SceneGallery.path, ModuleTable.path]
        where files.contains(where: { $0.path == path }) {
            throw .reservedPath(path)
        }
    }

    /// A type of the scene would hide one of the rings that it sees.
    private func checkTypes(of files: [MadeFile]) throws(GeneratorError) {
        var known: [String: String] = [:]
        for folder in Self.innerTargets.map({ "Sources/\($0)" }) + ["Tests/TestSupport"]
        where try tree.kind(of: folder) == .folder {
            for file in try swiftFiles(below: folder) {
                for declared in file.declarations { known[declared.name] = file.path }
            }
        }
        for file in files where file.path.hasSuffix(".swift") {
            for declared in SourceFile(path: file.path, text: file.text ?? "").declarations {
                if let other = known[declared.name] {
                    throw .declaredTwice(type: declared.name, path: file.path, other: other)
                }
            }
        }
    }

    private func swiftFiles(below folder: String) throws(GeneratorError) -> [SourceFile] {
        try tree.paths(below: folder).filter { $0.hasSuffix(".swift") }.map { path throws(GeneratorError) in
            SourceFile(path: path, text: try tree.text(path))
        }
    }

    private func formatted(_ files: [MadeFile]) throws(GeneratorError) -> [MadeFile] {
        let sources = files.filter { $0.path.hasSuffix(".swift") }
        let formatted = try formatter.format(Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0.bytes) }))
        return files.map { file in
            var file = file
            file.bytes = formatted[file.path] ?? file.bytes
            return file
        }
    }

    private func change(for file: MadeFile) throws(GeneratorError) -> ScenePlan.Change {
        var folder = ""
        for part in file.path.split(separator: "/").dropLast() {
            folder += folder.isEmpty ? part : "/\(part)"
            switch try tree.kind(of: folder) {
            case .folder: continue
            case nil: return .make(file)
            case .file, .other: throw .obstructed(folder)
            }
        }
        switch try tree.kind(of: file.path) {
        case nil: return .make(file)
        case .folder, .other: throw .obstructed(file.path)
        case .file:
            let before = try tree.read(file.path)
            return before == file.bytes ? .keep(path: file.path) : .replace(file, before: before)
        }
    }

    private func leftAlone(_ name: String, made: [MadeFile]) throws(GeneratorError) -> [ScenePlan.Change] {
        let madePaths = Set(made.map(\.path))
        var left: [ScenePlan.Change] = []
        for folder in ["Sources/Scenes/\(name)", "Tests/Scenes/\(name)Tests"]
        where try tree.kind(of: folder) == .folder {
            for path in try tree.paths(below: folder) where !madePaths.contains(path) {
                if case .file = try tree.kind(of: path) { left.append(.leave(path: path)) }
            }
        }
        return left
    }
}
