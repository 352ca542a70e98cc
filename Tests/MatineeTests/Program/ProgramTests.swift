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
import Testing

@testable import CommandLine
@testable import Matinee

/// One configured program after the other.
@MainActor
struct ProgramTests {
    private let folder: TemporaryFolder
    private let display = DisplaySpy()
    private let board = NoticeBoardSpy()
    private let run: ProgramRun
    private let program: Program
    private let warning = Warning()

    /// What is told when something is put into force; nil for nothing.
    @MainActor
    private final class Warning {
        var message: Message?
    }

    init() throws {
        folder = try TemporaryFolder()
        let first = try Self.configuration(folder, "")
        let environment = Self.environment(folder, "")
        let keys = KeysInForce(first.keys)
        run = ProgramRun(
            LaunchOptions(), first, environment: environment, keys: keys, display: display, timers: Timers())
        program = Program(run, first) { [board, warning] _, wording in
            FrontEnd(
                notices: board, links: LinkOpenerSpy(), editor: ExternalEditorSpy(), pause: Pause {},
                searchPause: Pause {}
            ) { root, sections, session in
                let shell = Shell(
                    sections: sections, session: session, keys: keys, wording: wording, undo: root.context.undo.undo,
                    covers: root.covers)
                let warn: @MainActor () -> Void = { if let message = warning.message { shell.notice = message } }
                warn()
                return FittedShell(shell: shell, use: { _ in warn() })
            }
        }
        draw()
    }

    private static func environment(_ folder: TemporaryFolder, _ language: String) -> [String: String] {
        builtInEnvironment.merging(["HOME": folder.path, "LANG": "en_US.UTF-8", "MATINEE_LANGUAGE": language]) { $1 }
    }

    private static func configuration(
        _ folder: TemporaryFolder, _ language: String
    ) throws(LaunchError) -> ProgramConfiguration {
        try ProgramConfiguration(environment: environment(folder, language))
    }

    private func draw() {
        let canvas = Canvas(size: Size(width: 80, height: 24))
        program.configured.shell.layout(size: canvas.size)
        program.configured.shell.draw(on: canvas.surface)
    }

    private func switchTo(_ language: String) throws {
        let now = try Self.configuration(folder, language)
        let change = ConfigurationChange(from: try Self.configuration(folder, ""), to: now)
        program.take(now, change, isToBeTold: true)
    }

    @Test func theNextProgramIsWhereTheUserWasInTheOtherLanguage() throws {
        program.configured.shell.handle(.section(.music))
        draw()
        let place = program.configured.shell.session.section
        #expect(!program.canTakeNextConfiguration)
        try switchTo("de")
        #expect(program.canTakeNextConfiguration && board.notices == [], "Nobody is told before it is so")
        program.takeNextConfiguration()
        draw()
        #expect(!program.canTakeNextConfiguration)
        #expect(program.configured.shell.session.section == place && program.configured.shell.placeName == "Musik")
        #expect(
            board.notices == [
                Wording.ofProgram(localeIdentifier: "C", language: .german).settings.taken(["language"], [])
            ])
    }

    @Test func whatIsInTheWayIsFinishedFirst() throws {
        program.configured.shell.handle(.help)
        try switchTo("de")
        #expect(!program.canTakeNextConfiguration)
        program.configured.shell.handle(.back)
        #expect(program.canTakeNextConfiguration)
        program.configured.quitFlow.quit()
        #expect(!program.canTakeNextConfiguration)
    }

    @Test func theLastOfSeveralChangesCounts() throws {
        try switchTo("de")
        try switchTo("es")
        program.takeNextConfiguration()
        #expect(program.configured.shell.placeName == "Cine" && !program.canTakeNextConfiguration)
        #expect(
            board.notices == [
                Wording.ofProgram(localeIdentifier: "C", language: .spanish).settings.taken(["language"], [])
            ])
    }

    /// Its services would go on asking, and its scenes would tell of what nobody sees.
    @Test func nothingHoldsAConfiguredProgramThatIsOver() async throws {
        weak let shell = program.configured.shell
        weak let switchboard = program.configured.root.switchboard
        weak let configured = program.configured
        try switchTo("de")
        program.takeNextConfiguration()
        #expect(await eventually { @MainActor in configured == nil && shell == nil && switchboard == nil })
    }

    @Test func noticesOutliveTheConfiguredProgram() throws {
        program.configured.shell.notice = Message("What was wrong")
        let now = try Self.configuration(folder, "de")
        program.take(now, ConfigurationChange(from: try Self.configuration(folder, ""), to: now), isToBeTold: false)
        program.takeNextConfiguration()
        #expect(program.configured.shell.notice == Message("What was wrong") && board.notices == [])
    }

    @Test(arguments: [true, false]) func aWarningWinsOverWhatIsApplied(needsAnother: Bool) throws {
        let message = Message("There is no such theme", isFailure: true)
        // It stands there already, and is told again.
        program.configured.shell.notice = message
        warning.message = message
        let now = try Self.configuration(folder, needsAnother ? "de" : "")
        var change = ConfigurationChange(from: try Self.configuration(folder, ""), to: now)
        change.taken.append("theme")
        program.take(now, change, isToBeTold: true)
        if needsAnother { program.takeNextConfiguration() }
        #expect(program.configured.shell.notice == message && board.notices == [])
        #expect(run.messages.all.first?.message == change.notice(program.configured.wording.settings))

        warning.message = nil
        change.needsAnotherProgram = false
        program.take(now, change, isToBeTold: true)
        #expect(board.notices == [change.notice(program.configured.wording.settings)])
    }

    /// The library was opened without it.
    @Test(arguments: [true, false])
    func whyNothingIsKeptDoesNotHideWhySomethingElseHasFailed(hasFailed: Bool) throws {
        try Data().write(to: URL(filePath: folder.path + "/.local/state"))
        let shell = program.configured.shell
        shell.handle(.section(.music))
        shell.notice = Message("The library is in use", isFailure: hasFailed)
        program.keeper.save(shell.session)

        func isAboutState(_ message: Message) -> Bool {
            message.place?.hasPrefix(folder.path + "/.local/state") == true
        }
        #expect(board.notices.contains(where: isAboutState) == !hasFailed)
        #expect(run.messages.all.map(\.message).contains(where: isAboutState) == hasFailed)
    }

    @Test func anotherShelfWaitsForTheNextStart() throws {
        let environment = Self.environment(folder, "de").merging(["MATINEE_BOOKS_URL": "http://127.0.0.1:9"]) { $1 }
        let now = try ProgramConfiguration(environment: environment)
        let change = ConfigurationChange(from: try Self.configuration(folder, ""), to: now)
        #expect(change.later == ["books.url"] && change.needsAnotherProgram)
        program.take(now, change, isToBeTold: true)
        program.takeNextConfiguration()
        #expect(program.configured.root.remoteShelf == nil)
    }
}
