package import Entities
import Glibc
import Storage

/// For the command line, which works on the file alone and may block.
extension LibraryStore {
    /// - Throws: also if it is read-only.
    ///
    /// - Parameter shelf: the address of the shared shelf, for which changes are written down; nil for none.
    package static func open(
        _ location: LibraryLocation, shelf: String? = nil
    ) throws(LibraryFailure) -> LibraryStore {
        let store = try opener(location, shelf: shelf).open()
        if let refusal = store.refusal { throw refusal }
        return store
    }

    /// Opens the file without making or changing anything.
    ///
    /// - Returns: the readable part of the library; nil if there is none yet.
    package static func openForReading(_ location: LibraryLocation) throws(LibraryFailure) -> LibraryStore? {
        try opener(location).openForReading(because: .readOnly(path: location.path))
    }

    /// All readable items with the revisions of their notes, latest first.
    ///
    /// - Parameter didRead: is told how many there are by now.
    package func records(didRead: (_ count: Int) -> Void = { _ in }) -> [LibraryRecord] {
        items.enumerated().map { index, item in
            didRead(index)
            let revisions = try? revisions(of: item.id)
            return LibraryRecord(item: item, revisions: revisions ?? item.note.map { [$0] } ?? [])
        }
    }

    /// Checks every page, index and reference, more than at opening.
    ///
    /// - Throws: `damaged`, `misfit`, `newerVersion`, or why it could not be checked.
    package func check() throws(LibraryFailure) {
        var isWhole = false
        var version = 0
        var misfit: LibraryMisfit?
        do throws(SQLiteFailure) {
            version = Int(try connection.number("PRAGMA user_version"))
            isWhole = try connection.isWhole("integrity_check")
            if isWhole { misfit = try LibraryMisfit.first(in: connection, as: LibrarySchema.version(version)) }
            let strays = try connection.rows("PRAGMA foreign_key_check") { $0.text(0) }
            isWhole = isWhole && strays.isEmpty
            _ = try tables.snapshot()
        } catch {
            throw LibraryFailure(error, path: path)
        }
        if let misfit { throw .misfit(path: path, table: misfit.table, entry: misfit.entry) }
        guard isWhole else { throw .damaged(path: path) }
        let known = LibrarySchema.version
        guard version <= known else { throw .newerVersion(path: path, found: version, known: known) }
    }

    /// What `check` throws.
    package var failureOfCheck: LibraryFailure? {
        do throws(LibraryFailure) { try check() } catch { return error }
        return nil
    }

    private static func opener(_ location: LibraryLocation, shelf: String? = nil) -> LibraryOpener {
        LibraryOpener(location: location, now: { time(nil) }, patience: 5_000, shelf: shelf)
    }
}
