import Glibc
package import Runtime

/// Watches a folder for changed files, with inotify: nothing runs while nothing changes. What is watched is the path: where
/// the folder, or one above it, is moved away, deleted or another link, the one that is there then is watched, or comes to be.
/// A user has 128 such watches as Linux comes; where none is left, the folder counts as changed every second.
package final class FolderWatch {
    private enum Means {
        case inotify(Int32)
        /// Ends when nobody has the token any more.
        case time(Token)
    }

    private final class Token: Sendable {}

    private let means: Means
    private let worker: WorkerThread

    /// - Parameters:
    ///   - folder: an absolute path; it need not be there yet.
    ///   - onChange: runs on the worker.
    package convenience init(folder: String, worker: WorkerThread, onChange: @escaping @Sendable () -> Void) {
        self.init(WatchedPath(folder), worker: worker, onChange: onChange)
    }

    /// - Parameter path: nil where the system has no watch left.
    init(_ path: WatchedPath?, worker: WorkerThread, onChange: @escaping @Sendable () -> Void) {
        self.worker = worker
        guard let path else {
            let token = Token()
            means = .time(token)
            Self.wait(worker, onChange) { [weak token] in token != nil }
            return
        }
        means = .inotify(path.descriptor)
        worker.watch(path.descriptor) {
            if path.takeEvents() { onChange() }
        }
    }

    deinit {
        if case .inotify(let descriptor) = means { worker.endWatch(descriptor) }
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
