import BookShelf
import Entities
import HTTP
package import LibraryStore
import Presentation
import Runtime
package import Services

/// Carries out `matinee library sync`.
package struct ShelfCommand {
    package let settings: Settings
    package let location: LibraryLocation

    package init(settings: Settings, location: LibraryLocation) {
        self.settings = settings
        self.location = location
    }

    /// - Parameter print: writes to standard output; throws if that fails.
    package func run(print: (String) throws(LaunchError) -> Void) throws(LaunchError) {
        guard let address = settings[ProgramSetting.books] else { throw .noShelf }
        let library = SQLiteLibrary(location: location, shelf: address.text, today: today)
        defer { library.finish() }
        let shelf = RemoteShelf(library: library, http: .ofProgram(settings), address: address)
        let (stop, changes) = waiting { () -> (RemoteShelf.Stop?, [ShelfChange]) in
            let stop = await shelf.synchronizeOnce()
            return (stop, (try? await shelf.pending()) ?? [])
        }
        if case .library(let failure)? = stop { throw .library(failure) }
        try print(report(of: changes))
        switch stop {
        case .service(let failure)?:
            let message = Wording.ofProgram(localeIdentifier: "C").message(failure)
            throw .shelfNotReached(message.clause)
        case .busy?: throw .shelfNotReached("another Matinee is just using it")
        case .library?, nil: break
        }
        let asking = changes.count { if case .conflicting = $0.state { true } else { false } }
        if asking > 0 { throw .shelfAsks(asking) }
    }

    private func report(of changes: [ShelfChange]) -> String {
        let refused = changes.filter { if case .refused = $0.state { true } else { false } }
        let conflicting = changes.filter { if case .conflicting = $0.state { true } else { false } }
        let waiting = changes.count - refused.count - conflicting.count
        return "waiting: \(waiting), refused: \(refused.count), in conflict: \(conflicting.count)\n"
    }
}
