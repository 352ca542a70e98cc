import Entities
import Foundation
import LibraryStore
import Synchronization
import TestSupport
import Testing

@testable import CommandLine

/// Import and export that are to stop before they are done.
struct LibraryStopTests {
    private let folder: TemporaryFolder
    private var location: LibraryLocation { LibraryLocation(folder: folder.path) }

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A file with so many films.
    private func file(_ count: Int) throws -> String {
        let rows = (1...count).map { "movie,tmdb,\($0),Film \($0),true,2024-01-01T00:00:00Z" }
        let path = "\(folder.path)/films.csv"
        try Data((["kind,source,key,title,favourite,added"] + rows).joined(separator: "\n").utf8)
            .write(to: URL(filePath: path))
        return path
    }

    private func count() throws -> Int { try LibraryStore.openForReading(location)?.items.count ?? 0 }

    @Test func whatWasMergedStaysAndTheRestFollowsTheNextTime() throws {
        let file = try file(20)
        let records = try ImportedFileRecords.read(file)
        let outcomes = try LibraryStore.open(location).takeIn(records) { $0 < 7 }
        #expect(outcomes == Array(repeating: .added, count: 7))
        #expect(try count() == 7)
        let rest = try LibraryStore.open(location).takeIn(records)
        #expect(rest.count { $0 == .added } == 13 && rest.count { $0 == .unchanged } == 7)
    }

    @Test func anImportThatIsStoppedSaysHowFarItCame() throws {
        let (file, work) = (try file(20), LongWork())
        _ = work.stop(by: SIGTERM)
        let command = LibraryCommand(location: location, isSeen: false, work: work)
        let printed = Mutex("")
        #expect(throws: LaunchError.stopped(.imported(0, of: 20), signal: SIGTERM)) {
            try command.run(.importFiles([file], isTrial: false)) { text in
                printed.withLock { $0 += text }
            } complain: { _ in
            }
        }
        #expect(printed.withLock(\.self) == "added: 0, changed: 0, skipped: 0\n")
        #expect(try count() == 0)
    }

    @Test func anImportTellsHowFarItIs() throws {
        let (file, work) = (try file(20), LongWork())
        try LibraryCommand(location: location, isSeen: false, work: work)
            .run(.importFiles([file], isTrial: false)) { _ in
            } complain: { _ in
            }
        #expect(work.progress == LongWork.Progress(title: "Import", done: 19, total: 20))
        #expect(work.ending == .inOrder)
    }

    @Test func anExportTellsHowFarItIs() throws {
        let file = try file(20)
        try LibraryCommand(location: location, isSeen: false).run(.importFiles([file], isTrial: false)) { _ in
        } complain: { _ in
        }
        let work = LongWork()
        try LibraryCommand(location: location, isSeen: false, work: work)
            .run(.export(.json)) { _ in
            } complain: { _ in
            }
        #expect(work.progress == LongWork.Progress(title: "Export", done: 19, total: 20))
        #expect(work.ending == .atOnce(.nothingExported))
    }

    /// The real program, which waits for somebody to type.
    @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
    func whileNothingIsReadItEndsAtOnce(signal: Int32, status: Int32) async throws {
        let (input, output) = (SpawnedProcess.makePipe(), try folder.file("complaint"))
        let process = try SpawnedProcess(
            [MatineeProgram.path, "library", "import", "-"],
            environment: ["HOME": folder.path, "XDG_DATA_HOME": folder.path, "LC_ALL": "C.UTF-8"],
            input: input.fileHandleForReading, errors: output)
        await #expect(eventually { Self.reads(process.identifier) })
        process.signal(signal)
        #expect(try await onOwnThread { process.wait() } == status)
        #expect(try output.content().hasSuffix("matinee: stopped; nothing was imported\n"))
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/matinee/library.sqlite"))
    }

    /// A part of an export is no export.
    @Test func aFileThatIsNotWholeIsTakenAway() async throws {
        let file = try file(20_000)
        try LibraryCommand(location: LibraryLocation(folder: "\(folder.path)/matinee"), isSeen: false)
            .run(.importFiles([file], isTrial: false)) { _ in
            } complain: { _ in
            }
        // On a busy machine it may be done before it is told to stop.
        var stopped = false
        for attempt in 1...20 where !stopped {
            let (written, complaint) = (
                try folder.file("export-\(attempt).json"), try folder.file("complaint-\(attempt)")
            )
            let process = try SpawnedProcess(
                [MatineeProgram.path, "library", "export"],
                environment: ["HOME": folder.path, "XDG_DATA_HOME": folder.path, "LC_ALL": "C.UTF-8"],
                output: written, errors: complaint)
            await #expect(eventually { Self.hears(SIGINT, process.identifier) || !process.isRunning })
            process.signal(SIGINT)
            let status = try await onOwnThread { process.wait() }
            guard status != 0 else { continue }
            stopped = true
            #expect(status == 130)
            #expect(try written.content().isEmpty)
            #expect(try complaint.content().contains("matinee: stopped"))
        }
        #expect(stopped)
    }

    /// Whether a process waits for what it reads.
    private static func reads(_ process: pid_t) -> Bool {
        (try? String(contentsOfFile: "/proc/\(process)/syscall", encoding: .utf8))?.hasPrefix("0 0x") == true
    }

    /// Whether a process waits for a signal, in place of being ended by it.
    private static func hears(_ signal: Int32, _ process: pid_t) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("SigBlk:") }),
            let mask = UInt64(line.dropFirst(7).filter { !$0.isWhitespace }, radix: 16)
        else { return false }
        return mask & (1 << UInt64(signal - 1)) != 0
    }
}
