import Glibc
import Storage

/// What a command does with a store's file, beside the programs that have it open: it looks at it, or empties it. A
/// store gets over every failure; this one tells of it.
package struct CacheMaintenance: Sendable {
    private let file: CacheFile

    /// A command may wait longer for another process than a store, which has a request to fall back on; in milliseconds.
    private static let patience: Int32 = 1_000

    /// - Parameters: as those of the store.
    package init(folder: String, file: String = "cache.sqlite", limitInBytes: Int = 100_000_000) {
        var limits = CacheLimits(bytes: limitInBytes)
        limits.patience = Self.patience
        self.file = CacheFile(folder: folder, limits: limits, name: file)
    }

    package var path: String { file.path }

    /// The most that is stored, in bytes.
    package var limitInBytes: Int { file.limits.bytes }

    /// Asking makes no file, and replaces none that is damaged.
    ///
    /// - Returns: nil where there is none.
    package func contents() throws(CacheFailure) -> CacheContents? {
        guard try isThere() else { return nil }
        let shares = try using(file.open) { database throws(SQLiteFailure) in try database.shares() }
        return CacheContents(shares: shares, bytesOnDisk: file.bytes)
    }

    /// Removes all answers. Other programs keep the file open meanwhile; it is replaced only where it cannot be emptied
    /// and nobody else has it.
    ///
    /// - Returns: nil where there is none.
    package func clear() throws(CacheFailure) -> CacheClearing? {
        guard try isThere() else { return nil }
        let (before, identity) = (file.bytes, file.identity)
        var answers: Int?
        do throws(CacheFailure) {
            answers = try using(file.open) { database throws(SQLiteFailure) in try database.removeAll() }
        } catch {
            guard error != .locked, (try? replace(identity)) == true else { throw error }
        }
        return CacheClearing(answers: answers, freedBytes: max(0, before - file.bytes))
    }

    /// - Returns: whether there is an empty file now. On a disk that cannot be written the old one stays.
    private func replace(_ useless: FileIdentity?) throws(CacheFailure) -> Bool {
        let open = { () throws(CacheFault) in try file.rebuild(replacing: useless) }
        return try using(open) { database throws(SQLiteFailure) in try database.shares().isEmpty }
    }

    private func using<Value>(
        _ open: () throws(CacheFault) -> CacheFile.Opened, _ work: (AnswerDatabase) throws(SQLiteFailure) -> Value
    ) throws(CacheFailure) -> Value {
        do throws(CacheFault) {
            let opened = try open()
            // Its lock keeps others from replacing the file meanwhile.
            defer { withExtendedLifetime(opened) {} }
            do throws(SQLiteFailure) { return try work(opened.database) } catch { throw .database(error) }
        } catch {
            throw CacheFailure(error)
        }
    }

    /// A folder that nobody may look into is not an empty one, and a file is no folder.
    private func isThere() throws(CacheFailure) -> Bool {
        var status = stat()
        guard stat(path, &status) != 0 else { return true }
        switch errno {
        case ENOENT: return false
        case ENOTDIR: throw .notAFolder(path: obstacle)
        default: throw .cannotOpen
        }
    }

    /// The first on the way to the file that is no folder.
    private var obstacle: String {
        let folders = path.indices.filter { path[$0] == "/" }.dropFirst().map { String(path[..<$0]) }
        return folders.first { folder in
            var status = stat()
            return stat(folder, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
        } ?? file.folder
    }
}

/// What is in a store's file.
package struct CacheContents: Hashable, Sendable {
    /// By the numbers of their quotas; nothing for a source without answers.
    package let shares: [Int64: CacheShare]
    /// How long the file and its log are.
    package let bytesOnDisk: Int
}

/// What has gone from a store's file.
package struct CacheClearing: Hashable, Sendable {
    /// How many answers; nil for a file that could not be read, in whose place there is a new one.
    package let answers: Int?
    /// How much shorter the file and its log are.
    package let freedBytes: Int
}
