import Entities
import Foundation
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage

/// The migration of a library in a process that is killed on the way.
struct MigrationCrashTests {
    private let folder: TemporaryFolder
    private let original: String
    private static let count = 1_500

    init() throws {
        folder = try TemporaryFolder()
        original = "\(folder.path)/original.sqlite"
        let connection = try SQLiteConnection(path: original, mode: .readWrite)
        // As the program has its files.
        try connection.execute("PRAGMA journal_mode = WAL")
        try connection.transaction { () throws(SQLiteFailure) in
            try LibrarySchema.migrate(connection, from: 0, to: 2)
            for number in 1...Int64(Self.count) {
                try connection.run(
                    """
                    INSERT INTO item (kind, source, number, title, favourite, added, note_revision)
                    VALUES ('movie', 'tmdb', ?, ?, 1, ?, 2)
                    """, [.integer(number), .text("Film \(number)"), .integer(number)])
                for revision: Int64 in [1, 2] {
                    try connection.run(
                        "INSERT INTO note_revision VALUES (?, ?, ?, ?)",
                        [
                            .integer(number), .integer(revision), .text(String(repeating: "n", count: 2_000)),
                            .integer(revision),
                        ])
                }
            }
        }
    }

    /// How far the other process has got when it is killed, by what can be seen of its files.
    enum Moment: CaseIterable {
        case copyBegun, copyHalf, copyInPlace, written100K, written1M, written3M, written6M, written9M, written12M

        func hasCome(in folder: String) -> Bool {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            func size(_ name: String?) -> Int {
                guard let name else { return 0 }
                let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
                return (attributes?[.size] as? Int) ?? 0
            }
            let copy = names.first { $0.contains(".v2-backup.new-") && !$0.hasSuffix("-journal") }
            let log = size("library.sqlite-wal")
            return switch self {
            case .copyBegun: copy != nil
            case .copyHalf: size(copy) > 3_000_000
            case .copyInPlace: names.contains("library.sqlite.v2-backup")
            case .written100K: log > 100_000
            case .written1M: log > 1_000_000
            case .written3M: log > 3_000_000
            case .written6M: log > 6_000_000
            case .written9M: log > 9_000_000
            case .written12M: log > 12_000_000
            }
        }
    }

    @Test func `Killed at any moment it leaves the old file or the new one`() async throws {
        var versions: [Int64] = []
        for moment in Moment.allCases { versions += try await versionLeft(at: moment) }
        #expect(versions.contains(2), "It was never killed before the end.")
    }

    /// Kills the migration at that moment, and looks at what it has left.
    ///
    /// - Returns: the version of the file, or nothing if the migration was over before.
    private func versionLeft(at moment: Moment) async throws -> [Int64] {
        let data = "\(folder.path)/\(moment)"
        let place = "\(data)/matinee"
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        let path = "\(place)/library.sqlite"
        try FileManager.default.copyItem(atPath: original, toPath: path)
        let nothing = "\(data)/nothing.json"
        try #"{"format":"matinee-library","version":1,"items":[]}"#.write(
            toFile: nothing, atomically: true, encoding: .utf8)
        let status = try await onOwnThread {
            let process = try SpawnedProcess(
                [MatineeProgram.path, "library", "import", nothing],
                environment: ProcessInfo.processInfo.environment.merging(["XDG_DATA_HOME": data]) { $1 })
            while process.isRunning, !moment.hasCome(in: place) { sched_yield() }
            process.signal(SIGKILL)
            return process.wait()
        }

        let version: Int64
        do {
            let connection = try SQLiteConnection(path: path, mode: .readWrite)
            version = try connection.number("PRAGMA user_version")
            #expect(version == 2 || version == Int64(LibrarySchema.version))
            #expect(try connection.isWhole("integrity_check"))
            let (items, notes) = version == 2 ? ("item", "note_revision") : ("entry", "note")
            #expect(try connection.number("SELECT count(*) FROM \(items)") == Self.count)
            #expect(try connection.number("SELECT count(*) FROM \(notes)") == Self.count * 2)
            let others = try connection.number(
                "SELECT count(*) FROM sqlite_schema WHERE name IN ('\(version == 2 ? "entry" : "item")', 'link', 'reading')"
            )
            #expect(others == (version == 2 ? 0 : 2))
        }
        let store = try LibraryStore.open(LibraryLocation(folder: place))
        #expect(store.refusal == nil)
        #expect(store.items.count == Self.count)
        #expect(store.items.allSatisfy { $0.note?.text.utf8.count == 2_000 })
        #expect(store.failureOfCheck == nil)
        return status == 128 + SIGKILL ? [version] : []
    }
}
