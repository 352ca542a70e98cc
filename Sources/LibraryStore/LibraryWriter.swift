import Entities
import Glibc
import Runtime
import Services
import Storage

/// Works on the file: in order, off the main actor. A file that could not be opened is tried again with each order.
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

    /// Returns when all earlier orders are done, and the file is closed.
    nonisolated func finish() {
        executor.runAndWait { self.assumeIsolated { $0.close() } }
    }

    func read<Value: Sendable>(
        _ body: @Sendable (LibraryStore) throws(LibraryFailure) -> Value
    ) throws(LibraryFailure) -> Value {
        do throws(LibraryFailure) {
            return try look(body)
        } catch {
            // The file may have changed under us, but may still be readable.
            guard leaveFile(because: error) else { throw error }
            return try look(body)
        }
    }

    func change<Value: Sendable>(
        _ body: @Sendable (LibraryStore) throws(LibraryFailure) -> Value
    ) throws(LibraryFailure) -> Value {
        do throws(LibraryFailure) {
            let store = try current()
            let value = try body(store)
            publish(store, tells: false)
            return value
        } catch {
            if leaveFile(because: error) { _ = try? open() }
            throw error
        }
    }

    /// Makes a change for a caller that waits on another thread.
    nonisolated func changeAndWait<Value: Sendable>(
        _ body: @escaping @Sendable (LibraryStore) throws(LibraryFailure) -> Value
    ) throws(LibraryFailure) -> Value {
        let result = executor.runAndWait {
            self.assumeIsolated { writer -> Result<Value, LibraryFailure> in
                Result { () throws(LibraryFailure) in try writer.change(body) }
            }
        }
        return try result.get()
    }

    private func look<Value>(
        _ body: (LibraryStore) throws(LibraryFailure) -> Value
    ) throws(LibraryFailure) -> Value {
        let store = try current()
        // Where SQLite can write nothing beside the file, it cannot tell whether others have changed it, and says so each time. Who is
        // told of a change asks again: told without one, that would never end.
        if try store.refresh() { publish(store, tells: memory.snapshot != store.snapshot) }
        return try body(store)
    }

    /// The cause of a failure may be gone: the file was repaired, the disk has room again, the other process has ended.
    private func current() throws(LibraryFailure) -> LibraryStore {
        guard let store, store.refusal == nil, !store.isOrphaned else { return try open() }
        return store
    }

    /// Closes a file that has become unusable, and leaves it unchanged: its write-ahead log is not merged into it.
    ///
    /// - Returns: whether that was the case; the next order opens it again.
    private func leaveFile(because failure: LibraryFailure) -> Bool {
        guard let store, store.refusal == nil, failure.isOfFile else { return false }
        store.connection.setCheckpointOnClose(false)
        close()
        return true
    }

    @discardableResult
    private func open() throws(LibraryFailure) -> LibraryStore {
        // Closed first, so that this process never has two connections to the file, or to it and its successor.
        close()
        do throws(LibraryFailure) {
            // What was known before a file is opened again is more than its head.
            let store = try opener.open { [memory] head, snapshot in
                if memory.state == .opening { memory.set(head, snapshot) }
            }
            self.store = store
            watch = FolderWatch(folder: opener.location.folder, worker: executor) { [weak self] in
                self?.assumeIsolated { $0.lookForOthersChanges() }
            }
            publish(store, tells: memory.snapshot != store.snapshot || memory.state != store.state)
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
        // A folder that was moved away is not made anew for this: the one that is to stand there may be on its way.
        guard let store, access(opener.location.folder, F_OK) == 0 else { return }
        if store.refusal == nil || store.isOrphaned {
            try? read { _ in }
        } else if (try? store.refresh()) == true {
            // A read-only file is not opened again for each change of the folder, since opening it may cause such a
            // change.
            publish(store, tells: memory.snapshot != store.snapshot)
        }
    }

    private func publish(_ store: LibraryStore, tells: Bool) {
        memory.set(store.snapshot)
        memory.set(store.state)
        if tells { memory.tell(.everything) }
    }
}

extension LibraryStore {
    fileprivate var state: LibraryState { refusal.map { .readOnly($0) } ?? .ready }
}

extension LibraryFailure {
    /// Whether the whole file is affected, and not only one order or one moment.
    fileprivate var isOfFile: Bool {
        switch self {
        case .damaged, .unknownForm, .misfit, .readOnly, .cannotOpen, .inputOutput: true
        default: false
        }
    }
}
