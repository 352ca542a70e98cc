import Glibc
package import Runtime

/// Watches a folder for changed files, with inotify: nothing runs while nothing changes. A user has 128 such watches as
/// Linux comes; where none is left, the folder counts as changed every second.
package final class FolderWatch {
    private enum Means {
        case inotify(Int32)
        /// Ends when nobody has the token any more.
        case time(Token)
    }

    private final class Token: Sendable {}

    private let means: Means
    private let worker: WorkerThread

    /// - Parameter onChange: runs on the worker.
    package convenience init(folder: String, worker: WorkerThread, onChange: @escaping @Sendable () -> Void) {
        self.init(descriptor: Self.descriptor(of: folder), worker: worker, onChange: onChange)
    }

    /// - Parameter descriptor: of an inotify instance that watches the folder; nil where there is none.
    init(descriptor: Int32?, worker: WorkerThread, onChange: @escaping @Sendable () -> Void) {
        self.worker = worker
        guard let descriptor else {
            let token = Token()
            means = .time(token)
            Self.wait(worker, onChange) { [weak token] in token != nil }
            return
        }
        means = .inotify(descriptor)
        worker.watch(descriptor) {
            // The events themselves do not matter: the database tells what has changed.
            var events = [UInt8](repeating: 0, count: 4_096)
            while read(descriptor, &events, events.count) > 0 {}
            onChange()
        }
    }

    deinit {
        if case .inotify(let descriptor) = means { worker.endWatch(descriptor) }
    }

    private static func descriptor(of folder: String) -> Int32? {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let events = UInt32(IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
        guard inotify_add_watch(descriptor, folder, events) >= 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    private static func wait(
        _ worker: WorkerThread, _ onChange: @escaping @Sendable () -> Void,
        while isWanted: @escaping @Sendable () -> Bool
    ) {
        worker.run(after: .seconds(1)) { [weak worker] in
            guard let worker, isWanted() else { return }
            onChange()
            wait(worker, onChange, while: isWanted)
        }
    }
}
