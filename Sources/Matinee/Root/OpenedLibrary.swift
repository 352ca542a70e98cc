import CommandLine
import Entities
import LibraryStore
import Services

/// The user's library and drafts, from the start of the program to its end.
struct OpenedLibrary {
    let service: LibraryLedger
    let drafts: FileDrafts
    /// Nil where there can be none.
    let file: SQLiteLibrary?

    /// - Parameters:
    ///   - folder: the library's folder; nil if there is none.
    ///   - stateFolder: the folder that contains the folder of drafts; nil if there is none.
    ///   - shelf: the address of the shared shelf; nil for none.
    init(folder: String?, stateFolder: String?, shelf: String?) {
        file = folder.map { SQLiteLibrary(location: LibraryLocation(folder: $0), shelf: shelf, today: today) }
        service = LibraryLedger(file ?? UnavailableLibrary(because: .noFolder, today: today))
        drafts = FileDrafts(folder: stateFolder.map { "\($0)/drafts" })
    }

    /// Returns at once, so that the first frame does not wait for the disk.
    func open() {
        file?.open()
        drafts.look()
    }

    /// Returns when all orders are durable or have failed, and the drafts are stored.
    func finish() {
        file?.finish()
        drafts.finish()
    }

    /// Waits only for the drafts, since the user does not want to wait for the library.
    func abandon() {
        drafts.finish()
    }
}
