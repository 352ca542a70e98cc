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

@main
enum Main {
    @MainActor
    static func main() {
        holdStandardFiles()
        SystemLocale.keepFromEnvironment()
        // Writing to a closed pipe should be an ordinary error.
        signal(SIGPIPE, SIG_IGN)
        let context = CommandContext(
            environment: ProcessInfo.processInfo.environment, today: today, complain: complain)
        do throws(LaunchError) {
            switch try LaunchRequest(arguments: Array(Swift.CommandLine.arguments.dropFirst())) {
            case .showHelp: try put(Usage.text + "\n")
            case .showManual: try put(ManualPage.standard.text + "\n")
            case .showVersion: try put("matinee \(Usage.version)\n")
            case .library(let request): try run(request, context)
            case .year(let request): try run(request, context)
            case .sync(let request): try run(request, context)
            case .completions(let shell): try put(shell.script(.standard) + "\n")
            case .sources(let asJSON): try printSources(asJSON: asJSON, context)
            case .cache(let request): try run(request, context)
            case .prefetch(let request): try run(request, context)
            case .config(let request): try run(request, context)
            case .doctor(let request): try run(request, context)
            case .find(let request): try find(request, context)
            case .diary(let request): try run(request, context)
            case .run(let options): try run(options, context)
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

    private static func run(_ request: LibraryRequest, _ context: CommandContext) throws(LaunchError) {
        let location = try context.library()
        if request == .synchronize {
            return try ShelfCommand(settings: try context.settings(), location: location).run(print: put)
        }
        // A mistake in another setting does not keep anybody from the library.
        let settings = try? context.settings()
        let wording = settings.map { Wording.ofProgram($0) } ?? .ofProgram(localeIdentifier: "C")
        let work = LongWork()
        let watch = context.watch(work, settings, wording)
        defer { watch.end() }
        try LibraryCommand(
            location: location, shelf: settings?[ProgramSetting.books]?.text, isSeen: isatty(STDOUT_FILENO) == 1,
            wording: wording, work: work
        )
        .run(request) { (text: String) throws(LaunchError) in
            watch.end()
            try put(text, unlessStopped: work)
        } complain: {
            complain($0)
        }
    }

    private static func run(_ request: YearRequest, _ context: CommandContext) throws(LaunchError) {
        let location = try context.library()
        let settings = try context.settings(request.settings)
        try YearCommand(
            location: location, wording: .ofProgram(settings),
            look: YearText.Look(
                isSpoken: settings.isPlain || settings[ProgramSetting.reader], environment: context.environment),
            today: context.today
        )
        .run(request, print: put)
    }

    private static func run(_ request: SyncRequest, _ context: CommandContext) throws(LaunchError) {
        let (folders, location) = (context.folders, try context.library())
        guard let state = folders[.state] else { throw .sync(.folder(.noHome)) }
        let settings = try context.settings()
        try SyncCommand(
            settings: settings, location: location, stateFolder: state,
            keys: folders[.config].map { KeyFile(folder: $0) }, places: LiveSyncPlaces(settings, folders)
        ) {
            SharedSettings.own(folders, environment: context.environment)
        }
        .run(
            request, workingFolder: FileManager.default.currentDirectoryPath,
            ask: TypedAnswer.ask(_:isSecret:), print: put)
    }

    private static func run(_ request: PrefetchRequest, _ context: CommandContext) throws(LaunchError) {
        let settings = try context.settings(request.settings)
        let (work, wording) = (LongWork(), Wording.ofProgram(settings))
        let watch = context.watch(work, settings, wording)
        defer { watch.end() }
        try PrefetchCommand(
            settings: settings, folders: context.folders, wording: wording, work: work, today: context.today
        )
        .run(request) { (text: String) throws(LaunchError) in
            watch.end()
            try put(text)
        } complain: {
            complain($0.sentence)
        }
    }

    private static func printSources(asJSON: Bool, _ context: CommandContext) throws(LaunchError) {
        let settings = try context.settings()
        try SourcesCommand(settings: settings, folders: context.folders, wording: .ofProgram(settings))
            .run(asJSON: asJSON, print: put)
    }

    private static func run(_ request: CacheRequest, _ context: CommandContext) throws(LaunchError) {
        guard let folder = context.folders[.cache] else { throw .noCacheFolder }
        let settings = try context.settings()
        let (work, wording) = (LongWork(), Wording.ofProgram(settings))
        let watch = context.watch(work, settings, wording)
        defer { watch.end() }
        try CacheCommand(files: KeptFile.all(in: folder), wording: wording, work: work)
            .run(request) { (text: String) throws(LaunchError) in
                watch.end()
                try put(text)
            } complain: {
                complain($0.sentence)
            }
    }

    private static func run(_ request: ConfigRequest, _ context: CommandContext) throws(LaunchError) {
        try ConfigCommand(environment: context.environment).run(request, print: put, complain: complain)
    }

    @MainActor
    private static func run(_ request: DoctorRequest, _ context: CommandContext) throws(LaunchError) {
        try DoctorCommand(environment: context.environment) { LiveSyncPlaces($0, $1) }.run(request, print: put)
    }

    @MainActor
    private static func find(_ request: FindRequest, _ context: CommandContext) throws(LaunchError) {
        let (folders, settings) = (context.folders, try context.settings(request.settings))
        let switchboard = SourceSwitchboard(
            settings, folders, http: .ofProgram(settings), store: .ofProgram(settings, folders))
        let command = FindCommand(
            sources: switchboard.open, library: folders[.data].map { LibraryLocation(folder: $0) },
            today: context.today)
        let first = try command.run(request, print: put) { complain($0.sentence) }
        guard request.opens else { return }
        try run(LaunchOptions(settings: request.settings, opened: first), context)
    }

    private static func run(_ request: DiaryRequest, _ context: CommandContext) throws(LaunchError) {
        let location = try context.library()
        switch request {
        case .list(let asJSON):
            try DiaryCommand(location: location, shelf: nil, today: context.today).list(asJSON: asJSON, print: put)
        case .log(let log):
            let (folders, settings) = (context.folders, try context.settings(log.find.settings))
            let switchboard = SourceSwitchboard(
                settings, folders, http: .ofProgram(settings), store: .ofProgram(settings, folders))
            try DiaryCommand(location: location, shelf: settings[ProgramSetting.books]?.text, today: context.today)
                .log(
                    log, finder: FindCommand(sources: switchboard.open, library: location, today: context.today),
                    print: put)
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
    private static func run(_ options: LaunchOptions, _ context: CommandContext) throws(LaunchError) {
        var sample: ConfiguredProgram.Sample?
        #if DEBUG
            // Before the terminal is taken over, so that the error can be printed.
            if let name = options.scene {
                let entry = try SceneGallery.standard.entry(named: name)
                sample = { entry.section(in: $0) }
            }
        #endif
        let environment = context.environment
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
