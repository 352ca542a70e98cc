import Entities
import Services

/// The one that works on the file: in order, away from the main actor, and once more from the beginning where the
/// file could not be opened before.
actor LibraryWriter {
    private let executor = WorkerThread()
    private let opener: LibraryOpener
    private let memory: LibraryMemory
    private var store: LibraryStore?
    private var watch: FolderWatch?

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(opener: LibraryOpener, memory: LibraryMemory) {
        self.opener = opener
        self.memory = memory
    }

    /// Returns at once.
    nonisolated func beginOpening() {
        executor.run { self.assumeIsolated { writer in _ = try? writer.open() } }
    }

    /// Returns when all that was ordered before is done, and the file is closed.
    nonisolated func finish() {
        executor.runAndWait { self.assumeIsolated { $0.close() } }
    }

    func read<Value: Sendable>(
        _ body: @Sendable (LibraryStore) throws(LibraryFailure) -> Value
    ) throws(LibraryFailure) -> Value {
        let store = try current()
        if try store.refresh() { publish(store, .everything) }
        return try body(store)
    }

    func change<Value: Sendable>(
        _ body: @Sendable (LibraryStore) throws(LibraryFailure) -> Value
    ) throws(LibraryFailure) -> Value {
        var store = try current()
        // Whatever was in the way may be gone: the disk has room again, the other process has ended.
        if store.refusal != nil { store = try open() }
        do throws(LibraryFailure) {
            let value = try body(store)
            publish(store, nil)
            return value
        } catch {
            if case .damaged = error { _ = try? open() }
            throw error
        }
    }

    private func current() throws(LibraryFailure) -> LibraryStore {
        guard let store, !store.isOrphaned else { return try open() }
        return store
    }

    @discardableResult
    private func open() throws(LibraryFailure) -> LibraryStore {
        if let store, store.refusal == nil, !store.isOrphaned { return store }
        close()
        do throws(LibraryFailure) {
            let store = try opener.open()
            self.store = store
            watch = FolderWatch(folder: opener.location.folder, worker: executor) { [weak self] in
                self?.assumeIsolated { $0.lookForOthersChanges() }
            }
            publish(store, .everything)
            return store
        } catch {
            memory.set(LibrarySnapshot())
            memory.set(.unavailable(error))
            throw error
        }
    }

    private func close() {
        watch = nil
        store = nil
    }

    private func lookForOthersChanges() {
        guard let store else { return }
        if store.isOrphaned {
            _ = try? open()
        } else if (try? store.refresh()) == true {
            publish(store, .everything)
        }
    }

    private func publish(_ store: LibraryStore, _ change: LibraryChange?) {
        memory.set(store.snapshot)
        memory.set(store.refusal.map { .readOnly($0) } ?? .ready)
        if let change { memory.tell(change) }
    }
}
