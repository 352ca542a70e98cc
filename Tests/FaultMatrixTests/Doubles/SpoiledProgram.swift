import Browsing
import Commands
import Entities
import Foundation
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TerminalKit
import TestSupport

@testable import Catalogs
@testable import CommandLine
@testable import HTTP
@testable import Matinee
@testable import Runtime

/// The program with the fixture server, without event loop and terminal: a test sends keys, and reads the screen when
/// the program is idle.
@MainActor
final class SpoiledProgram {
    /// Of the right shape, and nobody's.
    private static let keys = (tmdb: "0123456789abcdef0123456789abcdef", lastFM: "fedcba9876543210fedcba9876543210")

    /// Texts that must never be visible.
    static let secrets = [keys.tmdb, keys.lastFM]

    enum Failure: Error {
        /// The program did not become idle in time.
        case neverRests(screen: String)
    }

    let canvas: Canvas
    let time = SkippedTime()
    let transport = ImpatientTransport()
    private let worker = WorkerThread()
    private let display = DisplaySpy()
    /// Ends when everything else is done, so that the order of events is the same on every machine.
    private let pause = HeldPause()
    private let shell: Shell
    private var changesShown = -1

    /// - Parameters:
    ///   - address: that of the fixture server.
    ///   - service: the service whose section is shown.
    ///   - kept: what the library has, latest first; where there is something, that is shown.
    init(at address: String, showing service: SourceID, having kept: [LibraryItem] = [], size: Size) throws {
        canvas = Canvas(size: size)
        // Under another name, so that what is asked of them at the same time leaves no connection that this one would use.
        let others = address.replacingOccurrences(of: "127.0.0.1", with: "localhost")
        func at(_ asked: SourceID) -> String { asked == service ? address : others }
        let settings = try Settings(environment: [
            "TMDB_API_KEY": Self.keys.tmdb, "LASTFM_API_KEY": Self.keys.lastFM,
            "MATINEE_TMDB_URL": "\(at(.tmdb))/3", "MATINEE_LASTFM_URL": "\(at(.lastFM))/2.0/",
            "MATINEE_CINEMETA_URL": at(.cinemeta), "MATINEE_FILMS_SOURCE": service == .cinemeta ? "cinemeta" : "auto",
            "MATINEE_DEEZER_URL": at(.deezer), "MATINEE_MUSIC_SOURCE": service == .deezer ? "deezer" : "auto",
            "MATINEE_POKEAPI_URL": at(.pokeAPI), "MATINEE_POKEMON_SOURCE": service == .pokeAPI ? "pokeapi" : "auto",
            "MATINEE_OPENLIBRARY_URL": at(.openLibrary), "LANG": "C",
        ])
        let wording = Wording.ofProgram(localeIdentifier: settings.localeIdentifier)
        let notices = FooterNotices(display: display)
        let root = CompositionRoot(
            settings: settings, folders: Folders(environment: [:]), library: FakeLibrary(kept, today: Self.today),
            drafts: FakeDrafts(),
            wording: wording,
            pauses: Pauses(following: pause.pause, searching: pause.pause, drafting: Pause {}), links: LinkOpenerSpy(),
            display: display, notices: notices,
            editor: ExternalEditorSpy(),
            makeClient: { [time, transport, worker] _ in
                HTTPClient(transport: transport, time: time, worker: worker, jitter: { 0 })
            },
            rankingWorker: worker)
        shell = Shell(
            sections: root.makeSections(),
            current: kept.isEmpty ? Self.section(of: service) : SectionDescriptor.library.id,
            keys: KeysInForce(.standard()),
            wording: wording, finding: root.finding)
        notices.shell = shell
    }

    private static func section(of service: SourceID) -> SectionID {
        switch service {
        case .lastFM, .deezer: .music
        case .openLibrary: .books
        case .pokeAPI: .pokedex
        default: .movies
        }
    }

    /// Sends keys as the event loop does, each when the program is idle; waits for that also before the first key and
    /// without keys.
    func press(_ keys: [Key]) async throws {
        try await rest()
        for key in keys {
            let press = KeyPress(key)
            if !shell.handle(press), let command = press.command(in: .screens) { shell.handle(command) }
            draw()
            try await rest()
        }
    }

    private func rest() async throws {
        guard await eventually({ await self.isAtRest() }) else { throw Failure.neverRests(screen: canvas.text) }
    }

    /// A day in the middle of the fixture server's films.
    private nonisolated static func today() -> CalendarDate {
        guard let date = CalendarDate(year: 2025, month: 6, day: 15) else { preconditionFailure("no such day") }
        return date
    }

    /// Runs the ready work on both threads, but not the work that follows from it.
    private func isAtRest() async -> Bool {
        for _ in 0..<Self.quietRounds {
            guard transport.underWay == 0 else { return false }
            if display.changeCount != changesShown { draw() }
            await letReadyWorkRun()
            await letOtherThreadsRun()
            await withCheckedContinuation { continuation in worker.run { continuation.resume() } }
            await letReadyWorkRun()
            guard display.changeCount == changesShown, transport.underWay == 0 else { return false }
        }
        guard pause.waitingCount > 0 else { return !shell.isBusy }
        pause.end()
        return false
    }

    /// What is fetched ahead shows nothing while it is between two requests: it must have been quiet for a while.
    private static let quietRounds = 8

    /// Returns when what was ready on the threads of the pool has begun: this has the least priority there.
    private nonisolated func letOtherThreadsRun() async {
        await withTaskGroup { group in
            for _ in 0..<4 { group.addTask(priority: .background) { await Task.yield() } }
        }
    }

    /// Runs the ready work of the main actor, but not the work that follows from it.
    private func letReadyWorkRun() async {
        for _ in 0..<6 { await Task.yield() }
    }

    private func draw() {
        changesShown = display.changeCount
        canvas.clear()
        shell.layout(size: canvas.size)
        shell.draw(on: canvas.surface)
    }
}
