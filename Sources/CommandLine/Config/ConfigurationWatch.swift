package import Browsing
import Glibc
import Runtime
import Storage

/// Listens to changes of the configuration file. Nothing runs while it does not change.
@MainActor
package final class ConfigurationWatch {
    /// Editors write a file in several steps.
    package static let patience = Duration.milliseconds(100)

    private let folder: String
    private let pause: Pause
    private let didChange: @MainActor () -> Void
    private let worker = WorkerThread()
    private var watches: [String: FolderWatch] = [:]

    /// - Parameters:
    ///   - folder: of the configuration, an absolute path.
    ///   - pause: how long to wait until nothing more is written.
    package init(folder: String, pause: Pause, didChange: @escaping @MainActor () -> Void) {
        self.folder = folder
        self.pause = pause
        self.didChange = didChange
    }

    /// Does not return before its task is cancelled.
    package func listen() async {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        watch(continuation)
        // It may have changed since the program began.
        didChange()
        for await _ in changes {
            await pause.wait()
            guard !Task.isCancelled else { return }
            watch(continuation)
            didChange()
        }
    }

    /// The folder that a link leads to is another one.
    private func watch(_ changes: AsyncStream<Void>.Continuation) {
        let folders = Set([folder, Self.folder(ofLinkAt: "\(folder)/config.json5")].compactMap(\.self))
        watches = watches.filter { folders.contains($0.key) }
        for folder in folders where watches[folder] == nil {
            watches[folder] = FolderWatch(folder: folder, worker: worker) { changes.yield() }
        }
    }

    private static func folder(ofLinkAt path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        let path = String(cString: real)
        return path.lastIndex(of: "/").map { String(path[..<$0]) }
    }
}
