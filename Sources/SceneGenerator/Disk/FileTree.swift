/// What is below a folder. Paths are relative to it, `""` is the folder itself.
package protocol FileTree {
    /// Nil where nothing is. Links are not followed.
    func kind(of path: String) throws(GeneratorError) -> FileKind?
    func read(_ path: String) throws(GeneratorError) -> [UInt8]
    /// The names right in a folder, in order.
    func names(in folder: String) throws(GeneratorError) -> [String]
    /// The tree that begins there.
    func folder(_ path: String) -> any FileTree

    /// Each of these does all or nothing, as the system does it.
    func makeFolder(_ path: String) throws(GeneratorError)
    /// Throws where something is there already.
    func create(_ path: String, _ bytes: [UInt8], mode: UInt32) throws(GeneratorError)
    /// Takes the place of what is there.
    func rename(_ path: String, to target: String) throws(GeneratorError)
    func removeFile(_ path: String) throws(GeneratorError)
    func removeFolder(_ path: String) throws(GeneratorError)
}

package enum FileKind: Equatable, Sendable {
    /// - mode: its permissions.
    case file(mode: UInt32)
    case folder
    /// A link, a pipe, a device.
    case other
}

extension FileTree {
    /// All that is below a folder, in order; links are not followed.
    func paths(below folder: String) throws(GeneratorError) -> [String] {
        var paths: [String] = []
        for name in try names(in: folder) {
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            paths.append(path)
            if try kind(of: path) == .folder { paths += try self.paths(below: path) }
        }
        return paths
    }

    func text(_ path: String) throws(GeneratorError) -> String {
        guard let text = String(validating: try read(path), as: UTF8.self) else { throw .unreadable(path, .notText) }
        return text
    }
}
