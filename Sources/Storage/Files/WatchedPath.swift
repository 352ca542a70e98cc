import Glibc
import Synchronization

/// A folder, as inotify watches it: its content, and each step of the path to it, which may lead elsewhere from then on.
final class WatchedPath: Sendable {
    private static let ofContent = UInt32(IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
    private static let ofPath = UInt32(IN_MOVE_SELF | IN_DELETE_SELF | IN_UNMOUNT)

    private struct Watches {
        var numbers: Set<Int32> = []
        /// How many steps of the path lead to the folder whose content is watched. Where it is not the last, the folder may come
        /// to be in it.
        var depth = 0
    }

    /// The file descriptor of the inotify instance. Whoever watches it closes it.
    let descriptor: Int32
    /// From the first folder below the root to the folder itself.
    private let steps: [String]
    private let watches = Mutex(Watches())

    /// - Parameter folder: an absolute path.
    /// - Returns: nil where the system gives no watch.
    init?(_ folder: String) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        var path = ""
        steps = folder.split(separator: "/").map { name in
            path += "/\(name)"
            return path
        }
        guard descriptor >= 0 else { return nil }
        guard watch() else {
            close(descriptor)
            return nil
        }
    }

    /// Reads what has happened. The events' names do not matter: whoever is told looks for themselves.
    ///
    /// - Returns: whether something has changed.
    func takeEvents() -> Bool {
        let masks = readMasks().filter { $0 & UInt32(IN_IGNORED) == 0 }
        let leadsElsewhere = masks.contains { $0 & (Self.ofPath | UInt32(IN_Q_OVERFLOW)) != 0 }
        if leadsElsewhere || !masks.isEmpty && watches.withLock(\.depth) < steps.count { watch() }
        return !masks.isEmpty
    }

    private func readMasks() -> [UInt32] {
        var masks: [UInt32] = []
        let header = MemoryLayout<inotify_event>.size
        withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: MemoryLayout<inotify_event>.alignment) { events in
            while case let count = read(descriptor, events.baseAddress, events.count), count > 0 {
                var offset = 0
                while offset + header <= count {
                    let event = events.load(fromByteOffset: offset, as: inotify_event.self)
                    masks.append(event.mask)
                    offset += header + Int(event.len)
                }
            }
        }
        return masks
    }

    /// Watches what the path leads to now.
    ///
    /// - Returns: whether there is a folder whose content is watched.
    @discardableResult
    private func watch() -> Bool {
        watches.withLock { watches in
            // Retries: a folder may appear between the check and the watch.
            for _ in 0..<3 {
                for number in watches.numbers { inotify_rm_watch(descriptor, number) }
                watches = added()
                if watches.depth == steps.count || access(steps[watches.depth], F_OK) != 0 { break }
            }
            return !watches.numbers.isEmpty
        }
    }

    private func added() -> Watches {
        var watches = Watches()
        func add(_ path: String, _ events: UInt32) -> Bool {
            let number = inotify_add_watch(descriptor, path, events | UInt32(IN_MASK_ADD))
            if number >= 0 { watches.numbers.insert(number) }
            return number >= 0
        }
        for step in steps { _ = add(step, Self.ofPath | UInt32(IN_DONT_FOLLOW)) }
        watches.depth = steps.lastIndex { add($0, Self.ofContent | Self.ofPath) }.map { $0 + 1 } ?? 0
        if watches.depth == 0 { _ = add("/", Self.ofContent) }
        return watches
    }
}
