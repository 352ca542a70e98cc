/// Does what a plan says: all of it, or nothing.
///
/// All that takes room on the disk comes first, beside what is there; only then do the new files take the places of the
/// old, which needs none. Whatever fails, what was done is taken back in reverse.
struct PlanApplication {
    private enum Step {
        case madeFolder(String)
        case madeFile(String)
        /// The file was put aside under another name, and another took its place.
        case replaced(String, backup: String)
    }

    private let tree: any FileTree
    private var done: [Step] = []

    init(tree: any FileTree) {
        self.tree = tree
    }

    /// Throws what failed, with the tree as it was.
    ///
    /// - Returns: files beside the replaced ones that could not be removed again.
    static func apply(_ plan: ScenePlan, to tree: any FileTree) throws(GeneratorError) -> [String] {
        var application = PlanApplication(tree: tree)
        do throws(GeneratorError) { return try application.apply(plan) } catch {
            let remains = application.takeBack()
            throw remains.isEmpty ? error : .notTakenBack(error, remains: remains)
        }
    }

    private mutating func apply(_ plan: ScenePlan) throws(GeneratorError) -> [String] {
        var replaced: [(path: String, new: String, backup: String)] = []
        for change in plan.changes {
            switch change {
            case .make(let file):
                try makeFolders(above: file.path)
                guard try tree.kind(of: file.path) == nil else { throw .changedMeanwhile(file.path) }
                try create(file.path, file.bytes, mode: file.isExecutable ? 0o777 : 0o666)
            case .replace(let file, let before), .edit(let file, let before, _):
                guard case .file(let mode) = try tree.kind(of: file.path), try tree.read(file.path) == before else {
                    throw .changedMeanwhile(file.path)
                }
                let (new, backup) = (Self.sibling(of: file.path, "new"), Self.sibling(of: file.path, "old"))
                try create(new, file.bytes, mode: mode)
                try create(backup, before, mode: mode)
                replaced.append((file.path, new, backup))
            case .keep, .leave: break
            }
        }
        for file in replaced {
            try tree.rename(file.new, to: file.path)
            done.removeAll { if case .madeFile(file.new) = $0 { true } else { false } }
            done.removeAll { if case .madeFile(file.backup) = $0 { true } else { false } }
            done.append(.replaced(file.path, backup: file.backup))
        }
        return replaced.map(\.backup).filter { backup in
            do throws(GeneratorError) {
                try tree.removeFile(backup)
                return false
            } catch { return true }
        }
    }

    /// Hidden, so that nothing that reads the folder takes it for a source file.
    private static func sibling(of path: String, _ age: String) -> String {
        let parts = path.split(separator: "/")
        return (parts.dropLast() + [".\(parts.last ?? "").\(age)-by-new-scene"]).joined(separator: "/")
    }

    private mutating func makeFolders(above path: String) throws(GeneratorError) {
        var folder = ""
        for part in path.split(separator: "/").dropLast() {
            folder += folder.isEmpty ? part : "/\(part)"
            switch try tree.kind(of: folder) {
            case .folder: continue
            case nil:
                try tree.makeFolder(folder)
                done.append(.madeFolder(folder))
            case .file, .other: throw .obstructed(folder)
            }
        }
    }

    private mutating func create(_ path: String, _ bytes: [UInt8], mode: UInt32) throws(GeneratorError) {
        try tree.create(path, bytes, mode: mode)
        done.append(.madeFile(path))
    }

    /// - Returns: what could not be taken back.
    private func takeBack() -> [String] {
        done.reversed().compactMap { step in
            do throws(GeneratorError) {
                switch step {
                case .madeFolder(let path): try tree.removeFolder(path)
                case .madeFile(let path): try tree.removeFile(path)
                case .replaced(let path, let backup): try tree.rename(backup, to: path)
                }
                return nil
            } catch {
                switch step {
                case .madeFolder(let path), .madeFile(let path): return path
                case .replaced(_, let backup): return backup
                }
            }
        }
    }
}
