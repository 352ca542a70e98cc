import Entities
import LiveServices
import Services

/// The person's library, from the start of the program to its end.
struct OpenedLibrary {
    let service: any Library
    private let file: SQLiteLibrary?

    /// - Parameter folder: nil where there is no place for it.
    init(folder: String?) {
        file = folder.map { SQLiteLibrary(location: LibraryLocation(folder: $0)) }
        service = file ?? UnavailableLibrary(because: .noFolder)
    }

    /// Returns at once: the first frame does not wait for a disk.
    func open() {
        file?.open()
    }

    /// Returns when all that was ordered is durable.
    func finish() {
        file?.finish()
    }
}
