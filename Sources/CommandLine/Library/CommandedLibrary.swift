import Entities
import LibraryStore

// The library as all commands open it.

extension LibraryLocation {
    /// Nil if there is none yet; none is made.
    func openedForReading() throws(LaunchError) -> LibraryStore? {
        try translating { () throws(LibraryFailure) in try LibraryStore.openForReading(self) }
    }

    var noLibrary: String {
        "\(path.printable): there is no library yet; the first favourite, note or entry in the diary makes one"
    }
}

extension LibraryPart {
    init(of store: LibraryStore, _ use: Use, in location: LibraryLocation) {
        self.init(use: use, items: store.items.count, missing: store.missing, folder: location.folder)
    }
}

func translating<Value>(_ body: () throws(LibraryFailure) -> Value) throws(LaunchError) -> Value {
    do throws(LibraryFailure) { return try body() } catch { throw .library(error) }
}
