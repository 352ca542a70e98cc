import Entities
import LibraryStore
import Services

/// The person's library, and the drafts of what is not in it yet, from the start of the program to its end.
struct OpenedLibrary {
    let service: LibraryLedger
    let drafts: FileDrafts
    private let file: SQLiteLibrary?

    /// - Parameters:
    ///   - folder: nil where there is no place for it.
    ///   - stateFolder: where drafts are kept in a folder of their own; nil where there is no place for them.
    init(folder: String?, stateFolder: String?) {
        file = folder.map { SQLiteLibrary(location: LibraryLocation(folder: $0)) }
        service = LibraryLedger(file ?? UnavailableLibrary(because: .noFolder))
        drafts = FileDrafts(folder: stateFolder.map { "\($0)/drafts" })
    }

    /// Returns at once: the first frame does not wait for a disk.
    func open() {
        file?.open()
        drafts.look()
    }

    /// Returns when all that was ordered of the library is durable or has failed, and the drafts are as they should be.
    func finish() {
        file?.finish()
        drafts.finish()
    }

    /// Waits for the drafts alone: somebody does not want to wait for the library.
    func abandon() {
        drafts.finish()
    }
}
