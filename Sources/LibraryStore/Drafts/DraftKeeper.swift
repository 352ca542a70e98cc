import Entities
import FoundationEssentials
import Glibc
import Runtime
import Storage

/// Works on the folder of drafts: in order, off the main actor.
actor DraftKeeper {
    private let executor = WorkerThread()
    private let folder: String?
    private let memory: DraftMemory
    private let now: @Sendable () -> Int
    /// The locks of the drafts that are being written here.
    private var locks: [Draft.ID: FileLock] = [:]

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameter folder: nil where there is no place for drafts.
    init(folder: String?, memory: DraftMemory, now: @escaping @Sendable () -> Int) {
        self.folder = folder
        self.memory = memory
        self.now = now
    }

    /// Returns at once.
    nonisolated func beginLooking() {
        executor.run { self.assumeIsolated { $0.look() } }
    }

    /// Returns when all earlier orders are done. After that, no draft counts as being written here.
    nonisolated func finish() {
        executor.runAndWait { self.assumeIsolated { $0.locks = [:] } }
    }

    func keep(
        _ text: String, about summary: LibrarySummary, startedFrom revision: Int?, as id: Draft.ID
    ) throws(FolderFailure) {
        guard let folder else { throw .noHome }
        try PrivateFolder(folder).make()
        let draft = Draft(id: id, summary: summary, text: text, startedFrom: revision, changed: now())
        // Texts and whole numbers can always be encoded.
        guard let data = try? JSONEncoder().encode(StoredDraft(draft)) else { throw .unusable(path: folder) }
        let file = DraftFile(folder: folder, id: id)
        let isNew = locks[id] == nil
        locks[id] = try file.replace(with: data)
        if isNew { try? DurableFile.syncNames(in: folder) }
    }

    func remove(_ id: Draft.ID) {
        guard let folder else { return }
        DraftFile(folder: folder, id: id).remove()
        locks[id] = nil
        memory.forget(id)
    }

    func takeUp(_ id: Draft.ID) -> Bool {
        guard let folder else { return false }
        memory.forget(id)
        guard let lock = DraftFile(folder: folder, id: id).lock() else { return false }
        locks[id] = lock
        return true
    }

    func look() {
        guard memory.abandoned == nil else { return }
        memory.set(abandoned().sorted { ($0.changed, $0.id.rawValue) > ($1.changed, $1.id.rawValue) })
    }

    /// Unreadable files are not deleted: they are set aside, or left for a later version that can read them.
    private func abandoned() -> [Draft] {
        guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        return names.compactMap { DraftFile(folder: folder, name: $0) }.compactMap { file in
            guard let lock = file.lock(), let data = file.content() else { return nil }
            return withExtendedLifetime(lock) {
                switch StoredDraft.read(data, as: file.id) {
                case .draft(let draft): return draft
                case .unknown: return nil
                case .damaged:
                    file.setAside()
                    return nil
                }
            }
        }
    }
}
