package import Sync

/// What a machine keeps of what is synchronised. Each call is one transaction: done as a whole once it returns, else not at all.
package protocol SyncStore: AnyObject {
    /// Whom this machine writes as.
    var machine: MachineID { get throws(SyncFailure) }

    /// How many changes were made here as this machine, published or not.
    var count: UInt64 { get throws(SyncFailure) }

    /// The version vector: the last change known of each machine; of this machine the last that it has published.
    var vector: VersionVector { get throws(SyncFailure) }

    /// Which files were read or written here, as far as they are not forgotten.
    func known() throws(SyncFailure) -> [SyncFile: SyncFileState]

    /// Merges a piece of a file, and with the last one writes down that it was read. To merge one twice changes nothing.
    ///
    /// - Returns: of what it was about, the entries with a note of which there are several versions now.
    func take(_ piece: FilePiece) throws(SyncFailure) -> Set<EntryID>

    /// The machines of which somebody has said that they do not come any more.
    func forgotten() throws(SyncFailure) -> Set<MachineID>

    func forget(_ files: Set<SyncFile>) throws(SyncFailure)

    /// The changes that were not published, or the first of them. Until it is published the same is answered, whatever
    /// changes meanwhile; that it was written counts from now on.
    ///
    /// - Returns: nil if there is none.
    func nextSegment() throws(SyncFailure) -> OutgoingFile?

    /// The whole state, with the changes that were not published yet. That its file was written counts from now on.
    func makeBase() throws(SyncFailure) -> OutgoingFile

    /// The changes in it need not be published any more.
    func didPublish(_ file: OutgoingFile) throws(SyncFailure)

    /// From now on it writes as another machine. What was not published yet is what that one writes first.
    func become(_ machine: MachineID) throws(SyncFailure)
}

/// What is known of a file.
package struct SyncFileState: Hashable, Sendable {
    package enum Origin: Int, Sendable {
        case read
        /// Written here; whether it arrived is not known.
        case written
        case published
    }

    package let origin: Origin
    /// In bytes.
    package let size: Int

    package init(_ origin: Origin, size: Int) {
        self.origin = origin
        self.size = size
    }
}

/// A file that is to be published.
package struct OutgoingFile: Sendable {
    package let file: SyncFile
    package let bytes: [UInt8]
    /// The version vector: the last change of each machine that is in the file.
    package let vector: VersionVector

    /// Changes of a machine.
    ///
    /// - Parameter first: the number of the first of them.
    package init(_ deltas: [Delta], from first: UInt64, by machine: MachineID) {
        let range = first...max(first, first + UInt64(deltas.count) - 1)
        let progress = VersionVector.Progress(number: range.upperBound, time: deltas.map(\.latest).max() ?? 0)
        self.init(.segment(range), SyncContent(deltas: deltas, vector: VersionVector([machine: progress])), by: machine)
    }

    /// A whole state.
    ///
    /// - Parameter state: has a version vector, of the last change of each machine that is in it, this one too.
    package init(state: SyncContent, by machine: MachineID) {
        self.init(.base(state.vector?[machine].number ?? 0), state, by: machine)
    }

    private init(_ kind: SyncFileName.Kind, _ content: SyncContent, by machine: MachineID) {
        bytes = content.bytes
        file = SyncFile(machine: machine, name: SyncFileName(kind, of: bytes))
        vector = content.vector ?? VersionVector()
    }
}
