package import Entities
import Glibc

/// A folder of this program's own, for its owner alone.
package struct PrivateFolder: Hashable, Sendable {
    /// Absolute.
    package let path: String

    package init(_ path: String) {
        self.path = path
    }

    /// Makes the folder and those above it, accessible only for their owner, as the XDG Base Directory Specification
    /// asks. Existing folders stay as they are.
    package func make() throws(FolderFailure) {
        guard !isFolder(path) else { return }
        var ends = path.indices.filter { path[$0] == "/" }.dropFirst()
        ends.append(path.endIndex)
        for end in ends {
            let folder = String(path[..<end])
            guard mkdir(folder, 0o700) != 0 else { continue }
            let cause = errno
            // Folders above it need not be writable.
            guard !isFolder(folder) else { continue }
            throw FolderFailure(cause, path: folder)
        }
    }

    private func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

extension FolderFailure {
    /// - Parameter cause: as `errno` has it.
    package init(_ cause: Int32, path: String) {
        self =
            switch cause {
            case EEXIST, ENOTDIR: .notAFolder(path: path)
            case EROFS, EACCES, EPERM: .notWritable(path: path)
            case ENOSPC, EDQUOT: .diskFull(path: path)
            case EIO: .inputOutput(path: path)
            default: .unusable(path: path)
            }
    }
}
