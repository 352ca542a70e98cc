import Foundation
import Glibc
import TestSupport
import Testing

@testable import CommandLine

/// The real program on a terminal, and how it ends before all is done.
struct PrefetchStopTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func environment(_ address: String, _ more: [String: String] = [:]) -> [String: String] {
        [
            "TMDB_API_KEY": "0123456789abcdef0123456789abcdef", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color",
            "MATINEE_TMDB_URL": "\(address)/3", "HOME": folder.path, "PATH": "/usr/bin:/bin",
        ].merging(more) { $1 }
    }

    private func start(_ server: FixtureServer, on terminal: PseudoTerminal, _ more: [String: String] = [:]) throws
        -> SpawnedProcess
    {
        try SpawnedProcess(
            [MatineeProgram.path, "prefetch", "--films", "200"], environment: environment(server.address, more),
            terminal: terminal.path)
    }

    private func details(_ server: FixtureServer) async throws -> Int {
        try await server.requests().count { $0.path.contains(/^\/3\/movie\/[0-9]+$/) }
    }

    private final class Output: Sendable {
        private let terminal: PseudoTerminal
        private let text = TextBox()

        init(_ terminal: PseudoTerminal) { self.terminal = terminal }

        var all: String {
            text.append(terminal.output())
            return text.all
        }
    }

    @Test func ctrlCKeepsWhatIsDoneAndTheNextRunGoesOnFromThere() async throws {
        // The rest takes a minute, so that the end is not there before it is looked at, however late that is.
        let server = try await FixtureServer.start("--latency", "2000")
        let terminal = try PseudoTerminal(columns: 80)
        let (output, mode) = (Output(terminal), terminal.mode)
        let process = try start(server, on: terminal)
        await #expect(eventually { output.all.contains(/[0-9]+ of 200/) && output.all.contains("━") })
        terminal.type("\u{3}")
        let status = try await onOwnThread { process.wait() }
        #expect(status == 130)
        #expect(terminal.mode == mode)
        let said = output.all
        let summary = try #require(said.firstMatch(of: /Movies \(TMDB\): ([0-9]+) of 200 kept for --offline/))
        let kept = try #require(Int(summary.1))
        #expect(kept > 0 && kept < 200)
        #expect(said.contains("matinee: stopped; what was fetched is kept, and the same command continues from there"))
        // The bar is gone: what follows it begins on a line of its own.
        #expect(said.contains("\r\u{1B}[JMovies (TMDB)"))
        let asked = try await details(server)
        try await server.answer()
        let program = MatineeProgram(data: folder.path, environment: environment(server.address))
        let rest = try await program.run("prefetch", "--films", "200")
        #expect(rest.status == 0, "\(rest.complaint)")
        #expect(rest.output == "Movies (TMDB): 200 of 200 kept for --offline, \(200 - kept) of them new\n")
        #expect(try await details(server) - asked == 200 - kept)
    }

    @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGINT, 130)] as [(Int32, Int32)])
    func theStatusIsThatOfTheSignal(signal: Int32, status: Int32) async throws {
        // The rest takes minutes, so that the signal comes before the end, however late that is.
        let server = try await FixtureServer.start("--latency", "5000")
        let complaint = try TemporaryFolder().file("complaint")
        let process = try SpawnedProcess(
            [MatineeProgram.path, "prefetch", "--films", "200"], environment: environment(server.address),
            errors: complaint)
        await #expect(eventually { (try? await server.requests().count) ?? 0 > 3 })
        process.signal(signal)
        #expect(try await onOwnThread { process.wait() } == status)
        #expect(try complaint.content().hasSuffix("the same command continues from there\n"))
    }

    @Test func whoIsToldNotToHearDoesNot() async throws {
        let server = try await FixtureServer.start("--latency", "50")
        let process = try SpawnedProcess(
            ["bash", "-c", "trap '' INT; exec \"$0\" \"$@\"", MatineeProgram.path, "prefetch", "--films", "40"],
            environment: environment(server.address))
        await #expect(eventually { (try? await server.requests().count) ?? 0 > 3 })
        process.signal(SIGINT)
        #expect(try await onOwnThread { process.wait() } == 0)
        #expect(try await details(server) == 40)
    }

    /// Whoever should read what it prints does not.
    @Test func aSecondOneEndsItWhereverItIs() async throws {
        let server = try await FixtureServer.start("--latency", "200")
        let pipe = SpawnedProcess.makePipe()
        let full = pipe.fileHandleForWriting.fileDescriptor
        _ = fcntl(full, F_SETFL, O_NONBLOCK)
        while write(full, "x", 1) > 0 {}
        _ = fcntl(full, F_SETFL, 0)
        let process = try SpawnedProcess(
            [MatineeProgram.path, "prefetch", "--films", "200"], environment: environment(server.address),
            output: pipe.fileHandleForWriting)
        await #expect(eventually { (try? await server.requests().count) ?? 0 > 3 })
        await #expect(
            eventually {
                process.signal(SIGINT)
                return !process.isRunning
            })
        #expect(process.wait() == 130)
        withExtendedLifetime(pipe) {}
    }

    @Test func theBarFollowsTheTerminal() async throws {
        // The rest takes a minute, so that the end is not there before it is looked at, however late that is.
        let server = try await FixtureServer.start("--latency", "2000")
        let terminal = try PseudoTerminal(columns: 100)
        let output = Output(terminal)
        let process = try start(server, on: terminal, ["NO_COLOR": "1"])
        await #expect(eventually { output.all.contains(/─ [0-9]+ of 200/) })
        terminal.resize(columns: 24, rows: 10)
        await #expect(eventually { output.all.contains(/\[\?7lMovies [0-9]+ of 200\u{1B}/) })
        #expect(!output.all.contains("\u{1B}[36m"))
        terminal.type("\u{3}")
        #expect(try await onOwnThread { process.wait() } == 130)
    }

    @Test(arguments: [["TERM": "dumb"], ["TERM": ""], ["ACCESSIBLE": "1"]])
    func aTerminalThatTakesOnlyLinesHasLines(variables: [String: String]) async throws {
        let server = try await FixtureServer.start("--latency", "500")
        let terminal = try PseudoTerminal(columns: 80)
        let output = Output(terminal)
        let process = try start(server, on: terminal, variables)
        await #expect(
            eventually { output.all.contains(/matinee: Movies: [0-9]+ of 200/) && output.all.hasSuffix("\r\n") })
        process.terminate()
        #expect(!output.all.contains("\u{1B}"))
        #expect(!output.all.replacing("\r\n", with: "").contains("\r"))
    }

    @Test func aShortJobShowsNoBar() async throws {
        let server = try await FixtureServer.start()
        let program = MatineeProgram(data: folder.path, environment: environment(server.address))
        _ = try await program.run("prefetch", "--films", "5")
        var said = ""
        // A job that is short takes longer on a busy machine: one of some is short.
        for _ in 1...20 {
            let terminal = try PseudoTerminal(columns: 80)
            let output = Output(terminal)
            let process = try SpawnedProcess(
                [MatineeProgram.path, "prefetch", "--films", "5"], environment: environment(server.address),
                terminal: terminal.path)
            #expect(try await onOwnThread { process.wait() } == 0)
            said = output.all
            if !said.contains("━") { break }
        }
        #expect(said == "Movies (TMDB): 5 of 5 kept for --offline, 0 of them new\r\n")
    }
}
