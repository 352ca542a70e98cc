import CommandLine
import Entities
import LibraryStore
import Services
import SyncFolder

/// The user's library and drafts, from the start of the program to its end.
struct OpenedLibrary {
    let service: LibraryLedger
    let drafts: FileDrafts
    /// Nil where there can be none.
    let file: SQLiteLibrary?
    /// Nil where nothing can be shared.
    let sharing: LibrarySharing?

    /// On the way out.
    private static let patience = Duration.seconds(2)

    /// - Parameters:
    ///   - folder: the library's folder; nil if there is none.
    ///   - stateFolder: the folder of the program's state, with that of drafts; nil if there is none.
    ///   - shelf: the address of the shared shelf; nil for none.
    ///   - shared: where machines share it; nil for what `sync init` was told.
    ///   - places: opens that.
    ///   - settings: what is set here, by the names of settings, as far as machines may share it.
    init(
        folder: String?, stateFolder: String?, shelf: String?, shared: String?, places: any SyncPlaces,
        settings: @escaping @Sendable () -> [String: String] = { [:] }
    ) {
        file = folder.map { SQLiteLibrary(location: LibraryLocation(folder: $0), shelf: shelf, today: today) }
        service = LibraryLedger(file ?? UnavailableLibrary(because: .noFolder, today: today))
        drafts = FileDrafts(folder: stateFolder.map { "\($0)/drafts" })
        sharing =
            if let file, let stateFolder {
                LibrarySharing(
                    file, place: SyncPlaceFile(stateFolder: stateFolder, library: file.location.path),
                    address: shared, places: places, settings: settings)
            } else {
                nil
            }
    }

    /// Returns at once, so that the first frame does not wait for the disk.
    func open() {
        file?.open()
        drafts.look()
        sharing?.start()
    }

    /// Returns when all orders are durable or have failed, and the drafts are stored.
    func finish() {
        file?.finish()
        drafts.finish()
    }

    /// Once nobody waits for the terminal any more: sends to other machines what was changed last, within two seconds.
    func share() {
        sharing?.finish(within: Self.patience)
    }

    /// Waits only for the drafts, since the user does not want to wait for the library.
    func abandon() {
        drafts.finish()
    }
}
