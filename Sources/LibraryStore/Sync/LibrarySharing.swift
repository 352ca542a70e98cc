import Entities
import Runtime
import Services
package import SyncFolder
import Synchronization

/// Keeps the library and the folder that it shares together while the program runs: at its start, a while after a change, and at its end.
package final class LibrarySharing: Sendable {
    private struct Contents {
        var listener: Task<Void, Never>?
        /// Waits until what is changed in quick succession is there.
        var pause: Task<Void, Never>?
    }

    private let library: SQLiteLibrary
    private let place: SyncPlaceFile
    private let address: String?
    private let places: any SyncPlaces
    private let pause: Duration
    private let worker = WorkerThread()
    private let contents = Mutex(Contents())

    /// Does nothing yet.
    ///
    /// - Parameters:
    ///   - address: where it is shared; nil for what the place says.
    ///   - pause: how long after a change it is sent.
    package init(
        _ library: SQLiteLibrary, place: SyncPlaceFile, address: String?, places: any SyncPlaces,
        pause: Duration = .seconds(5)
    ) {
        self.library = library
        self.place = place
        self.address = address
        self.places = places
        self.pause = pause
    }

    deinit {
        contents.withLock { contents in
            contents.listener?.cancel()
            contents.pause?.cancel()
        }
    }

    /// Begins, and returns at once. A library that is not shared costs a look for one file.
    package func start() {
        guard (try? place.read()) != nil else { return }
        contents.withLock { contents in
            guard contents.listener == nil else { return }
            let changes = library.changes()
            contents.listener = Task(executorPreference: worker) { [weak self] in
                await self?.synchronize()
                for await _ in changes { self?.libraryDidChange() }
            }
        }
    }

    /// - Returns: why it did not come to its end; nil if it did.
    @discardableResult
    package func synchronize() async -> SyncFailure? {
        do throws(LibraryFailure) {
            return try await library.shelve { [place, address, places] store throws(LibraryFailure) in
                do throws(SyncFailure) {
                    let files = try places.files(at: place.address(or: address), key: place.read()?.key)
                    _ = try LibrarySyncStore(store, place: place).synchronize(with: files)
                    return nil
                } catch {
                    return error
                }
            }
        } catch {
            return .library(error)
        }
    }

    /// Sends what was changed last and waits for it, on the way out. Whatever is not sent by then is sent the next time.
    package func finish(within patience: Duration) {
        guard contents.withLock({ $0.pause != nil }) else { return }
        waiting(atMost: patience) { [self] in await synchronize() }
    }

    private func libraryDidChange() {
        contents.withLock { contents in
            guard contents.pause == nil else { return }
            contents.pause = Task(executorPreference: worker) { [weak self, worker, pause] in
                guard (try? await worker.sleep(for: pause)) != nil, let self else { return }
                self.contents.withLock { $0.pause = nil }
                await synchronize()
            }
        }
    }
}
