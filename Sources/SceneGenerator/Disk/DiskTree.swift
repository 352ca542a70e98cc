import Glibc

/// A folder of the disk.
package struct DiskTree: FileTree {
    private let root: String

    /// - Parameter root: an absolute path.
    package init(root: String) {
        self.root = root
    }

    package func kind(of path: String) throws(GeneratorError) -> FileKind? {
        var status = stat()
        guard lstat(absolute(path), &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .unreadable(path, .system(errno))
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file(mode: status.st_mode & 0o7777)
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    package func read(_ path: String) throws(GeneratorError) -> [UInt8] {
        let file = open(absolute(path), O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw .unreadable(path, .system(errno)) }
        defer { close(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(file, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(path, .system(errno)) }
            guard count > 0 else { return bytes }
            bytes += part[..<count]
        }
    }

    package func names(in folder: String) throws(GeneratorError) -> [String] {
        guard let stream = opendir(absolute(folder)) else { throw .unreadable(folder, .system(errno)) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    package func folder(_ path: String) -> any FileTree {
        DiskTree(root: absolute(path))
    }

    package func makeFolder(_ path: String) throws(GeneratorError) {
        try check(mkdir(absolute(path), 0o777), path)
    }

    package func create(_ path: String, _ bytes: [UInt8], mode: UInt32) throws(GeneratorError) {
        let file = open(absolute(path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard file >= 0 else { throw .unwritable(path, .system(errno)) }
        var rest = bytes[...]
        var failure: Int32 = 0
        while !rest.isEmpty, failure == 0 {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { failure = errno }
        }
        // Some file systems say only now that there was no room.
        if close(file) != 0, failure == 0 { failure = errno }
        guard failure != 0 else { return }
        unlink(absolute(path))
        throw .unwritable(path, .system(failure))
    }

    package func rename(_ path: String, to target: String) throws(GeneratorError) {
        try check(Glibc.rename(absolute(path), absolute(target)), target)
    }

    package func removeFile(_ path: String) throws(GeneratorError) {
        try check(unlink(absolute(path)), path)
    }

    package func removeFolder(_ path: String) throws(GeneratorError) {
        try check(rmdir(absolute(path)), path)
    }

    private func absolute(_ path: String) -> String {
        path.isEmpty ? root : "\(root)/\(path)"
    }

    private func check(_ status: Int32, _ path: String) throws(GeneratorError) {
        if status != 0 { throw .unwritable(path, .system(errno)) }
    }
}
