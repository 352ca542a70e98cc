package import Sync

/// What a synchronisation has found and done.
package struct SyncReport: Hashable, Sendable {
    /// Files that were read.
    package var taken = 0
    /// Changes that were sent.
    package var sent = 0
    /// Bytes that were written.
    package var written = 0
    /// Files whose bytes are not those of their names: an engine has not brought all of them yet.
    package var incomplete = 0
    /// Files that are whole, and of no form that is known.
    package var unreadable = 0
    /// Machines of which earlier changes are missing than those that are here, by the number of the first.
    package var gaps: [MachineID: UInt64] = [:]
    /// Whom this machine writes as now, where it has become another one.
    package var becameMachine: MachineID?
    /// Entries with a note of which there are several versions, as far as something of them was read.
    package var severalVersions: Set<EntryID> = []
    /// Files that were gone, and whose content is there again in a whole state.
    package var restored = 0

    package init() {}
}
