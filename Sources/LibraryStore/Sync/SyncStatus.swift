package import Entities
import Storage
package import Sync
package import SyncFolder

/// How things are with what is synchronised.
package struct SyncStatus: Hashable, Sendable {
    package struct Machine: Hashable, Sendable {
        package let id: MachineID
        /// Nil where it has not said it, or that has not come yet.
        package let name: String?
        /// The time of its latest change that is known, in seconds since 1970 by its clock; nil if it has made none.
        package let lastChange: Int?
        package let isThisOne: Bool

        /// - Parameter name: what it is called, or how its id begins.
        package func isCalled(_ name: String) -> Bool {
            !name.isEmpty && (self.name == name || id.text.hasPrefix(name))
        }

        /// For how many days it has changed nothing, by its clock; nil if it is not so long that somebody should be asked about it.
        ///
        /// - Parameter now: in seconds since 1970.
        package func daysOfSilence(at now: Int) -> Int? {
            let days = lastChange.map { (now - $0) / 86_400 } ?? 0
            return isThisOne || days < Self.silence ? nil : days
        }

        /// In days. A machine that rests for a summer is no lost one.
        private static let silence = 180
    }

    /// Something with a note of which there are several versions, since machines wrote beside each other.
    package struct Conflict: Hashable, Sendable {
        package let title: String
        package let subject: LibrarySubject
        /// With the one that is shown.
        package let versions: Int
    }

    /// This one first, then who changed something last; without those that were forgotten and have changed nothing since.
    package let machines: [Machine]
    /// Changes that were not published yet.
    package let waiting: Int
    package let conflicts: [Conflict]
}

extension LibrarySyncStore {
    /// Without asking the folder.
    package func status() throws(SyncFailure) -> SyncStatus {
        let (own, vector) = (try machine, try vector)
        return try reading { () throws(SQLiteFailure) in
            var machines: [SyncStatus.Machine] = []
            for id in Set(vector.machines.keys).union([own]) {
                let entry = SyncedEntry(try tables.parts(of: Self.entry(of: id)))
                if id != own, isForgotten(entry, vector[id]) { continue }
                let name = entry[Self.machineName]
                machines.append(
                    SyncStatus.Machine(
                        id: id, name: name.map { String(decoding: $0, as: UTF8.self) },
                        lastChange: vector[id].time == 0 ? nil : Stamp.second(of: vector[id].time),
                        isThisOne: id == own))
            }
            machines.sort {
                ($0.isThisOne ? 1 : 0, $0.lastChange ?? 0, $0.id) > ($1.isThisOne ? 1 : 0, $1.lastChange ?? 0, $1.id)
            }
            return SyncStatus(
                machines: machines, waiting: try tables.countOfOutgoing(), conflicts: try conflicts(in: nil))
        }
    }

    /// Changes that were not published yet.
    func countOfWaiting() throws(SyncFailure) -> Int {
        try reading { () throws(SQLiteFailure) in try tables.countOfOutgoing() }
    }

    /// - Parameters:
    ///   - known: those of before, to see which of them still are; nil to look for all.
    ///   - new: what may have become one since.
    func conflicts(
        among known: [SyncStatus.Conflict]?, and new: Set<EntryID>
    ) throws(SyncFailure) -> [SyncStatus.Conflict] {
        let entries = known.map { known in new.union(known.map { EntryID($0.subject) }).sorted() }
        return try reading { () throws(SQLiteFailure) in try conflicts(in: entries) }
    }

    private func conflicts(in entries: [EntryID]?) throws(SQLiteFailure) -> [SyncStatus.Conflict] {
        var conflicts: [SyncStatus.Conflict] = []
        let entries = if let entries { entries } else { try tables.entriesWithRevisions() }
        for id in entries {
            let entry = SyncedEntry(try tables.parts(of: id))
            guard !entry.note.others.isEmpty, let subject = id.subject else { continue }
            conflicts.append(
                SyncStatus.Conflict(
                    title: SyncFields(entry).values[SyncFields.title] ?? subject.id.key, subject: subject,
                    versions: entry.note.others.count + 1))
        }
        return conflicts
    }
}
