import Entities
import LiveServices
import Services

/// The person's library, from the start of the program to its end.
struct OpenedLibrary {
    let service: any Library
    /// Nil where there is no place for it.
    private let file: SQLiteLibrary?

    init(environment: [String: String]) {
        file = LibraryLocation(environment: environment).map { SQLiteLibrary(location: $0) }
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
