@testable import SceneGenerator

/// A tree whose n-th change fails, as if the disk were full.
final class FailingTree: FileTree {
    private let tree: any FileTree
    private let failing: ClosedRange<Int>
    private(set) var changeCount = 0

    /// - Parameter failing: which changes fail, from 1.
    init(_ tree: any FileTree, failing: ClosedRange<Int>) {
        self.tree = tree
        self.failing = failing
    }

    static let full = GeneratorError.unwritable("here", .system(28))

    private func count() throws(GeneratorError) {
        changeCount += 1
        if failing.contains(changeCount) { throw Self.full }
    }

    func kind(of path: String) throws(GeneratorError) -> FileKind? { try tree.kind(of: path) }
    func read(_ path: String) throws(GeneratorError) -> [UInt8] { try tree.read(path) }
    func names(in folder: String) throws(GeneratorError) -> [String] { try tree.names(in: folder) }
    func folder(_ path: String) -> any FileTree { tree.folder(path) }

    func makeFolder(_ path: String) throws(GeneratorError) {
        try count()
        try tree.makeFolder(path)
    }

    func create(_ path: String, _ bytes: [UInt8], mode: UInt32) throws(GeneratorError) {
        try count()
        try tree.create(path, bytes, mode: mode)
    }

    func rename(_ path: String, to target: String) throws(GeneratorError) {
        try count()
        try tree.rename(path, to: target)
    }

    func removeFile(_ path: String) throws(GeneratorError) {
        try count()
        try tree.removeFile(path)
    }

    func removeFolder(_ path: String) throws(GeneratorError) {
        try count()
        try tree.removeFolder(path)
    }
}
