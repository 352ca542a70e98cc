import BookShelf
import Browsing
import CatalogKit
import CommandLine
import Commands
import CursesTerminal
import Entities
import FoundationEssentials
import Glibc
import HTTP
import LibraryStore
import Navigation
import PictureLoading
import Presentation
import Services
import Storage
import SyncFolder
import TerminalKit

@main
enum Main {
    @MainActor
    static func main() {
        holdStandardFiles()
        SystemLocale.keepFromEnvironment()
        do throws(LaunchError) {
            switch try LaunchRequest(arguments: Array(Swift.CommandLine.arguments.dropFirst())) {
            case .showHelp: try put(Usage.text + "\n")
            case .showManual: try put(ManualPage.standard.text + "\n")
            case .showVersion: try put("matinee \(Usage.version)\n")
            case .library(let request): try run(request)
            case .year(let request): try run(request)
            case .sync(let request): try run(request)
            case .completions(let shell): try put(shell.script(.standard) + "\n")
            case .sources(let asJSON): try printSources(asJSON: asJSON)
            case .cache(let request): try run(request)
            case .prefetch(let request): try run(request)
            case .config(let request): try run(request)
            case .doctor(let request): try run(request)
            case .find(let request): try find(request)
            case .diary(let request): try run(request)
            case .run(let options): try run(options)
            }
        } catch {
            if !error.sentence.isEmpty { complain(error.sentence) }
            leave(error.exitStatus)
        }
        leave(0)
    }

    /// Ends the process. Other threads still work, with libraries that would take themselves apart beneath them on the ordinary
    /// way out, as OpenSSL does; whatever is to be kept or said is written by then, and nothing of it by C's buffered files.
    static func leave(_ status: Int32) -> Never {
        _exit(status)
    }

    /// What is opened first would else get the number of a standard file that was closed: a library would be read as what is typed.
    /// Reading then is at its end at once, and writing fails.
    private static func holdStandardFiles() {
        for (file, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
        where fcntl(file, F_GETFD) < 0 {
            _ = open("/dev/null", mode)
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

    private static func run(_ request: YearRequest) throws(LaunchError) {
        let environment = ProcessInfo.processInfo.environment
        guard let folder = Folders(environment: environment)[.data] else { throw .library(.noFolder) }
        signal(SIGPIPE, SIG_IGN)
        let settings = try configuration(request.settings).settings
        try YearCommand(
            location: LibraryLocation(folder: folder), wording: .ofProgram(settings),
            look: YearText.Look(
                isSpoken: settings.isPlain || settings[ProgramSetting.reader], environment: environment),
            today: today()
        )
        .run(request, print: put)
    }

    private static func run(_ request: SyncRequest) throws(LaunchError) {
        let folders = Folders(environment: ProcessInfo.processInfo.environment)
        guard let data = folders[.data] else { throw .library(.noFolder) }
        guard let state = folders[.state] else { throw .sync(.folder(.noHome)) }
        signal(SIGPIPE, SIG_IGN)
        let settings = try configuration().settings
        try SyncCommand(
            settings: settings, location: LibraryLocation(folder: data), stateFolder: state,
            keys: folders[.config].map { KeyFile(folder: $0) }, places: LiveSyncPlaces(settings, folders)
        ) {
            SharedSettings.own(folders, environment: ProcessInfo.processInfo.environment)
        }
        .run(
            request, workingFolder: FileManager.default.currentDirectoryPath,
            ask: TypedAnswer.ask(_:isSecret:), print: put)
    }

    /// Shows the work, and has signals stop it. To be made before there is another thread.
    private static func watch(_ work: LongWork, _ settings: Settings?, _ wording: Wording) -> LongWorkWatch {
        let form = ProgressDisplay.Form(
            environment: ProcessInfo.processInfo.environment, colors: settings?.colorWish ?? .auto,
            isPlain: settings?.isPlain ?? false)
        return LongWorkWatch(work, ProgressDisplay(form, wording), leave: leave)
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
        try DoctorCommand(environment: ProcessInfo.processInfo.environment) { LiveSyncPlaces($0, $1) }
            .run(request, print: put)
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
            settings, folders, http: .ofProgram(settings),
            store: .ofProgram(settings, folders))
        let command = FindCommand(
            sources: switchboard.open, library: folders[.data].map { LibraryLocation(folder: $0) }, today: today())
        let first = try command.run(request, print: put) { complain($0.sentence) }
        guard request.opens else { return }
        try run(LaunchOptions(settings: request.settings, opened: first))
    }

    private static func run(_ request: DiaryRequest) throws(LaunchError) {
        signal(SIGPIPE, SIG_IGN)
        let folders = Folders(environment: ProcessInfo.processInfo.environment)
        guard let folder = folders[.data] else { throw .library(.noFolder) }
        let location = LibraryLocation(folder: folder)
        switch request {
        case .list(let asJSON):
            try DiaryCommand(location: location, shelf: nil, today: today()).list(asJSON: asJSON, print: put)
        case .log(let log):
            let settings = try configuration(log.find.settings).settings
            let switchboard = SourceSwitchboard(
                settings, folders, http: .ofProgram(settings), store: .ofProgram(settings, folders))
            try DiaryCommand(location: location, shelf: settings[ProgramSetting.books]?.text, today: today())
                .log(
                    log, finder: FindCommand(sources: switchboard.open, library: location, today: today()), print: put)
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
            // Whoever reads it may stop when they have seen enough.
            guard count > 0 else { throw count < 0 && errno == EPIPE ? .readerGone : .cannotWrite }
            rest = rest.dropFirst(count)
            guard isFile else {
                if work?.ending == .atOnce(.nothingExported) { work?.change(.atOnce(.partExported)) }
                continue
            }
            if work?.signal != nil, !rest.isEmpty { ftruncate(STDOUT_FILENO, status.st_size) }
            if !rest.isEmpty { try work?.check(.nothingExported) }
        }
    }

    @MainActor
    private static func run(_ options: LaunchOptions) throws(LaunchError) {
        var sample: ConfiguredProgram.Sample?
        #if DEBUG
            // Before the terminal is taken over, so that the error can be printed.
            if let name = options.scene {
                let entry = try SceneGallery.standard.entry(named: name)
                sample = { entry.section(in: $0) }
            }
        #endif
        let environment = ProcessInfo.processInfo.environment
        let configuration = try ProgramConfiguration(commandLine: options.settings, environment: environment)
        if PlainProgram.isWanted(configuration.settings, environment) {
            PlainProgram(options, configuration, environment, sample: sample).start()
        }
        let screen: FullScreen
        do throws(TerminalError) {
            screen = try FullScreen(options, configuration, environment: environment)
        } catch {
            throw .noTerminal(error)
        }
        screen.show(configuration, sample: sample)
    }
}
