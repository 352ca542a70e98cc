import Browsing
import CatalogKit
import CommandLine
import Entities
import LibraryStore
import Navigation
import Presentation
import Services
import Storage

/// The program while it runs: the configured program of now, what is kept of it, and the next one as soon as the configuration wants
/// another.
@MainActor
final class Program {
    private enum Watch { case cache, configuration, log, shared }

    /// A configuration that waits until nothing is being written on the configured program of now.
    private struct Next {
        let configuration: ProgramConfiguration
        var change: ConfigurationChange
        var isToBeTold: Bool
    }

    private(set) var configured: ConfiguredProgram
    private let run: ProgramRun
    private let sample: ConfiguredProgram.Sample?
    private let fit: @MainActor (ProgramConfiguration, Wording) -> FrontEnd
    private let file: SessionFile?
    private let saved: Session
    private let draftWatch: DraftWatch
    private var next: Next?
    private let watches = TaskScope<Watch>()

    private(set) lazy var keeper = SessionKeeper(file: file, saved: saved) { [weak self] failure in
        self?.postAside { $0.notCached([.state], failure) }
    }

    /// - Parameters:
    ///   - sample: makes a section to look at in place of all others; nil for the program itself.
    ///   - fit: what the way to show the program has of its own, for each configured program.
    init(
        _ run: ProgramRun, _ configuration: ProgramConfiguration, sample: ConfiguredProgram.Sample? = nil,
        fit: @escaping @MainActor (ProgramConfiguration, Wording) -> FrontEnd
    ) {
        self.run = run
        self.sample = sample
        self.fit = fit
        // The session is not stored for a sample.
        file = sample == nil ? run.folders[.state].map { SessionFile(folder: $0, log: run.log.log) } : nil
        saved = file?.load() ?? Session()
        var session = saved
        if configuration.settings[ProgramSetting.fresh] { session = Session(theme: saved.theme, panes: saved.panes) }
        let openedIn = run.options.opened.flatMap { SectionDescriptor.showing($0.subject.kindOfLists) }
        if let openedIn { session.leave(openedIn) }
        if let section = openedIn ?? run.options.section { session.section = section.rawValue }
        let first = ConfiguredProgram(run, configuration, session: session, sample: sample, fit: fit)
        configured = first
        draftWatch = DraftWatch(drafts: run.library.drafts, wording: first.wording, notices: first.notices)
        tellMistakes(configuration)
        run.library.open()
        draftWatch.start()
        listen(configuration)
    }

    private func tellMistakes(_ configuration: ProgramConfiguration) {
        let missing = run.folders.missing
        if !missing.isEmpty { post { $0.notCached(missing, .noHome) } }
        if let failure = configured.root.switchboard.keyFileFailure { post { $0.sourceList.keysNotUsed(failure) } }
        post { configuration.notice($0.settings) }
    }

    /// In the language of now, on the configured program of now.
    private func post(_ notice: (Wording) -> Message?) {
        if let notice = notice(configured.wording) { configured.notices.post(notice) }
    }

    /// Posts what nobody has asked for: it does not take the place of why something else has failed, and is found among the messages then.
    private func postAside(_ notice: (Wording) -> Message?) {
        guard configured.shell.notice?.isFailure == true else { return post(notice) }
        if let notice = notice(configured.wording) { run.messages.note(notice) }
    }

    /// What goes on whatever the configured program is.
    private func listen(_ configuration: ProgramConfiguration) {
        listenToCache()
        if let file = run.log.file {
            watches.start(.log) { [weak self] in
                for await trouble in file.troubles { self?.postAside { $0.messages.notLogged(trouble) } }
            }
        }
        guard let folder = run.folders[.config] else { return }
        let current = CurrentConfiguration(
            configuration, commandLine: run.options.settings, environment: run.environment
        ) { [weak self] in
            self?.take($0, $1, isToBeTold: $2)
        } tell: { [weak self] now in
            self?.post { now.notice($0.settings) }
        }
        let watch = ConfigurationWatch(folder: folder, pause: run.pause(ConfigurationWatch.patience)) {
            current.readAgain()
        }
        if let sharing = run.library.sharing {
            watches.start(.shared) {
                var known: [String: String]?
                for await state in sharing.states() where state.settings != known {
                    known = state.settings
                    current.readAgain()
                }
            }
        }
        watches.start(.configuration) { [run] in
            await run.timers.sleep(for: Pause.following)
            if !Task.isCancelled { await watch.listen() }
        }
    }

    /// The cache goes on from configured program to configured program, where the one has it as well as the other.
    private func listenToCache() {
        guard let troubles = configured.root.cacheTroubles else { return }
        watches.start(.cache) { [weak self, run] in
            for await trouble in troubles {
                run.log.log.note(.cache(trouble))
                self?.postAside { $0.cacheTrouble(trouble, run.folders[.cache] ?? "") }
            }
        }
    }

    // MARK: Another configuration

    /// The file says something else now.
    func take(_ now: ProgramConfiguration, _ change: ConfigurationChange, isToBeTold: Bool) {
        run.keys.table = now.keys
        run.log.file?.use(now.settings[ProgramSetting.logLevel])
        run.log.hideKeys(of: now.settings)
        run.places.use(now.settings)
        let isWarned = isWarned { configured.use(now) }
        run.display.setNeedsDisplay()
        if change.needsAnotherProgram || next != nil {
            var waiting = Next(configuration: now, change: change, isToBeTold: isToBeTold)
            if let next {
                waiting.change.join(next.change)
                waiting.isToBeTold = isToBeTold || next.isToBeTold
            }
            next = waiting
        } else if isToBeTold {
            tell(change, isWarned: isWarned)
        }
    }

    /// - Returns: whether what was put into force is not right, which is told then.
    private func isWarned(_ putIntoForce: () -> Void) -> Bool {
        let shown = configured.shell.notice
        configured.shell.notice = nil
        putIntoForce()
        if configured.shell.notice?.isFailure == true { return true }
        if configured.shell.notice == nil { configured.shell.notice = shown }
        return false
    }

    /// A warning about the new configuration stays in sight; the notice then goes to the messages.
    private func tell(_ change: ConfigurationChange, isWarned: Bool) {
        if isWarned { postAside { change.notice($0.settings) } } else { post { change.notice($0.settings) } }
    }

    /// Whether another configured program waits, and nothing is being written or asked on that of now.
    var canTakeNextConfiguration: Bool { next != nil && configured.isAtRest }

    func takeNextConfiguration() {
        guard let next else { return }
        self.next = nil
        let former = configured
        configured = ConfiguredProgram(
            run, next.configuration, session: former.shell.session, sample: sample, after: former, fit: fit)
        former.close()
        if configured.root.cacheTroubles != nil { listenToCache() }
        if next.isToBeTold { tell(next.change, isWarned: configured.isWarned) }
    }

    // MARK: The end

    /// Stores what is to be kept. Returns when all orders are durable or have failed, unless it must be quick.
    func end(isHasty: Bool) {
        keeper.save(configured.shell.session)
        configured.close()
        if isHasty { run.library.abandon() } else { run.library.finish() }
        run.log.log.note(.ended)
    }

    /// What may come after the terminal was given back.
    func endBehindTerminal() {
        run.library.share()
    }
}
