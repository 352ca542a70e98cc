import Entities
import Loading
import Navigation
import Presentation
import TerminalKit
import TestSupport

@testable import HTTP
@testable import LastFM
@testable import Matinee
@testable import Runtime
@testable import TMDB

/// The program on the fixture server, without its loop and its terminal: keys go in, and the screen is looked at once
/// nothing happens any more.
@MainActor
final class SpoiledProgram {
    /// Of the right shape, and nobody's.
    private static let keys = (tmdb: "0123456789abcdef0123456789abcdef", lastFM: "fedcba9876543210fedcba9876543210")

    /// What must never be in sight.
    static let secrets = [keys.tmdb, keys.lastFM]

    enum Failure: Error {
        /// Nothing on the screen says any more what it is about to do.
        case neverRests(screen: String)
    }

    let canvas: Canvas
    let time = SkippedTime()
    let transport = ImpatientTransport()
    private let worker = WorkerThread()
    private let display = DisplaySpy()
    /// Ends when all else is done: what is shown first is drawn first, on every machine.
    private let pause = HeldPause()
    private let shell: Shell
    private var changesShown = -1

    /// - Parameters:
    ///   - address: of the fixture server.
    ///   - service: whose section is in sight.
    init(at address: String, showing service: CatalogSource, size: Size) throws {
        canvas = Canvas(size: size)
        let settings = try Settings(environment: [
            "TMDB_API_KEY": Self.keys.tmdb, "LASTFM_API_KEY": Self.keys.lastFM,
            "MATINEE_TMDB_URL": "\(address)/3", "MATINEE_LASTFM_URL": "\(address)/2.0/", "LANG": "C",
        ])
        let wording = Wording.for(localeIdentifier: settings.localeIdentifier)
        let notices = FooterNotices(display: display)
        let root = CompositionRoot(
            settings: settings, options: LaunchOptions(), folders: Folders(environment: [:]), library: FakeLibrary(),
            drafts: FakeDrafts(),
            wording: wording,
            pause: pause.pause, draftPause: Pause {}, links: LinkOpenerSpy(), display: display, notices: notices,
            editor: ExternalEditorSpy(),
            makeClient: { [time, transport, worker] _ in
                HTTPClient(transport: transport, time: time, worker: worker, jitter: { 0 })
            },
            today: Self.today)
        shell = Shell(
            sections: root.makeSections(), current: service == .lastFM ? 1 : 0, keyMap: .standard, wording: wording)
        notices.shell = shell
    }

    /// Keys as the loop takes them in, each when nothing more happens by itself; the first waits for that too, and so
    /// does who presses none.
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

    /// In the midst of the fixture server's films.
    private nonisolated static func today() -> CalendarDate {
        guard let date = CalendarDate(year: 2025, month: 6, day: 15) else { preconditionFailure("no such day") }
        return date
    }

    /// What is ready runs, on both threads; what that makes ready is for the next look.
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

    /// Each time all that is ready on the main actor, and not what that makes ready.
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
