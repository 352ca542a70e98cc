import Entities
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Sync
@testable import SyncFolder

/// A large file is merged piece by piece.
struct LargeFileTests {
    private let shared: TemporaryFolder
    private let laptop: SyncedMachine
    private static let desk = MachineID(high: 7, low: 7)
    private static let count = 3_500

    init() throws {
        shared = try TemporaryFolder()
        laptop = try SyncedMachine(sharing: shared)
        try laptop.setUp()
        let deltas = (0..<Self.count).map { number in
            let film = LibrarySubject(kind: .movie, id: ItemID(source: SourceID(rawValue: "tmdb"), key: "\(number)"))
            return Delta.register(
                EntryID(film), FieldID("favourite"),
                Register().writing([], at: Stamp(time: UInt64(number) + 1, machine: Self.desk)))
        }
        let file = OutgoingFile(deltas, from: 1, by: Self.desk)
        try laptop.folder.put(file.bytes, as: file.file)
    }

    /// - Parameter beforePiece: is told how many pieces came before.
    private func join(_ beforePiece: @escaping (Int) throws(SyncFailure) -> Void) throws {
        let store = InterruptedStore(laptop.sync, beforePiece)
        _ = try FolderSync(store: store, files: laptop.folder).run()
    }

    private var favourites: Int { laptop.store.items.count { $0.isFavourite } }

    @Test func `Others have their turn between the pieces`() throws {
        var seen: [Int] = []
        try join { [self] _ in
            seen.append(favourites)
            do { try laptop.store.addFavourite(.yiYi) } catch { Issue.record(error) }
        }
        #expect(seen == [0, 1_001, 2_001, 3_001])
        #expect(favourites == Self.count + 1)
    }

    @Test func `Whoever is ended between two pieces goes on the next time`() throws {
        for end in 0..<4 {
            #expect(throws: SyncFailure.notSetUp) {
                try join { piece throws(SyncFailure) in if piece == end { throw .notSetUp } }
            }
            #expect(try laptop.sync.known().filter { $0.key.machine == Self.desk }.isEmpty)
            #expect(try laptop.sync.vector[Self.desk].number == 0)
            #expect(favourites == min(end * 1_000, Self.count))
        }
        try join { _ in }
        #expect(favourites == Self.count)
        #expect(try laptop.sync.vector[Self.desk].number == UInt64(Self.count))
        #expect(try laptop.synchronize().taken == 0)
        #expect(try laptop.store.arrivedChanges().count == ArrivedChanges.kept)
    }
}

/// Does something before each piece.
private final class InterruptedStore: SyncStore {
    private let store: LibrarySyncStore
    private let beforePiece: (Int) throws(SyncFailure) -> Void
    private var pieces = 0

    init(_ store: LibrarySyncStore, _ beforePiece: @escaping (Int) throws(SyncFailure) -> Void) {
        (self.store, self.beforePiece) = (store, beforePiece)
    }

    func take(_ piece: FilePiece) throws(SyncFailure) -> Set<EntryID> {
        try beforePiece(pieces)
        pieces += 1
        return try store.take(piece)
    }

    var machine: MachineID { get throws(SyncFailure) { try store.machine } }
    var count: UInt64 { get throws(SyncFailure) { try store.count } }
    var vector: VersionVector { get throws(SyncFailure) { try store.vector } }
    func known() throws(SyncFailure) -> [SyncFile: SyncFileState] { try store.known() }
    func forgotten() throws(SyncFailure) -> Set<MachineID> { try store.forgotten() }
    func forget(_ files: Set<SyncFile>) throws(SyncFailure) { try store.forget(files) }
    func nextSegment() throws(SyncFailure) -> OutgoingFile? { try store.nextSegment() }
    func makeBase() throws(SyncFailure) -> OutgoingFile { try store.makeBase() }
    func didPublish(_ file: OutgoingFile) throws(SyncFailure) { try store.didPublish(file) }
    func become(_ machine: MachineID) throws(SyncFailure) { try store.become(machine) }
}
