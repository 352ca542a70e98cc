import BookShelf
import Browsing
import CatalogKit
import CommandLine
import Commands
import Entities
import HTTP
import LibraryStore
import Navigation
import Presentation
import Services
import Storage

/// The program as one configuration has it: its words, services and scenes, the shell around them, and what listens while
/// they are shown. Another configuration is another configured program, with the session of the one before.
@MainActor
final class ConfiguredProgram {
    /// Makes a section to look at in place of all others.
    typealias Sample = @MainActor (CompositionRoot) -> Shell.Section

    /// With what its section shows first; nil for nothing of its own.
    private typealias MakeSections = @MainActor (CompositionRoot, _ opened: LibrarySummary?) -> [Shell.Section]

    private enum Watch { case reports, retries, shelf, sources }

    let wording: Wording
    let notices: any NoticeBoard
    let root: CompositionRoot
    let shell: Shell
    let quitFlow: QuitFlow
    /// Whether what it begins with is not right, which is told then.
    let isWarned: Bool
    private let fitted: FittedShell
    private let ledger: LibraryLedger
    private let libraryWatch: LibraryWatch
    private let sharingWatch: SharingWatch
    private let watches = TaskScope<Watch>()

    /// - Parameters:
    ///   - session: where the user is.
    ///   - former: the one that this takes the place of; nil for the first.
    ///   - fit: what the way to show the program has of its own.
    init(
        _ run: ProgramRun, _ configuration: ProgramConfiguration, session: Session, sample: Sample? = nil,
        after former: ConfiguredProgram? = nil, fit: (ProgramConfiguration, Wording) -> FrontEnd
    ) {
        let settings = configuration.settings
        let (log, keys) = (run.log.log, run.keys)
        wording = Wording.ofProgram(settings, keys: KeyNames(keys.table, areTyped: run.isInLines))
        let frontEnd = fit(configuration, wording)
        notices = frontEnd.notices
        let (reports, asked) = AsyncStream.makeStream(of: RequestReport.self, bufferingPolicy: .bufferingNewest(16))
        root = CompositionRoot(
            settings: settings, folders: run.folders, library: run.library.service, shelvedLibrary: run.library.file,
            drafts: run.library.drafts, wording: wording,
            pauses: Pauses(
                following: frontEnd.pause, searching: frontEnd.searchPause, drafting: run.pause(Pause.drafting)),
            links: frontEnd.links,
            display: run.display, notices: notices, editor: frontEnd.editor, panes: run.panes,
            messages: run.messages, after: former?.root,
            makeClient: {
                .ofProgram($0) {
                    log.note($0)
                    asked.yield($0)
                }
            })
        ledger = run.library.service
        let order = settings.sections
        let makeSections: MakeSections = { root, opened in
            sample.map { [$0(root)] } ?? root.makeSections(order, opening: opened)
        }
        fitted = frontEnd.makeShell(root, makeSections(root, former == nil ? run.options.opened : nil), session)
        shell = fitted.shell
        shell.reducesMotion = settings.reducesMotion
        isWarned = shell.notice?.isFailure == true
        if !isWarned, let notice = former?.shell.notice { shell.notice = notice }
        libraryWatch = LibraryWatch(
            library: run.library.service, wording: wording, patience: run.pause(LibraryWatch.patience),
            notices: notices, display: run.display
        ) { log.note(.library($0)) }
        // Lines have no header: there it is said with what is said next.
        sharingWatch = SharingWatch(wording: wording) { [notices] in
            run.isInLines ? notices.post($0) : run.messages.noteFailure($0)
        } show: { [shell] in
            shell.didHear($0)
            run.display.setNeedsDisplay()
        }
        quitFlow = QuitFlow(
            shell: shell, ledger: ledger, wording: wording, pause: run.pause(QuitFlow.patience), display: run.display)
        libraryWatch.start()
        if let sharing = run.library.sharing { sharingWatch.start(sharing.state, sharing.states()) }
        listen(run, settings, reports, makeSections)
    }

    /// What goes on while it is shown.
    private func listen(
        _ run: ProgramRun, _ settings: Settings, _ reports: AsyncStream<RequestReport>,
        _ makeSections: @escaping MakeSections
    ) {
        let (shell, root, display) = (shell, root, run.display)
        if let shelf = root.remoteShelf {
            watches.start(.shelf) {
                // The loop's timers run behind the first frame, which does not wait for what speaks HTTP.
                await run.timers.sleep(for: Pause.following)
                if !Task.isCancelled { shelf.start() }
            }
        }
        watches.start(.retries) {
            for await news in root.retryNews {
                shell.didHear(news)
                display.setNeedsDisplay()
            }
        }
        watches.start(.sources) {
            for await source in root.switchboard.switched {
                run.log.hideKeys(of: settings)
                shell.didSwitch(source, to: makeSections(root, nil))
                display.setNeedsDisplay()
            }
        }
        watches.start(.reports) { [wording] in
            for await report in reports {
                guard let message = wording.failure(report) else { continue }
                run.messages.noteFailure(message)
                display.setNeedsDisplay()
            }
        }
    }

    /// Whether another configured program could take its place, and nobody would lose what they are doing.
    var isAtRest: Bool { shell.isAtRest && !quitFlow.isUnderWay && ledger.underWay.isEmpty }

    /// The terminal may have answered.
    ///
    /// - Returns: whether something looks otherwise now.
    func look() -> Bool { fitted.look() }

    /// Puts into force what needs no other configured program.
    func use(_ configuration: ProgramConfiguration) {
        shell.reducesMotion = configuration.settings.reducesMotion
        fitted.use(configuration)
        shell.didChangeKeys()
    }

    /// Nothing is told any more of what becomes of orders.
    func close() {
        libraryWatch.stop()
        sharingWatch.stop()
        watches.cancelAll()
    }
}
