import BookShelf
import Browsing
import Commands
import CursesTerminal
import Entities
import FoundationEssentials
import Glibc
import HTTP
import LibraryStore
import LogKeeping
import Navigation
import PictureLoading
import Presentation
import Settings
import Sourcing
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
            case .completions(let shell): try put(shell.script(.standard) + "\n")
            case .sources(let asJSON): try printSources(asJSON: asJSON)
            case .cache(let request): try run(request)
            case .prefetch(let request): try run(request)
            case .config(let request): try run(request)
            case .doctor(let request): try run(request)
            case .find(let request): try find(request)
            case .run(let options): try run(options)
            }
        } catch {
            if !error.sentence.isEmpty { complain(error.sentence) }
            exit(error.exitStatus)
        }
    }

    private static func run(_ request: LibraryRequest) throws(LaunchError) {
        guard let folder = Folders(environment: ProcessInfo.processInfo.environment)[.data] else {
            throw .library(.noFolder)
        }
        // Writing to a closed pipe should be an ordinary error.
        signal(SIGPIPE, SIG_IGN)
        if request == .synchronize {
            return try ShelfCommand(
                settings: try configuration().settings,
                location: LibraryLocation(folder: folder)
            ).run(print: put)
        }
        // A mistake in another setting does not keep anybody from the library.
        let settings = (try? configuration())?.settings
        let wording = settings.map { Wording.ofProgram($0) } ?? .ofProgram(localeIdentifier: "C")
        let work = LongWork()
        let watch = watch(work, settings, wording)
        defer { watch.end() }
        try LibraryCommand(
            location: LibraryLocation(folder: folder), shelf: settings?[ProgramSetting.books]?.text,
            isSeen: isatty(STDOUT_FILENO) == 1, wording: wording, work: work
        )
        .run(request) { (text: String) throws(LaunchError) in
            watch.end()
            try put(text, unlessStopped: work)
        } complain: {
            complain($0)
        }
    }

    /// Shows the work, and has signals stop it. To be made before there is another thread.
    private static func watch(_ work: LongWork, _ settings: Settings?, _ wording: Wording) -> LongWorkWatch {
        let form = ProgressDisplay.Form(
            environment: ProcessInfo.processInfo.environment, colors: settings?.colorWish ?? .auto,
            isPlain: settings?.isPlain ?? false)
        return LongWorkWatch(work, ProgressDisplay(form, wording))
    }

    private static func run(_ request: PrefetchRequest) throws(LaunchError) {
        signal(SIGPIPE, SIG_IGN)
        let settings = try configuration(request.settings).settings
        let (work, wording) = (LongWork(), Wording.ofProgram(settings))
        let watch = watch(work, settings, wording)
        defer { watch.end() }
        try PrefetchCommand(
            settings: settings, folders: Folders(environment: ProcessInfo.processInfo.environment), wording: wording,
            work: work, today: today()
        )
        .run(request) { (text: String) throws(LaunchError) in
            watch.end()
            try put(text)
        } complain: {
            complain($0.sentence)
        }
    }

    private static func printSources(asJSON: Bool) throws(LaunchError) {
        signal(SIGPIPE, SIG_IGN)
        let environment = ProcessInfo.processInfo.environment
        let settings = try configuration().settings
        try SourcesCommand(
            settings: settings, folders: Folders(environment: environment),
            wording: .ofProgram(settings)
        )
        .run(asJSON: asJSON, print: put)
    }

    private static func run(_ request: CacheRequest) throws(LaunchError) {
        signal(SIGPIPE, SIG_IGN)
        let environment = ProcessInfo.processInfo.environment
        guard let folder = Folders(environment: environment)[.cache] else { throw .noCacheFolder }
        let settings = try configuration().settings
        let (work, wording) = (LongWork(), Wording.ofProgram(settings))
        let watch = watch(work, settings, wording)
        defer { watch.end() }
        try CacheCommand(files: KeptFile.all(in: folder), wording: wording, work: work)
            .run(request) { (text: String) throws(LaunchError) in
                watch.end()
                try put(text)
            } complain: {
                complain($0.sentence)
            }
    }

    private static func run(_ request: ConfigRequest) throws(LaunchError) {
        signal(SIGPIPE, SIG_IGN)
        try ConfigCommand(environment: ProcessInfo.processInfo.environment).run(request, print: put, complain: complain)
    }

    @MainActor
    private static func run(_ request: DoctorRequest) throws(LaunchError) {
        signal(SIGPIPE, SIG_IGN)
        try DoctorCommand(environment: ProcessInfo.processInfo.environment).run(request, print: put)
    }

    /// For commands of the shell, which are told what is wrong with it.
    private static func configuration(
        _ commandLine: CommandLineSettings = CommandLineSettings()
    ) throws(LaunchError) -> ProgramConfiguration {
        let configuration = try ProgramConfiguration(
            commandLine: commandLine, environment: ProcessInfo.processInfo.environment)
        if configuration.hasMistakes {
            let path = (configuration.path ?? "").printable
            for sentence in configuration.sentences(.english) { complain("\(path): \(sentence.printable)") }
        }
        return configuration
    }

    @MainActor
    private static func find(_ request: FindRequest) throws(LaunchError) {
        signal(SIGPIPE, SIG_IGN)
        let environment = ProcessInfo.processInfo.environment
        let settings = try configuration(request.settings).settings
        let folders = Folders(environment: environment)
        let switchboard = SourceSwitchboard(
            settings, folders, http: CompositionRoot.makeClient(settings),
            store: CompositionRoot.makeStore(settings, folders))
        let command = FindCommand(
            sources: switchboard.open, library: folders[.data].map { LibraryLocation(folder: $0) }, today: today())
        let first = try command.run(request, print: putWhileRead) { complain($0.sentence) }
        guard request.opens else { return }
        try run(LaunchOptions(settings: request.settings, opened: first))
    }

    /// For what is found page by page: whoever reads it may stop when they have seen enough.
    private static func putWhileRead(_ text: String) throws(LaunchError) {
        do throws(LaunchError) { try put(text) } catch {
            throw errno == EPIPE ? .find(.readerGone) : error
        }
    }

    private static func complain(_ sentence: String) {
        let line = "matinee: \(sentence)\n"
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }

    private static func put(_ text: String) throws(LaunchError) { try put(text, unlessStopped: nil) }

    /// A file that is not whole when it is stopped is left as it was before; a reader of a pipe has what was written.
    ///
    /// - Parameter work: what the text has come of; nil for what is not to be stopped.
    private static func put(_ text: String, unlessStopped work: LongWork?) throws(LaunchError) {
        var status = stat()
        let isFile = fstat(STDOUT_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        if isFile { work?.change(.inOrder) }
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let part = rest.prefix(65_536)
            let count = part.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .cannotWrite }
            rest = rest.dropFirst(count)
            guard isFile else {
                if work?.ending == .atOnce(.nothingExported) { work?.change(.atOnce(.partExported)) }
                continue
            }
            if work?.signal != nil, !rest.isEmpty { ftruncate(STDOUT_FILENO, status.st_size) }
            if !rest.isEmpty { try work?.check(.nothingExported) }
        }
    }

    /// What goes on while the program runs.
    private enum Watch { case cache, configuration, log, reports, retries, shelf, sources }

    @MainActor
    private static func run(_ options: LaunchOptions) throws(LaunchError) {
        #if DEBUG
            // Before the terminal is taken over, so that the error can be printed.
            let sample = try options.scene.map { name throws(LaunchError) in
                try SceneGallery.standard.entry(named: name)
            }
        #endif
        let environment = ProcessInfo.processInfo.environment
        let configuration = try ProgramConfiguration(commandLine: options.settings, environment: environment)
        let settings = configuration.settings
        if PlainProgram.isWanted(settings, environment) {
            let program = PlainProgram(options, configuration, environment)
            #if DEBUG
                if let sample { program.run { sample.section(in: $0) } }
            #endif
            program.run()
        }
        let isForReader = settings[ProgramSetting.reader]
        let keys = KeysInForce(configuration.keys)
        let wording = Wording.ofProgram(settings, keys: KeyNames(keys.table))
        let order = settings.sections
        let folders = Folders(environment: environment)
        let memoryFile = folders[.state].map { TerminalMemoryFile(folder: $0, environment: environment) }
        let memory = memoryFile?.load()
        let terminal: CursesTerminal
        do throws(TerminalError) {
            terminal = try CursesTerminal(
                theme: .neutral, colors: settings.colorWish, remembered: memory?.colors,
                pictures: isForReader ? .off : settings[ProgramSetting.pictures], showsCursor: isForReader)
        } catch {
            throw .noTerminal(error)
        }
        let loop = EventLoop(terminal: terminal, keys: keys, isForReader: isForReader)
        let pause = Pause { [timers = loop.timers] in await timers.sleep(for: Pause.following) }
        let programLog = ProgramLog(settings, folders, environment: environment)
        let log = programLog.log
        log.note(.started(version: Usage.version, terminal: environment["TERM"] ?? ""))
        let messages = ToldMessages(heard: { log.note($0) })
        let (reports, asked) = AsyncStream.makeStream(of: RequestReport.self, bufferingPolicy: .bufferingNewest(16))
        let notices = FooterNotices(display: loop, messages: messages)
        let clipboard = SystemClipboard(
            environment: environment, toTerminal: terminal.copy,
            patience: Pause { [timers = loop.timers] in await timers.sleep(for: SystemClipboard.moment) })
        let links = BrowserLinks(
            environment: environment, wording: wording, notices: notices, clipboard: clipboard)
        let library = OpenedLibrary(
            folder: folders[.data], stateFolder: folders[.state], shelf: settings[ProgramSetting.books]?.text)
        let searchPause = Pause { [timers = loop.timers] in await timers.sleep(for: Pause.searching) }
        let draftPause = Pause { [timers = loop.timers] in await timers.sleep(for: Pause.drafting) }
        let panes = Panes(display: loop)
        panes.use(settings.panes.single(isForReader))
        let root = CompositionRoot(
            settings: settings, folders: folders, library: library.service, shelvedLibrary: library.file,
            drafts: library.drafts, wording: wording, pause: pause, draftPause: draftPause,
            searchPause: searchPause, links: links,
            display: loop, notices: notices,
            editor: TerminalEditor(
                terminal: terminal, environment: environment, wording: wording, notices: notices),
            panes: panes, opened: options.opened, messages: messages,
            makeClient: {
                CompositionRoot.makeClient($0) {
                    log.note($0)
                    asked.yield($0)
                }
            })
        let pictures = PictureSwitch(
            terminal: terminal, wording: wording.pictures, notices: notices, use: root.pictures.use)
        let mouse = MouseSwitch(terminal: terminal, wording: wording.mouse, notices: notices)
        mouse.use(settings[ProgramSetting.mouse] && !isForReader)
        var sections = root.makeSections(order)
        var file = folders[.state].map { SessionFile(folder: $0, log: log) }
        #if DEBUG
            // The session is not stored for a sample.
            if let sample { (sections, file) = ([sample.section(in: root)], nil) }
        #endif
        var session = file?.load() ?? Session()
        if settings[ProgramSetting.fresh] { session = Session(theme: session.theme) }
        let openedIn = options.opened.flatMap { ProgramSection.showing($0.subject.kindOfLists) }
        if let openedIn { session.leave(openedIn) }
        let themes = ThemeSwitch(
            terminal: terminal, library: ThemeLibrary(configuration: folders[.config]), memory: memory,
            variable: environment["COLORFGBG"], kept: session.theme, wording: wording.theme, notices: notices
        ) { memoryFile?.save($0) }
        let shell = Shell(
            sections: sections, current: openedIn ?? options.section, session: session,
            isOffline: settings.isOffline, keys: keys, wording: wording, undo: root.undo.undo,
            overlays: root.overlays, finding: root.finding, togglePictures: pictures.toggle,
            toggleMouse: mouse.toggle, themes: themes,
            copyMenu: CopyMenu(
                clipboard: clipboard, wording: wording.clipboard, notices: notices, mouse: mouse), panes: panes,
            messages: messages, isForReader: isForReader)
        shell.reducesMotion = settings.reducesMotion
        notices.shell = shell
        themes.use(settings.themeName(kept: session.theme))
        if !folders.missing.isEmpty { notices.post(wording.notCached(folders.missing, .noHome)) }
        if let failure = root.switchboard.keyFileFailure { notices.post(wording.sourceList.keysNotUsed(failure)) }
        let current = CurrentConfiguration(
            configuration, commandLine: options.settings, environment: environment, wording: wording.settings,
            notices: notices
        ) { now in
            keys.table = now.keys
            let theme = now.settings.themeName(kept: themes.kept)
            if theme != themes.name { themes.use(theme) }
            terminal.use(now.settings.colorWish)
            panes.use(now.settings.panes.single(isForReader))
            mouse.use(now.settings[ProgramSetting.mouse] && !isForReader)
            shell.reducesMotion = now.settings.reducesMotion
            programLog.file?.use(now.settings[ProgramSetting.logLevel])
            shell.didChangeKeys()
            loop.setNeedsDisplay()
        }
        if let notice = configuration.notice(wording.settings) { notices.post(notice) }
        let patience = Pause { [timers = loop.timers] in await timers.sleep(for: LibraryWatch.patience) }
        let watch = LibraryWatch(
            library: library.service, wording: wording, patience: patience, notices: notices, display: loop
        ) { log.note(.library($0)) }
        watch.start()
        library.open()
        let draftWatch = DraftWatch(drafts: library.drafts, wording: wording, notices: notices)
        draftWatch.start()
        let watches = TaskScope<Watch>()
        if let shelf = root.remoteShelf {
            watches.start(.shelf) {
                // The loop's timers run behind the first frame, which does not wait for what speaks HTTP.
                await loop.timers.sleep(for: Pause.following)
                shelf.start()
            }
        }
        if let folder = folders[.config] {
            let writing = Pause { [timers = loop.timers] in await timers.sleep(for: ConfigurationWatch.patience) }
            let watch = ConfigurationWatch(folder: folder, pause: writing) { current.readAgain() }
            watches.start(.configuration) {
                await loop.timers.sleep(for: Pause.following)
                await watch.listen()
            }
        }
        watches.start(.retries) {
            for await news in root.retryNews {
                shell.didHear(news)
                loop.setNeedsDisplay()
            }
        }
        watches.start(.sources) {
            for await source in root.switchboard.switched {
                programLog.hideKeys()
                shell.didSwitch(source, to: root.makeSections(order))
                loop.setNeedsDisplay()
            }
        }
        if let troubles = root.cacheTroubles {
            watches.start(.cache) {
                for await trouble in troubles {
                    log.note(.cache(trouble))
                    notices.post(Message(wording.cacheTrouble(trouble)))
                }
            }
        }
        watches.start(.reports) {
            for await report in reports {
                guard let message = wording.failure(report) else { continue }
                messages.noteFailure(message)
                loop.setNeedsDisplay()
            }
        }
        if let file = programLog.file {
            watches.start(.log) {
                for await trouble in file.troubles { notices.post(wording.messages.notLogged(trouble)) }
            }
        }
        let keeper = SessionKeeper(file: file, saved: session) { failure in
            notices.post(wording.notCached([.state], failure))
        }
        let departure = Departure(
            shell: shell, ledger: library.service, wording: wording,
            pause: Pause { [timers = loop.timers] in await timers.sleep(for: Departure.patience) }, display: loop)
        loop.run(
            shell, signals: terminal.signals, keeper: keeper, departure: departure, pictures: pictures, themes: themes
        ) { isHasty in
            watch.stop()
            if isHasty { library.abandon() } else { library.finish() }
            log.note(.ended)
        }
    }
}
