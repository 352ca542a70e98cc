/// A folder to be laid over the project.
struct Template: Equatable {
    struct File: Equatable {
        /// From the template's folder, with its variables.
        let path: String
        let bytes: [UInt8]
        let isExecutable: Bool
    }

    let name: String
    /// Where it is, for people.
    let place: String
    /// In the order of their paths.
    let files: [File]

    /// Reads it: all its files but hidden ones. Throws where it holds a link, or none at all.
    init(name: String, place: String, tree: any FileTree) throws(GeneratorError) {
        self.name = name
        self.place = place
        var files: [File] = []
        for path in try tree.paths(below: "") where !Self.isHidden(path) {
            switch try tree.kind(of: path) {
            case .folder, nil: continue
            case .other: throw .linkInTemplate("\(place)/\(path)")
            case .file(let mode):
                files.append(File(path: path, bytes: try tree.read(path), isExecutable: mode & 0o111 != 0))
            }
        }
        guard !files.isEmpty else { throw .emptyTemplate(place) }
        self.files = files
    }

    /// What a desktop or an editor leaves behind is none of its files.
    private static func isHidden(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasPrefix(".") }
    }

    /// The files that it makes.
    func filled(with variables: TemplateVariables) throws(GeneratorError) -> [MadeFile] {
        var made: [String: MadeFile] = [:]
        for file in files {
            let path = try Self.path(file.path, variables)
            guard made[path] == nil else { throw .twoFiles(path) }
            // What is no text is copied as it is.
            let text = file.bytes.contains(0) ? nil : String(validating: file.bytes, as: UTF8.self)
            made[path] = MadeFile(
                path: path, bytes: text.map { Array(variables.filled(into: $0).utf8) } ?? file.bytes,
                isExecutable: file.isExecutable)
        }
        return made.values.sorted { $0.path < $1.path }
    }

    /// Throws where a value leads out of the folder that it stands in.
    private static func path(_ path: String, _ variables: TemplateVariables) throws(GeneratorError) -> String {
        var parts: [String] = []
        for part in path.split(separator: "/") {
            let filled = variables.filled(into: String(part))
            guard !filled.isEmpty, !filled.hasPrefix("."), !filled.contains("/"),
                !filled.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
            else { throw .unusablePath(path) }
            parts.append(filled)
        }
        return parts.joined(separator: "/")
    }
}
