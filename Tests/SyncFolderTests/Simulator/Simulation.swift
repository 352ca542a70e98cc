import Entities
import TestSupport

@testable import Sync
@testable import SyncFolder

/// Some machines that change things, hear of each other late, twice, in any order and half, have wrong clocks, are killed, cloned, and put
/// back from backups, and whose folder is emptied by mistake. Afterwards all is delivered, and all must say the same.
struct Simulation {
    /// The same seed is the same course of things.
    let seed: UInt64
    /// How many of the things happen that the seed has; nil for all.
    var length: Int?
    /// How files look in the folder.
    var form = FileForm.plain

    private final class Machine {
        let power = Power()
        var store: SimulatedStore
        var folder: SimulatedFolder
        var backup: SimulatedStore.Disk?
        /// In seconds; up to ten years.
        let clockError: Int

        init(
            _ disk: SimulatedStore.Disk, form: FileForm, clockError: Int,
            events: [SimulatedFolder.Path: SimulatedFolder.Event] = [:], count: @escaping () -> Int
        ) {
            store = SimulatedStore(disk, power: power)
            folder = SimulatedFolder(form: form, power: power, copying: events, count: count)
            self.clockError = clockError
        }
    }

    private final class Counter {
        var number = 0

        func next() -> Int {
            number += 10
            return number
        }
    }

    /// A text that somebody was told is stored.
    private struct Acknowledged: Hashable {
        let entry: EntryID
        let revision: RevisionID
    }

    /// What is wrong in the end; nil if nothing is.
    func failure() -> String? {
        var generator = SeededGenerator(seed: seed)
        let counter = Counter()
        var machines = (0..<Int.random(in: 2...4, using: &generator)).map { _ in
            Machine(
                .init(machine: .make(by: &generator)), form: form,
                clockError: Int.random(in: -5...5, using: &generator) * 63_000_000, count: counter.next)
        }
        var limits = FolderSync<SimulatedFolder>.Limits()
        limits.files = Int.random(in: 0...6, using: &generator)
        limits.bytes = Int.random(in: 0...2_000, using: &generator)
        var acknowledged: Set<Acknowledged> = []
        var changes = SyncState()
        var notUnderstood: Set<Delta> = []
        var (wasPutBack, wasEmptied) = (false, false)
        let drawn = Int.random(in: 5...60, using: &generator)
        let length = length ?? drawn
        for moment in 0..<length {
            let machine = machines[Int.random(in: machines.indices, using: &generator)]
            switch Int.random(in: 0..<100, using: &generator) {
            case 0..<45:
                let deltas = change(machine, at: moment, by: &generator)
                guard isSeen(deltas, in: machine.store.disk.state) else {
                    return "a change is not seen where it was made"
                }
                changes.merge(SyncContent(deltas: deltas))
                notUnderstood.formUnion(deltas.filter { $0.entry == nil })
                for case .revision(let entry, let revision) in deltas where revision.text != nil {
                    acknowledged.insert(Acknowledged(entry: entry, revision: revision.id))
                }
            case 45..<70:
                machine.power.left = Bool.random(using: &generator) ? Int.random(in: 0...30, using: &generator) : nil
                synchronize(machine, limits, &generator)
            case 70..<92:
                let other = machines[Int.random(in: machines.indices, using: &generator)]
                let share = Int.random(in: 1...4, using: &generator)
                var (wanted, cut) = (generator, generator)
                machine.folder.hear(
                    of: other.folder, { _ in Int.random(in: 0..<share, using: &wanted) == 0 },
                    isCut: { Int.random(in: 0..<4, using: &cut) == 0 })
            case 92..<94:
                guard machines.count < 5 else { continue }
                // It may have a copy of the folder of its own.
                let hasFolder = Bool.random(using: &generator)
                machines.append(
                    Machine(
                        machine.store.disk, form: form, clockError: machine.clockError,
                        events: hasFolder ? machine.folder.events : [:], count: counter.next))
            case 94: machine.backup = machine.store.disk
            case 95:
                guard let backup = machine.backup else { continue }
                wasPutBack = true
                machine.store = SimulatedStore(backup, power: machine.power)
                acknowledged = acknowledged.filter(isLeft(machines, inFolders: !wasEmptied))
            case 96:
                wasEmptied = true
                for path in machine.folder.events.keys { machine.folder.happen(path, nil) }
                // What only the folder had of a machine that was put back is gone.
                if wasPutBack { acknowledged = acknowledged.filter(isLeft(machines, inFolders: false)) }
            default: disturb(machine.folder, &generator)
            }
        }
        let folders = machines.map(\.folder)
        var unpublished: [Delta] = []
        if !wasPutBack, !wasEmptied, machines.count > 2, Bool.random(using: &generator) {
            // One is never heard of again after a kill. What it has published counts.
            let last = machines.removeLast()
            last.power.left = Int.random(in: 0...20, using: &generator)
            synchronize(last, limits, &generator)
            unpublished = last.store.disk.waiting
        }
        if wasPutBack, wasEmptied {
            // Who was put back does not know what was sent before, and the folder does not say it any more. What only one machine still
            // has of that comes to the others with its next whole state.
            _ = settle(machines, folders, limits, &generator)
            var none = limits
            (none.files, none.bytes) = (-1, 0)
            for machine in machines { synchronize(machine, none, &generator) }
        }
        let states = settle(machines, folders, limits, &generator)
        // How much of whom is known is no part of it: that says what to wait for, and depends on what was read when.
        guard Set(states.map { SyncContent(deltas: $0.content.deltas).bytes }).count == 1, let state = states.first
        else {
            return "the states differ"
        }
        if !wasPutBack, unpublished.isEmpty, state.entries != changes.entries || state.unknown != notUnderstood {
            return "the state is not that of all changes"
        }
        for case .revision(let entry, let revision) in unpublished {
            acknowledged.remove(Acknowledged(entry: entry, revision: revision.id))
        }
        let lost = acknowledged.filter { !isKept($0.revision, in: state[$0.entry].note) }
        if !lost.isEmpty { return "\(lost.count) texts are lost" }
        let notes = state.entries.values.map(\.note)
        let isErasedText = notes.contains { note in note.texts.contains { note.isErased($0.id) } }
        if isErasedText { return "a text that was deleted is there" }
        return notes.contains { $0.hasEarlierChild } ? "a text is earlier than what it came after" : nil
    }

