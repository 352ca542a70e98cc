package import Entities
import Glibc
import SQLite

/// For those who work on the file by themselves, and may wait for it: the command line.
extension LibraryStore {
    /// - Throws: also where it can only be read.
    package static func open(_ location: LibraryLocation) throws(LibraryFailure) -> LibraryStore {
        let store = try opener(location).open()
        if let refusal = store.refusal { throw refusal }
        return store
    }

    /// Makes nothing, and changes nothing.
    ///
    /// - Returns: as much of it as can be read; nil where there is no library yet.
    package static func openForReading(_ location: LibraryLocation) throws(LibraryFailure) -> LibraryStore? {
        try opener(location).openForReading(because: .readOnly(path: location.path))
    }

    /// All that is kept, latest first, with all that the notes have been, as far as it can be read.
    package func records() -> [LibraryRecord] {
        items.map { item in
            let revisions = try? revisions(of: item.id)
            return LibraryRecord(item: item, revisions: revisions ?? item.note.map { [$0] } ?? [])
        }
    }

    /// Looks at every page, index and reference: more than is looked at when it is opened.
    ///
    /// - Throws: `damaged`, `newerVersion`, or what keeps from looking.
    package func check() throws(LibraryFailure) {
        var isWhole = false
        var version = 0
        do throws(SQLiteFailure) {
            version = Int(try connection.number("PRAGMA user_version"))
            isWhole = try connection.isWhole("integrity_check")
            let strays = try connection.rows("PRAGMA foreign_key_check") { $0.text(0) }
            isWhole = isWhole && strays.isEmpty
            _ = try tables.snapshot()
        } catch {
            throw LibraryFailure(error, path: path)
        }
        guard isWhole else { throw .damaged(path: path) }
        let known = LibrarySchema.version
        guard version <= known else { throw .newerVersion(path: path, found: version, known: known) }
    }

    /// What `check` throws.
    package var failureOfCheck: LibraryFailure? {
        do throws(LibraryFailure) { try check() } catch { return error }
        return nil
    }

    private static func opener(_ location: LibraryLocation) -> LibraryOpener {
        LibraryOpener(location: location, now: { time(nil) }, patience: 5_000)
    }
}
