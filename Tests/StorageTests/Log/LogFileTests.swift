import Entities
import Foundation
import Glibc
import Storage
import TestSupport
import Testing

struct LogFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = "\(folder.path)/state/matinee.log"
    }

    private func log(_ level: LogLevel = .error, at path: String? = nil, limit: Int = LogFile.limit) -> LogFile {
        LogFile(path: path ?? self.path, makesFolder: true, level: level, limit: limit) { 1_795_434_005 }
    }

    private func read(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    private static let service = SourceID(rawValue: "service")
    private static let failure = LogEvent.failure(
        service, host: "api.example.org", .unavailable(status: 503), milliseconds: 1_200)

    @Test func nothingIsMadeBeforeThereIsSomethingToWrite() throws {
        let log = log()
        log.note(.started(version: "1", terminal: "xterm"))
        log.note(.notice("Heat was removed.", isFailure: true))
        log.note(.failure(Self.service, host: "api.example.org", .offline, milliseconds: 1))
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/state"))
        log.note(Self.failure)
        #expect(
            try read(path)
                == "2026-11-23T11:40:05Z error request source=service host=api.example.org fault=unavailable status=503 "
                + "ms=1200\n")
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    }

    @Test func eachLevelHasThoseBeforeIt() throws {
        let events: [LogEvent] = [
            Self.failure, .notice("failed", isFailure: true), .notice("done", isFailure: false),
            .slowAnswer(Self.service, host: "h", milliseconds: 2_000),
        ]
        for (count, level) in LogLevel.allCases.enumerated() {
            let path = "\(folder.path)/\(level.rawValue)"
            let log = log(level, at: path)
            events.forEach(log.note)
            let lines = (try? read(path).split(separator: "\n").count) ?? 0
            #expect(lines == count, "\(level)")
        }
    }

    @Test func theLevelCanChange() throws {
        let log = log()
        log.use(.info)
        log.note(.started(version: "0.1.0", terminal: "xterm-256color"))
        log.use(.off)
        log.note(Self.failure)
        #expect(try read(path) == "2026-11-23T11:40:05Z info started version=0.1.0 terminal=xterm-256color\n")
    }

    @Test(
        "Known keys, what looks like keys, and what addresses may hide are not written",
        arguments: [
            ("the key is hunter-2-hunter", "the key is [hidden]"),
            ("key 0123456789abcdef0123456789ABCDEF.", "key [hidden]"),
            ("Bearer eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJub3RoaW5nIn0.c2ln-bmF0dXJl end", "Bearer [hidden] end"),
            ("https://ada:secret@books.example.org/x?token=abc y", "https://books.example.org/x y"),
            ("nothing to hide in /home/ada/.config", "nothing to hide in /home/ada/.config"),
        ])
    func secretsAreNotWritten(text: String, written: String) throws {
        let log = log(.debug)
        log.hide(["hunter-2-hunter", "a"])
        log.note(.notice(text, isFailure: false))
        #expect(try read(path).hasSuffix(" info notice text=\"\(written)\"\n"))
    }

    @Test func whatAServiceSaysIsNotWritten() throws {
        let log = log(.debug)
        log.note(
            .failure(Self.service, host: "h", .refused(status: 400, message: "no such word: Heat"), milliseconds: 3))
        #expect(try read(path).hasSuffix("fault=refused status=400 ms=3\n"))
    }

    @Test func aLineStaysALineAndHarmless() throws {
        let log = log(.debug)
        log.note(.notice("one\ntwo\u{1B}[2J \"three\" \u{202E}four", isFailure: false))
        #expect(try read(path).hasSuffix("text=\"one?two?[2J \\\"three\\\" ?four\"\n"))
        log.note(.notice(String(repeating: "x", count: 100_000), isFailure: false))
        #expect(try read(path).split(separator: "\n").map(\.utf8.count).max() ?? 0 <= 2_000)
    }

    @Test func aFullFileIsPutAside() throws {
        let log = log(limit: 1_000)
        for _ in 1...40 { log.note(Self.failure) }
        let (new, old) = (try read(path), try read(LogFile.earlier(path)))
        #expect(new.utf8.count <= 1_000 && old.utf8.count <= 1_000 && !new.isEmpty)
        #expect((new + old).split(separator: "\n").allSatisfy { $0.hasSuffix("ms=1200") })
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/state").count == 2)
    }

    @Test func severalWritersLoseNoLine() async throws {
        let (path, writers) = (path, 4)
        await withTaskGroup(of: Void.self) { group in
            for _ in 1...writers {
                group.addTask {
                    let log = LogFile(path: path, makesFolder: true, level: .error) { 0 }
                    for _ in 1...50 { log.note(Self.failure) }
                }
            }
        }
        let lines = try read(path).split(separator: "\n")
        #expect(lines.count == writers * 50 && Set(lines).count == 1)
    }

    /// What cannot be a log, and what is told of it.
    private func trouble(at path: String) async -> LogFailure? {
        let log = log(at: path)
        for _ in 1...3 { log.note(Self.failure) }
        var troubles = log.troubles.makeAsyncIterator()
        return await troubles.next()
    }

    @Test func whatIsNoFileDoesNotBlock() async throws {
        let pipe = "\(folder.path)/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        #expect(await trouble(at: pipe) == .notAFile(path: pipe))
        // With a reader that does not read it would block when it is full.
        let reader = open(pipe, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        #expect(await trouble(at: pipe) == .notAFile(path: pipe))
        #expect(await trouble(at: folder.path) == .notAFile(path: folder.path))
        #expect(await trouble(at: "/dev/full") == .notAFile(path: "/dev/full"))
    }

    @Test func aFailureIsToldOnce() async throws {
        let pipe = "\(folder.path)/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        let told = Task {
            let log = log(at: pipe)
            for _ in 1...3 { log.note(Self.failure) }
            return log.troubles
        }
        var count = 0
        for await _ in await told.value { count += 1 }
        #expect(count == 1)
    }

    @Test(.enabled(if: SmallDisk.isPossible)) func aFullDiskIsTold() async throws {
        let disk = try SmallDisk(kilobytes: 64)
        try disk.fill()
        let path = disk.path + "/matinee.log"
        #expect(await trouble(at: path) == .diskFull(path: path))
        try disk.setReadOnly()
        let other = disk.path + "/other.log"
        #expect(await trouble(at: other) == .notWritable(path: other))
    }

    /// Of the first page of the file a few bytes are left.
    @Test(.enabled(if: SmallDisk.isPossible)) func `A line that has room for a part of it says that the disk is full`()
        async throws
    {
        let disk = try SmallDisk(kilobytes: 64)
        let path = "\(disk.path)/matinee.log"
        try Data(repeating: UInt8(ascii: "x"), count: 4_090).write(to: URL(filePath: path))
        try disk.fill()
        let told = await Task {
            let log = log(at: path)
            // What some call before has left behind.
            errno = EACCES
            log.note(Self.failure)
            return log.troubles
        }.value
        #expect(await told.first { _ in true } == .diskFull(path: path))
        #expect(try read(path).utf8.count == 4_096)
    }
}