    /// As few things as still fail, the first of those that happen.
    func shrunk() -> Simulation {
        for length in 1...60 {
            let shorter = Simulation(seed: seed, length: length, form: form)
            if shorter.failure() != nil { return shorter }
        }
        return self
    }

    private func change(_ machine: Machine, at moment: Int, by generator: inout SeededGenerator) -> [Delta] {
        let key = "\(Int.random(in: 0..<3, using: &generator))"
        let entry = EntryID(LibrarySubject(kind: .movie, id: ItemID(source: SourceID(rawValue: "s"), key: key)))
        let field = FieldID("field \(Int.random(in: 0..<3, using: &generator))")
        let value = (0..<Int.random(in: 0...3, using: &generator)).map { _ in UInt8.random(in: 0...1, using: &generator)
        }
        let kind = Int.random(in: 0..<12, using: &generator)
        // Coarse, so that clones write with one stamp.
        let time = 2_000_000_000 + machine.clockError + moment / 4
        return machine.store.change(at: time) { state, stamp in
            let synced = state[entry]
            func takingAway(_ field: FieldID) -> [Delta] {
                synced.registers[field]?.takingAway().map { [.register(entry, field, $0)] } ?? []
            }
            func takingNoteAway(isWhole: Bool) -> [Delta] {
                synced.note.takingAway(isWhole: isWhole, changed: moment / 8, at: stamp).map { [.revision(entry, $0)] }
                    ?? []
            }
            switch kind {
            case 0..<4:
                return [.register(entry, field, (synced.registers[field] ?? Register()).writing(value, at: stamp))]
            case 4: return takingAway(field)
            case 5..<9:
                // Long enough for some files to be compressed.
                let text = value + Array(repeating: 7, count: 150)
                return [.revision(entry, synced.note.writing(text, changed: moment / 8, at: stamp))]
            case 9: return takingNoteAway(isWhole: false)
            case 10: return synced.registers.keys.sorted().flatMap(takingAway) + takingNoteAway(isWhole: true)
            default: return [.unknown(kind: 77, payload: value)]
            }
        }
    }

