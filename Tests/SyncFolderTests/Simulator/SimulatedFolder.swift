@testable import Sync
@testable import SyncFolder

/// One machine's copy of the folder. What happens to a file in it comes to the other copies sooner or later, in any order.
final class SimulatedFolder: SyncFiles {
    struct Path: Hashable, Comparable {
        let folder: String
        let name: String

        static func < (left: Path, right: Path) -> Bool { (left.folder, left.name) < (right.folder, right.name) }
    }

    /// What was last done to a file.
    struct Event {
        let number: Int
        /// Nil for a file that is gone.
        let bytes: [UInt8]?
    }

    private(set) var events: [Path: Event] = [:]
    private let form: FileForm
    private let power: Power
    private let count: () -> Int

    /// - Parameter count: numbers for events, each higher than the one before, with room between them.
    init(form: FileForm, power: Power, copying events: [Path: Event] = [:], count: @escaping () -> Int) {
        self.form = form
        self.power = power
        self.events = events
        self.count = count
    }

    func files() throws(SyncFailure) -> Set<SyncFile> {
        Set(events.filter { $0.value.bytes != nil }.keys.compactMap(file))
    }

    func bytes(of file: SyncFile) throws(SyncFailure) -> [UInt8]? {
        events[path(of: file)]?.bytes.map { form.inside($0, of: file) }
    }

    func put(_ bytes: [UInt8], as file: SyncFile) throws(SyncFailure) {
        let (path, bytes) = (path(of: file), form.outside(bytes, of: file))
        // The draft of a put that was cut stays.
        try power.step()
        happen(Path(folder: path.folder, name: ".\(path.name).new"), Array(bytes.prefix(bytes.count / 2)))
        try power.step()
        happen(path, bytes)
        try power.step()
    }

    func remove(_ file: SyncFile) throws(SyncFailure) {
        try power.step()
        happen(path(of: file), nil)
        try power.step()
    }

    func removePlace(of machine: MachineID) {}

    /// Somebody who is no program of ours does something to a file.
    func happen(_ path: Path, _ bytes: [UInt8]?) {
        events[path] = Event(number: count(), bytes: bytes)
    }

    /// Takes over what has happened in another copy since.
    ///
    /// - Parameter isCut: whether half of a file may come, and the rest of it later.
    func hear(of other: SimulatedFolder, _ isWanted: (Path) -> Bool = { _ in true }, isCut: () -> Bool = { false }) {
        for path in other.events.keys.sorted() where isWanted(path) {
            guard let event = other.events[path], event.number > events[path]?.number ?? -1 else { continue }
            if let bytes = event.bytes, isCut() {
                events[path] = Event(number: event.number - 1, bytes: Array(bytes.prefix(bytes.count / 3)))
            } else {
                events[path] = event
            }
        }
    }

    /// Nil for what is no file of a machine's.
    func file(at path: Path) -> SyncFile? { form.file(at: .file(folder: path.folder, name: path.name)) }

    private func path(of file: SyncFile) -> Path {
        guard case .file(let folder, let name) = form.path(of: file) else { preconditionFailure("it is a file") }
        return Path(folder: folder, name: name)
    }
}
