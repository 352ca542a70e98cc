import BookShelf
import Browsing
import Commands
import Entities
import Glibc
import HTTP
import LibraryStore
import Navigation
import Presentation
import Settings
import Sourcing
import TerminalKit

/// The program as a dialogue of lines: the same services, scenes and shell as on the full screen, with the scenes' plain
/// views.
@MainActor
struct PlainProgram {
    private enum Watch { case cache, retries, shelf, sources }

    private let options: LaunchOptions
    private let configuration: ProgramConfiguration
    private let environment: [String: String]

    init(_ options: LaunchOptions, _ configuration: ProgramConfiguration, _ environment: [String: String]) {
        self.options = options
        self.configuration = configuration
        self.environment = environment
    }

    /// Whether lines were asked for, or the terminal can do nothing else.
    static func isWanted(_ settings: Settings, _ environment: [String: String]) -> Bool {
        settings.isPlain
            || (environment["TERM"] == "dumb" && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
    }

    /// - Parameter sample: makes a section to look at in place of all others; nil for the program itself.
    func run(sample: (@MainActor (CompositionRoot) -> Shell.Section)? = nil) -> Never {
        let settings = configuration.settings
        let folders = Folders(environment: environment)
        let keys = KeysInForce(configuration.keys)
        let wording = Wording.ofProgram(settings, keys: KeyNames(keys.table))
        let loop = PlainLoop()
        let notices = PlainNotices()
        // Who types lines has typed all of it.
        let atOnce = Pause {}
        let draftPause = Pause { [timers = loop.timers] in await timers.sleep(for: Pause.drafting) }
        let library = OpenedLibrary(
            folder: folders[.data], stateFolder: folders[.state], shelf: settings[ProgramSetting.books]?.text)
        let panes = Panes(display: loop)
        panes.use(PanePreference(way: .single))
        // A terminal is told of its clipboard by an escape sequence.
        let clipboard = SystemClipboard(
            environment: environment, toTerminal: { _ in .notUnderstood },
            patience: Pause { [timers = loop.timers] in await timers.sleep(for: SystemClipboard.moment) })
        let root = CompositionRoot(
            settings: settings, folders: folders, library: library.service, shelvedLibrary: library.file,
            drafts: library.drafts, wording: wording, pause: atOnce, draftPause: draftPause, searchPause: atOnce,
            links: BrowserLinks(
                environment: environment, wording: wording, notices: notices, clipboard: clipboard),
            display: loop, notices: notices,
            editor: TerminalEditor(
                environment: environment, wording: wording, notices: notices, handOver: loop.handOver,
                stopJob: { raise(SIGSTOP) }),
            panes: panes, opened: options.opened)
        let order = settings.sections
        var sections = root.makeSections(order)
        var file = folders[.state].map { SessionFile(folder: $0) }
        if let sample { (sections, file) = ([sample(root)], nil) }
        let saved = file?.load() ?? Session()
        var session = settings[ProgramSetting.fresh] ? Session(theme: saved.theme, panes: saved.panes) : saved
        let openedIn = options.opened.flatMap { ProgramSection.showing($0.subject.kindOfLists) }
        if let openedIn { session.leave(openedIn) }
        let shell = Shell(
            sections: sections, current: openedIn ?? options.section, session: session, isOffline: settings.isOffline,
            keys: keys, wording: wording, undo: root.undo.undo, overlays: root.overlays)
        tellMistakes(to: notices, folders, root, wording)
        let watches = watch(shell, root, library, order, loop, notices, wording)
        let keeper = SessionKeeper(file: file, saved: saved) { failure in
            notices.post(wording.notCached([.state], failure))
        }
        let departure = Departure(
            shell: shell, ledger: library.service, wording: wording,
            pause: Pause { [timers = loop.timers] in await timers.sleep(for: Departure.patience) }, display: loop)
        let dialogue = PlainDialogue(
            shell: shell, departure: departure, keys: keys, notices: notices, wording: wording, say: loop.say)
        loop.run(shell, dialogue, departure: departure, ledger: library.service, keeper: keeper) {
            // Lines have no theme: what was chosen elsewhere stays.
            var now = shell.session
            now.theme = saved.theme
            return now
        } atEnd: { isHasty in
            withExtendedLifetime(watches) {
                if isHasty { library.abandon() } else { library.finish() }
            }
        }
    }

    private func tellMistakes(
        to notices: PlainNotices, _ folders: Folders, _ root: CompositionRoot, _ wording: Wording
    ) {
        if !folders.missing.isEmpty { notices.post(wording.notCached(folders.missing, .noHome)) }
        if let failure = root.switchboard.keyFileFailure { notices.post(wording.sourceList.keysNotUsed(failure)) }
        if let notice = configuration.notice(wording.settings) { notices.post(notice) }
    }

    /// What goes on while the program runs.
    private func watch(
        _ shell: Shell, _ root: CompositionRoot, _ library: OpenedLibrary, _ order: [ProgramSection], _ loop: PlainLoop,
        _ notices: PlainNotices, _ wording: Wording
    ) -> (LibraryWatch, DraftWatch, TaskScope<Watch>) {
        let patience = Pause { [timers = loop.timers] in await timers.sleep(for: LibraryWatch.patience) }
        let ofLibrary = LibraryWatch(
            library: library.service, wording: wording, patience: patience, notices: notices, display: loop)
        ofLibrary.start()
        library.open()
        let ofDrafts = DraftWatch(drafts: library.drafts, wording: wording, notices: notices)
        ofDrafts.start()
        let watches = TaskScope<Watch>()
        if let shelf = root.remoteShelf {
            watches.start(.shelf) {
                await loop.timers.sleep(for: Pause.following)
                shelf.start()
            }
        }
        watches.start(.retries) {
            for await news in root.retryNews { shell.didHear(news) }
        }
        watches.start(.sources) {
            for await source in root.switchboard.switched {
                shell.didSwitch(source, to: root.makeSections(order))
                loop.setNeedsDisplay()
            }
        }
        if let troubles = root.cacheTroubles {
            watches.start(.cache) {
                for await trouble in troubles { notices.post(Message(wording.cacheTrouble(trouble))) }
            }
        }
        return (ofLibrary, ofDrafts, watches)
    }
}