    /// Whether what was written is what there is now.
    private func isSeen(_ deltas: [Delta], in state: SyncState) -> Bool {
        deltas.allSatisfy { delta in
            switch delta {
            case .register(let entry, let field, let register): state[entry][field] == register.value
            case .revision(let entry, let revision): state[entry].note.heads.map(\.id) == [revision.id]
            case .unknown: true
            }
        }
    }

    @discardableResult
    private func synchronize(
        _ machine: Machine, _ limits: FolderSync<SimulatedFolder>.Limits, _ generator: inout SeededGenerator
    ) -> SyncReport? {
        var ids = generator
        _ = generator.next()
        // From one part on, so that there are kills between all of them too.
        var pieces = FilePiece.Limits()
        pieces.parts = Int.random(in: 1...4, using: &ids)
        pieces.ofOneEntry = 2
        let sync = FolderSync(store: machine.store, files: machine.folder, limits: limits, pieces: pieces) {
            .make(by: &ids)
        }
        defer { machine.power.left = nil }
        return try? sync.run()
    }

    /// Conflict copies, and files that are half there under their name.
    private func disturb(_ folder: SimulatedFolder, _ generator: inout SeededGenerator) {
        let paths = folder.events.filter { $0.value.bytes != nil }.keys.sorted()
        guard let path = paths.randomElement(using: &generator), let bytes = folder.events[path]?.bytes else { return }
        let copies = [
            "\(path.name).sync-conflict-20261126-080000-ABCDEFG", "\(path.name) (laptop's conflicted copy 2026-11-26)",
            "\(path.name)~", ".\(path.name).swp",
        ]
        let name = copies.randomElement(using: &generator) ?? ""
        folder.happen(.init(folder: path.folder, name: name), Array(bytes.shuffled(using: &generator)))
    }

    /// Delivers all, until nothing is left to do.
    private func settle(
        _ machines: [Machine], _ folders: [SimulatedFolder], _ limits: FolderSync<SimulatedFolder>.Limits,
        _ generator: inout SeededGenerator
    ) -> [SyncState] {
        var isQuiet = false
        for _ in 0..<40 where !isQuiet {
            isQuiet = true
            for machine in machines {
                for folder in folders { machine.folder.hear(of: folder) }
                guard let report = synchronize(machine, limits, &generator), report.taken == 0, report.written == 0,
                    report.becameMachine == nil
                else {
                    isQuiet = false
                    continue
                }
            }
        }
        return machines.map(\.store.disk.state)
    }

    /// Whether any machine still has a text, or any copy of the folder.
    private func isLeft(_ machines: [Machine], inFolders: Bool) -> (Acknowledged) -> Bool {
        var state = SyncState()
        for machine in machines {
            state.merge(machine.store.disk.state)
            for (path, event) in machine.folder.events where inFolders {
                guard let file = machine.folder.file(at: path),
                    let bytes = event.bytes.map({ form.inside($0, of: file) }), file.name.isRight(for: bytes),
                    let content = try? SyncContent(bytes: bytes)
                else { continue }
                state.merge(content)
            }
        }
        return { state[$0.entry].note[$0.revision] != nil }
    }

    /// Whether its text can be read, or somebody deleted it who had seen it.
    private func isKept(_ id: RevisionID, in note: NoteHistory) -> Bool {
        guard let revision = note[id] else { return false }
        return revision.text != nil || note.isErased(id)
    }
}

extension NoteHistory {
    fileprivate subscript(id: RevisionID) -> Revision? { all.first { $0.id == id } }

    fileprivate var hasEarlierChild: Bool {
        all.contains { child in child.parents.contains { id in self[id].map { $0.stamp >= child.stamp } ?? false } }
    }

    fileprivate func isErased(_ id: RevisionID) -> Bool {
        var reached: Set<RevisionID> = [id]
        var found = false
        var before = 0
        while before != reached.count {
            before = reached.count
            for revision in all where revision.parents.contains(where: reached.contains) {
                reached.insert(revision.id)
                if revision.content == .erasure { found = true }
            }
        }
        return found
    }
}
