import Entities
import Foundation
import TestSupport
import Testing

@testable import LibraryStore

/// An import in a process that is killed on the way.
struct ImportCrashTests {
    private let folder: TemporaryFolder
    private static let count = 4_000

    init() throws {
        folder = try TemporaryFolder()
        let rows = (1...Self.count).map { number in
            "2026-01-02,Film \(number),\(1950 + number % 70),https://boxd.it/\(number),4,,cinema,2026-01-0\(1 + number % 9)"
        }
        let header = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date"
        try ([header] + rows).joined(separator: "\n").write(
            toFile: file, atomically: true, encoding: .utf8)
    }

    private var file: String { "\(folder.path)/diary.csv" }

    /// The size that the log of the library has come to when the process is killed, in bytes: what is written before the end is there.
    private static let moments = [0, 1, 50_000, 200_000, 400_000, 800_000, 1_200_000, 1_600_000, 2_000_000]

    @Test func `Killed at any moment it has taken in all or nothing`() async throws {
        var counts: [Int] = []
        for moment in Self.moments { counts.append(try await eventsLeft(at: moment)) }
        #expect(counts.allSatisfy { [0, Self.count].contains($0) }, "\(counts)")
        #expect(counts.contains(0), "It was never killed before the end.")
    }

    /// - Returns: how many times are in the library, which is in order.
    private func eventsLeft(at size: Int) async throws -> Int {
        let data = "\(folder.path)/\(size)"
        let log = "\(data)/matinee/library.sqlite-wal"
        try await onOwnThread { [file] in
            let process = try SpawnedProcess(
                [MatineeProgram.path, "library", "import", file],
                environment: ProcessInfo.processInfo.environment.merging(["XDG_DATA_HOME": data]) { $1 })
            func hasCome() -> Bool {
                let attributes = try? FileManager.default.attributesOfItem(atPath: log)
                return ((attributes?[.size] as? Int) ?? -1) >= size
            }
            while process.isRunning, !hasCome() { sched_yield() }
            process.signal(SIGKILL)
            _ = process.wait()
        }
        guard let store = try LibraryStore.openForReading(LibraryLocation(folder: "\(data)/matinee")) else { return 0 }
        #expect(store.failureOfCheck == nil)
        return store.items.reduce(0) { $0 + $1.events.count }
    }
}
