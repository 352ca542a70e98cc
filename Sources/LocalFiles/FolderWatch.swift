import Glibc
package import Runtime

/// Watches a folder for changed files, with inotify: nothing runs while nothing changes.
package final class FolderWatch {
    private let descriptor: Int32
    private let worker: WorkerThread

    /// Nil if the system has no watch left. Then changes of other processes are seen with the next own change.
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
            // The events themselves do not matter: the database tells what has changed.
            var events = [UInt8](repeating: 0, count: 4_096)
            while read(descriptor, &events, events.count) > 0 {}
            onChange()
        }
    }

    deinit {
        worker.endWatch(descriptor)
    }
}
