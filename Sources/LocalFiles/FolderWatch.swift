import Glibc
package import Runtime

/// Hears of changes of the files in a folder, without looking for them: nothing runs while nothing changes.
package final class FolderWatch {
    private let descriptor: Int32
    private let worker: WorkerThread

    /// Nil where the system has no watch left to give; then others' changes are seen with the next own one.
    ///
    /// - Parameter onChange: runs on the worker.
    package init?(folder: String, worker: WorkerThread, onChange: @escaping @Sendable () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let events = UInt32(IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
        guard inotify_add_watch(descriptor, folder, events) >= 0 else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
        self.worker = worker
        worker.watch(descriptor) {
            // Which files they are about does not matter: what has changed is in the database.
            var events = [UInt8](repeating: 0, count: 4_096)
            while read(descriptor, &events, events.count) > 0 {}
            onChange()
        }
    }

    deinit {
        worker.endWatch(descriptor)
    }
}
