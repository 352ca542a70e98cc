import Browsing
import Commands
import CursesTerminal
import Entities
import FoundationEssentials
import Glibc
import LibraryStore
import Navigation
import Presentation
import Settings
import TerminalKit

@main
enum Main {
    @MainActor
    static func main() {
        SystemLocale.keepFromEnvironment()
        do throws(LaunchError) {
            switch try LaunchRequest(arguments: Array(CommandLine.arguments.dropFirst())) {
            case .showHelp: print(Usage.text)
            case .showManual:
                print(ManualPage.standard.text)
            case .showVersion: print("matinee \(Usage.version)")
            case .library(let request): try run(request)
            case .run(let options): try run(options)
            }
        } catch {
            complain(error.sentence)
            exit(error.exitStatus)
        }
    }

    private static func run(_ request: LibraryRequest) throws(LaunchError) {
        guard let folder = Folders(environment: ProcessInfo.processInfo.environment)[.data] else {
            throw .library(.noFolder)
        }
        // Writing to a closed pipe should be an ordinary error.
        signal(SIGPIPE, SIG_IGN)
        try LibraryCommand(location: LibraryLocation(folder: folder), isSeen: isatty(STDOUT_FILENO) == 1)
            .run(request, print: put, complain: complain)
    }

    private static func complain(_ sentence: String) {
        let line = "matinee: \(sentence)\n"
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }

    private static func put(_ text: String) throws(LaunchError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .cannotWrite }
            rest = rest.dropFirst(count)
        }
    }

    /// Streams that are read while the program runs.
    private enum Watch { case cache, retries }

    @MainActor
    private static func run(_ options: LaunchOptions) throws(LaunchError) {
        #if DEBUG
            // Before the terminal is taken over, so that the error can be printed.
            let sample = try options.scene.map { name throws(LaunchError) in
                try SceneGallery.standard.entry(named: name)
            }
        #endif
        let environment = ProcessInfo.processInfo.environment
        let settings = try Settings(commandLine: options.settings, environment: environment)
        let wording = Wording.ofProgram(localeIdentifier: settings.localeIdentifier)
        let order = settings.sections
        let keyMap = KeyMap.standard.adding(sections: order.map(\.descriptor.id))
        let terminal: CursesTerminal
        do throws(TerminalError) {
            terminal = try CursesTerminal(theme: .standard, noColor: settings[ProgramSetting.noColor])
        } catch {
            throw .noTerminal(error)
        }
        let loop = EventLoop(terminal: terminal, keyMap: keyMap)
        let pause = Pause { [timers = loop.timers] in await timers.sleep(for: Pause.following) }
        let notices = FooterNotices(display: loop)
        let links = BrowserLinks(environment: environment, wording: wording, notices: notices)
        let folders = Folders(environment: environment)
        let library = OpenedLibrary(folder: folders[.data], stateFolder: folders[.state])
        let draftPause = Pause { [timers = loop.timers] in await timers.sleep(for: Pause.drafting) }
        let root = CompositionRoot(
            settings: settings, folders: folders, library: library.service,
            drafts: library.drafts, wording: wording, pause: pause, draftPause: draftPause, links: links,
            display: loop, notices: notices,
            editor: TerminalEditor(
                terminal: terminal, environment: environment, wording: wording, notices: notices))
        var sections = root.makeSections(order)
        var file = folders[.state].map { SessionFile(folder: $0) }
        #if DEBUG
            // The session is not stored for a sample.
            if let sample { (sections, file) = ([sample.section(in: root)], nil) }
        #endif
        let session = settings[ProgramSetting.fresh] ? Session() : file?.load() ?? Session()
        let shell = Shell(
            sections: sections, current: options.section, session: session,
            isOffline: settings.isOffline, keyMap: keyMap, wording: wording, undo: root.undo.undo)
        notices.shell = shell
        if !folders.missing.isEmpty { notices.post(wording.notCached(folders.missing, .noHome)) }
        let patience = Pause { [timers = loop.timers] in await timers.sleep(for: LibraryWatch.patience) }
        let watch = LibraryWatch(
            library: library.service, wording: wording, patience: patience, notices: notices, display: loop)
        watch.start()
        library.open()
        let draftWatch = DraftWatch(drafts: library.drafts, wording: wording, notices: notices)
        draftWatch.start()
        let watches = TaskScope<Watch>()
        watches.start(.retries) {
            for await news in root.retryNews {
                shell.didHear(news)
                loop.setNeedsDisplay()
            }
        }
        if let troubles = root.cacheTroubles {
            watches.start(.cache) {
                for await trouble in troubles { notices.post(Message(wording.cacheTrouble(trouble))) }
            }
        }
        let keeper = SessionKeeper(file: file, saved: session) { failure in
            notices.post(wording.notCached([.state], failure))
        }
        let departure = Departure(
            shell: shell, ledger: library.service, wording: wording,
            pause: Pause { [timers = loop.timers] in await timers.sleep(for: Departure.patience) }, display: loop)
        loop.run(shell, signals: terminal.signals, keeper: keeper, departure: departure) { isHasty in
            watch.stop()
            if isHasty { library.abandon() } else { library.finish() }
        }
    }
}
