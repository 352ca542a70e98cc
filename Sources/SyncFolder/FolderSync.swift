package import Sync

/// Brings a machine and the folder together: reads what others have written, publishes what is new here, and now and then puts one file
/// with the whole state in the place of many.
///
/// It may be killed anywhere: what was written down before a step says what to do again, and to do it again changes nothing.
package struct FolderSync<Files: SyncFiles> {
    /// When the whole state takes the place of this machine's changes.
    package struct Limits: Sendable {
        /// Files with changes.
        var files = 256
        /// Bytes in them, besides as many as the state before had.
        var bytes = 65_536

        package init() {}
    }

    private let store: any SyncStore
    private let files: Files
    private let limits: Limits
    private let pieces: FilePiece.Limits
    private let makeMachine: () -> MachineID

    package init(
        store: any SyncStore, files: Files, limits: Limits = Limits(),
        pieces: FilePiece.Limits = FilePiece.Limits(), makeMachine: @escaping () -> MachineID = MachineID.make
    ) {
        self.store = store
        self.files = files
        self.limits = limits
        self.pieces = pieces
        self.makeMachine = makeMachine
    }

    package func run() throws(SyncFailure) -> SyncReport {
        var report = SyncReport()
        try run(&report)
        return report
    }

    /// - Parameter report: what it has done, also where it did not come to its end.
    package func run(_ report: inout SyncReport) throws(SyncFailure) {
        let listed = try files.files()
        try read(listed, &report)
        try becomeAnother(unlessWrittenHere: listed, &report)
        let missing = try missing(in: listed)
        try compact(missing: missing, &report)
        try publish(&report)
    }

    /// Takes the files of a machine away that does not come any more. What is in them stays, in the whole state of this one, which is there
    /// before they go. Should that machine come back it puts its own there again.
    package func forget(_ machine: MachineID) throws(SyncFailure) -> SyncReport {
        var report = try run()
        let theirs = Set(try store.known().keys.filter { $0.machine == machine })
        guard !theirs.isEmpty else { return report }
        try compact(missing: theirs, &report)
        for file in theirs.sorted() { try files.remove(file) }
        try files.removePlace(of: machine)
        return report
    }

    /// Another machine writes under this id (a clone or a restored backup): take a new id. It is known by files of this id that were not
    /// written here, or by others having more changes of it than were made here.
    private func becomeAnother(unlessWrittenHere listed: Set<SyncFile>, _ report: inout SyncReport) throws(SyncFailure)
    {
        let (machine, known) = (try store.machine, try store.known())
        let isForeign = listed.contains { $0.machine == machine && known[$0]?.origin ?? .read == .read }
        let isBehind = try store.vector[machine].number > store.count
        guard isForeign || isBehind else { return }
        let another = makeMachine()
        try store.become(another)
        report.becameMachine = another
    }

    private func read(_ listed: Set<SyncFile>, _ report: inout SyncReport) throws(SyncFailure) {
        let known = try store.known()
        var vector = try store.vector
        var ranges: [MachineID: [ClosedRange<UInt64>]] = [:]
        for file in listed where known[file] != nil {
            if let segment = file.name.segment { ranges[file.machine, default: []].append(segment) }
        }
        for file in listed.sorted() where known[file] == nil {
            guard let bytes = try files.bytes(of: file) else { continue }
            guard file.name.isRight(for: bytes) else {
                report.incomplete += 1
                continue
            }
            guard let content = try content(bytes) else {
                report.unreadable += 1
                continue
            }
            if let segment = file.name.segment { ranges[file.machine, default: []].append(segment) }
            note(content.vector, of: file, in: &vector)
            vector.see(ranges[file.machine] ?? [], of: file.machine)
            try take(content, of: file, vector, &report)
            report.taken += 1
        }
        let machine = try store.machine
        for (other, ranges) in ranges where other != machine {
            let last = ranges.map(\.upperBound).max() ?? 0
            if last > vector[other].number { report.gaps[other] = vector[other].number + 1 }
        }
    }

    private func take(
        _ content: SyncContent, of file: SyncFile, _ vector: VersionVector, _ report: inout SyncReport
    ) throws(SyncFailure) {
        var piece = FilePiece(of: file)
        for part in content.deltas {
            if piece.isEnough(before: part, pieces) {
                report.severalVersions.formUnion(try store.take(piece))
                piece = piece.next()
            }
            piece.add(part)
        }
        piece.end(vector)
        report.severalVersions.formUnion(try store.take(piece))
    }

    /// Nil for what is not understood.
    private func content(_ bytes: [UInt8]) throws(SyncFailure) -> SyncContent? {
        do throws(SyncContent.Failure) { return try SyncContent(bytes: bytes) } catch {
            guard case .libraryMissing(let name) = error else { return nil }
            throw .libraryMissing(name: name)
        }
    }

    private func publish(_ report: inout SyncReport) throws(SyncFailure) {
        while let segment = try store.nextSegment() {
            try put(segment, &report)
            report.sent += segment.file.name.segment?.count ?? 0
        }
    }

    /// Puts the whole state in the place of this machine's files: as its first file, where they have become many, and where any files
    /// are missing.
    private func compact(missing: Set<SyncFile>, _ report: inout SyncReport) throws(SyncFailure) {
        let machine = try store.machine
        let own = try store.known().filter { $0.key.machine == machine && $0.value.origin != .read }
        let segments = own.filter { $0.key.name.segment != nil }
        let size = segments.reduce(0) { $0 + $1.value.size }
        let before = own.filter { $0.key.name.base != nil && $0.value.origin == .published }.map(\.value.size).max()
        if missing.isEmpty, let before, segments.count <= limits.files, size <= limits.bytes + before { return }
        let sent = try store.vector[machine].number
        let base = try store.makeBase()
        try put(base, &report)
        report.sent += Int(base.file.name.last - min(sent, base.file.name.last))
        let forgotten = missing.isEmpty ? [] : try store.forgotten()
        report.restored += missing.count { !forgotten.contains($0.machine) }
        // Only now: whoever reads meanwhile finds the changes here or there.
        for former in own.keys.sorted() where former != base.file { try files.remove(former) }
        try store.forget(missing.union(own.keys).subtracting([base.file]))
    }

    /// Files that vanished with no base that covers them. Their content was not deleted by that: who knows it publishes it again.
    /// Should the file come back it is read again, which changes nothing.
    private func missing(in listed: Set<SyncFile>) throws(SyncFailure) -> Set<SyncFile> {
        let machine = try store.machine
        var bases: [MachineID: UInt64] = [:]
        for file in listed {
            if let base = file.name.base { bases[file.machine] = max(base, bases[file.machine] ?? 0) }
        }
        var (missing, replaced) = (Set<SyncFile>(), Set<SyncFile>())
        for (file, state) in try store.known() where !listed.contains(file) {
            if let base = bases[file.machine], base >= file.name.last {
                replaced.insert(file)
            } else if state.origin != .written {
                missing.insert(file)
            } else if file.machine != machine {
                replaced.insert(file)
            }
        }
        if !replaced.isEmpty { try store.forget(replaced) }
        return missing
    }

    private func put(_ outgoing: OutgoingFile, _ report: inout SyncReport) throws(SyncFailure) {
        try files.put(outgoing.bytes, as: outgoing.file)
        try store.didPublish(outgoing)
        report.written += outgoing.bytes.count
    }

    /// A base covers all machines in its vector; a segment gives only its machine's latest time.
    private func note(_ theirs: VersionVector?, of file: SyncFile, in vector: inout VersionVector) {
        guard let theirs else { return }
        if file.name.base != nil { vector.merge(theirs) }
        vector.see(file.machine, time: theirs[file.machine].time)
    }
}
