import Browsing
import Commands
import Entities
import Navigation
import Presentation
import Settings
import TerminalKit
import TestSupport

@testable import HTTP
@testable import LastFM
@testable import Matinee
@testable import Runtime
@testable import TMDB

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
    init(at address: String, showing service: SourceID, size: Size) throws {
        canvas = Canvas(size: size)
        let settings = try Settings(environment: [
            "TMDB_API_KEY": Self.keys.tmdb, "LASTFM_API_KEY": Self.keys.lastFM,
            "MATINEE_TMDB_URL": "\(address)/3", "MATINEE_LASTFM_URL": "\(address)/2.0/",
            "MATINEE_CINEMETA_URL": address, "MATINEE_FILMS_SOURCE": service == .cinemeta ? "cinemeta" : "auto",
            "MATINEE_DEEZER_URL": address, "MATINEE_MUSIC_SOURCE": service == .deezer ? "deezer" : "auto",
            "LANG": "C",
        ])
        let wording = Wording.ofProgram(localeIdentifier: settings.localeIdentifier)
        let notices = FooterNotices(display: display)
        let root = CompositionRoot(
            settings: settings, folders: Folders(environment: [:]), library: FakeLibrary(),
            drafts: FakeDrafts(),
            wording: wording,
            pause: pause.pause, draftPause: Pause {}, links: LinkOpenerSpy(), display: display, notices: notices,
            editor: ExternalEditorSpy(),
            makeClient: { [time, transport, worker] _ in
                HTTPClient(transport: transport, time: time, worker: worker, jitter: { 0 })
            },
            today: Self.today)
        shell = Shell(
            sections: root.makeSections(), current: [.lastFM, .deezer].contains(service) ? .music : .movies,
            keyMap: .standard,
            wording: wording)
        notices.shell = shell
    }

    /// Sends keys as the event loop does, each when the program is idle; waits for that also before the first key and
    /// without keys.
    func press(_ keys: [Key]) async throws {
        try await rest()
        for key in keys {
            if !shell.handle(key: key), let command = KeyMap.standard.command(for: key) { shell.handle(command) }
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
        for _ in 0..<3 {
            guard transport.underWay == 0 else { return false }
            if display.changeCount != changesShown { draw() }
            await letReadyWorkRun()
            await withCheckedContinuation { continuation in worker.run { continuation.resume() } }
            await letReadyWorkRun()
            guard display.changeCount == changesShown, transport.underWay == 0 else { return false }
        }
        guard pause.waitingCount > 0 else { return !shell.isBusy }
        pause.end()
        return false
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
