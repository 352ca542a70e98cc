import CatalogKit
import Entities
import Glibc
import LibraryStore
import Services
import Storage

/// The program's folders and files: where they are, their sizes, and whether they can be used.
struct FileCheckup {
    let folders: Folders
    /// The log in force; nil where there is no place for one.
    let log: String?

    /// A database needs that much to write at all, in bytes.
    private static let leastRoom: UInt64 = 1 << 20

    func findings() -> [Finding] {
        Folders.variables.map(folder) + files.compactMap(file)
    }

    // MARK: - Folders

    private func folder(_ variable: Folders.Variable) -> Finding {
        let name = variable.kind.name
        guard let path = folders[variable.kind] else {
            return Finding(
                .files, name, "nowhere", why: "what belongs there is not kept",
                remedy: "set HOME, or \(variable.name), to an absolute path")
        }
        func found(_ why: String?, _ remedy: String? = nil) -> Finding {
            Finding(.files, name, path, why: why, remedy: remedy)
        }
        let (there, isMade) = Self.existing(path)
        var status = stat()
        guard stat(there, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            return found("\(there) is no folder", "move it away")
        }
        let owner = status.st_uid == geteuid()
        if !owner, isMade { return found("it belongs to somebody else", "give it to yourself: chown") }
        var disk = statvfs()
        if statvfs(there, &disk) == 0 {
            if disk.f_flag & UInt(ST_RDONLY) != 0 {
                return found("its disk is read-only", "mount it for writing, or name another with \(variable.name)")
            }
            if UInt64(disk.f_bavail) * UInt64(disk.f_frsize) < Self.leastRoom {
                return found("its disk is full", "make room, or name another with \(variable.name)")
            }
        }
        guard access(there, W_OK | X_OK) == 0, !owner || status.st_mode & 0o300 == 0o300 else {
            return found("it may not be written", "change its permissions: chmod u+rwx \(there)")
        }
        return found(isMade ? nil : "made when something is kept")
    }

    /// The folder, or the next one above it that is there.
    private static func existing(_ path: String) -> (path: String, isWhole: Bool) {
        var rest = path[...]
        while rest.count > 1, access(String(rest), F_OK) != 0 {
            rest = rest[..<(rest.lastIndex(of: "/") ?? rest.startIndex)]
        }
        return (rest.isEmpty ? "/" : String(rest), rest.count == path.count)
    }

    // MARK: - Files

    private struct Kept {
        let name: String
        let path: String
        /// Whether nobody else may read it.
        var isSecret = false
        var isFolder = false
    }

    private var files: [Kept] {
        let config = folders[.config].map { folder in
            [
                Kept(name: "config.json5", path: "\(folder)/config.json5"),
                Kept(name: "keys.json", path: "\(folder)/keys.json", isSecret: true),
                Kept(name: "themes", path: "\(folder)/themes", isFolder: true),
            ]
        }
        let data = folders[.data].map { [Kept(name: "library", path: LibraryLocation(folder: $0).path)] }
        let state = folders[.state].map { folder in
            [
                Kept(name: "session", path: "\(folder)/session.json"),
                Kept(name: "terminals", path: "\(folder)/terminals"),
                Kept(name: "drafts", path: "\(folder)/drafts", isFolder: true),
            ]
        }
        let cache = folders[.cache].map { folder in
            KeptFile.all(in: folder).map {
                Kept(name: $0.content == .answers ? "answers" : "pictures", path: $0.file.path)
            }
        }
        let log = log.map { path in
            [
                Kept(name: "log", path: path, isSecret: true),
                Kept(name: "log.old", path: LogFile.earlier(path), isSecret: true),
            ]
        }
        return [config, data, state, cache, log].flatMap { $0 ?? [] }
    }

    private func file(_ kept: Kept) -> Finding? {
        var status = stat()
        guard stat(kept.path, &status) == 0 else {
            // A link that leads nowhere, a folder that nobody may enter.
            guard errno != ENOENT || Self.isLink(kept.path) else { return nil }
            return Finding(
                .files, kept.name, kept.path, why: "it is not to be reached",
                remedy: "look at the permissions of its folders, or move it away")
        }
        func found(_ why: String?, _ remedy: String? = nil) -> Finding {
            Finding(.files, kept.name, kept.path, why: why, remedy: remedy)
        }
        let kind = status.st_mode & S_IFMT
        guard kind == (kept.isFolder ? S_IFDIR : S_IFREG) else {
            return found(kept.isFolder ? "it is no folder" : "it is no file", "move it away")
        }
        guard status.st_uid == geteuid() else {
            return found("it belongs to somebody else", "give it to yourself: chown")
        }
        if kept.isSecret, status.st_mode & 0o077 != 0 {
            return found("others may read it", "run 'chmod 600 \(kept.path)'")
        }
        guard access(kept.path, R_OK) == 0, status.st_mode & 0o400 != 0 else {
            return found("it may not be read", "run 'chmod u+r \(kept.path)'")
        }
        return found(kept.isFolder ? nil : "\((Int(status.st_size) + 999) / 1_000) kB")
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }
}

extension FolderKind {
    /// In `--json`.
    fileprivate var name: String {
        switch self {
        case .data: "data-folder"
        case .state: "state-folder"
        case .cache: "cache-folder"
        case .config: "config-folder"
        }
    }
}
