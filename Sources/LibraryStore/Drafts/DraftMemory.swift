import Entities
import Runtime
import Synchronization

/// The abandoned drafts that this process knows of.
final class DraftMemory: Sendable {
    private let known = Mutex<[Draft]?>(nil)
    private let news = Broadcast<Void>()

    /// Latest first; nil before the folder was read.
    var abandoned: [Draft]? { known.withLock { $0 } }

    func set(_ drafts: [Draft]) {
        known.withLock { $0 = drafts }
        if !drafts.isEmpty { news.tell(()) }
    }

    func forget(_ id: Draft.ID) {
        let hasChanged = known.withLock { drafts in
            let count = drafts?.count
            drafts?.removeAll { $0.id == id }
            return drafts?.count != count
        }
        if hasChanged { news.tell(()) }
    }

    func changes() -> AsyncStream<Void> { news.listen() }
}
