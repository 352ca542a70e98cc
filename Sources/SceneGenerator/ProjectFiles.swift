import Foundation

/// The files below a folder, by their paths from there.
struct ProjectFiles {
    let root: URL

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    /// All files below a folder except hidden ones, in order; empty if there is no such folder.
    func paths(below folder: String) -> [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
        return paths.filter { path in
            !path.split(separator: "/").contains { $0.hasPrefix(".") } && !isFolder("\(folder)/\(path)")
        }.map { "\(folder)/\($0)" }.sorted()
    }

    /// The names of the folders in a folder except hidden ones, in order.
    func folders(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
        return names.filter { !$0.hasPrefix(".") && isFolder("\(folder)/\($0)") }.sorted()
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    func read(_ path: String) throws(GeneratorError) -> Data {
        do { return try Data(contentsOf: root.appending(path: path)) } catch {
            throw GeneratorError("\(path) cannot be read: \(error.localizedDescription)")
        }
    }

    func text(_ path: String) throws(GeneratorError) -> String {
        guard let text = String(data: try read(path), encoding: .utf8) else {
            throw GeneratorError("\(path) is not text in UTF-8")
        }
        return text
    }

    /// Also makes the folders above it.
    func write(_ path: String, _ data: Data) throws(GeneratorError) {
        let file = root.appending(path: path)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        } catch {
            throw GeneratorError(
                "\(path) cannot be written: \(error.localizedDescription); git status shows what was made before it")
        }
    }
}
