import Entities
import LocalFiles
import Runtime
import SQLite
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
        do throws(LibraryFailure) {
            return try look(body)
        } catch {
            // What the file has become while it was open can perhaps still be read.
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

    private func look<Value>(
        _ body: (LibraryStore) throws(LibraryFailure) -> Value
    ) throws(LibraryFailure) -> Value {
        let store = try current()
        if try store.refresh() { publish(store, tells: true) }
        return try body(store)
    }

    /// Whatever was in the way may be gone: the file is mended, the disk has room again, the other process has ended.
    private func current() throws(LibraryFailure) -> LibraryStore {
        guard let store, store.refusal == nil, !store.isOrphaned else { return try open() }
        return store
    }

    /// Lets go of a file that was in order when it was opened, and is no longer. It is left as it is: what waits beside
    /// it is not brought into it.
    ///
    /// - Returns: whether there is such a file; what is then done opens it anew.
    private func leaveFile(because failure: LibraryFailure) -> Bool {
        guard let store, store.refusal == nil, failure.isOfFile else { return false }
        store.connection.setCheckpointOnClose(false)
        close()
        return true
    }

    @discardableResult
    private func open() throws(LibraryFailure) -> LibraryStore {
        // First, so that never two connections of ours are in the file, or in one and its successor.
        close()
        do throws(LibraryFailure) {
            let store = try opener.open()
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
        guard let store else { return }
        if store.refusal == nil || store.isOrphaned {
            try? read { _ in }
        } else if (try? store.refresh()) == true {
            // What cannot be written is not opened anew for each change of the folder, which that may be one of.
            publish(store, tells: true)
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
    /// Whether it is about the whole file, and not about what was asked of it, or a moment's.
    fileprivate var isOfFile: Bool {
        switch self {
        case .damaged, .unknownForm, .readOnly, .cannotOpen, .inputOutput: true
        default: false
        }
    }
}
