package import Entities
package import Services

/// What the command line asks for.
package struct LaunchOptions: Equatable {
    /// Where to start; nil for where the user was.
    package var section: SectionID?
    package var settings = CommandLineSettings()
    /// What is shown first; nil for where the user was.
    package var opened: LibrarySummary?
    #if DEBUG
        /// The scene whose sample is shown, in place of the sections.
        package var scene: String?
    #endif

    package init(
        section: SectionID? = nil, settings: CommandLineSettings = CommandLineSettings(), opened: LibrarySummary? = nil
    ) {
        self.section = section
        self.settings = settings
        self.opened = opened
    }
}

/// What the program is to do.
package enum LaunchRequest: Equatable {
    case run(LaunchOptions)
    case library(LibraryRequest)
    case year(YearRequest)
    case sync(SyncRequest)
    case find(FindRequest)
    case diary(DiaryRequest)
    case sources(asJSON: Bool)
    case cache(CacheRequest)
    case prefetch(PrefetchRequest)
    case config(ConfigRequest)
    case doctor(DoctorRequest)
    case completions(CompletionShell)
    case showHelp
    case showManual
    case showVersion
}

extension LaunchRequest {
    /// - Parameter arguments: without the program's name.
    package init(arguments: [String]) throws(LaunchError) {
        let sections = SectionDescriptor.all.map(\.id)
        // With another word it is a command, not a section. --help works anywhere.
        if arguments.first == "library", arguments.count > 1, !arguments[1].hasPrefix("-") {
            let asksForHelp = arguments.contains { $0 == "--help" || $0 == "-h" }
            self = asksForHelp ? .showHelp : .library(try LibraryRequest(arguments: Array(arguments.dropFirst())))
            return
        }
        if arguments.first == "year" {
            let rest = Array(arguments.dropFirst())
            self = rest.contains { $0 == "--help" || $0 == "-h" } ? .showHelp : .year(try YearRequest(arguments: rest))
            return
        }
        if arguments.first == "sync" {
            let rest = Array(arguments.dropFirst())
            self = rest.contains { $0 == "--help" || $0 == "-h" } ? .showHelp : .sync(try SyncRequest(arguments: rest))
            return
        }
        if arguments.first == "sources" {
            self = try Self.sources(Array(arguments.dropFirst()))
            return
        }
        if arguments.first == "cache" {
            let rest = Array(arguments.dropFirst())
            self =
                rest.contains { $0 == "--help" || $0 == "-h" } ? .showHelp : .cache(try CacheRequest(arguments: rest))
            return
        }
        if arguments.first == "prefetch" {
            let rest = Array(arguments.dropFirst())
            self =
                rest.contains { $0 == "--help" || $0 == "-h" }
                ? .showHelp : .prefetch(try PrefetchRequest(arguments: rest))
            return
        }
        if arguments.first == "config" {
            let rest = Array(arguments.dropFirst())
            self =
                rest.contains { $0 == "--help" || $0 == "-h" } ? .showHelp : .config(try ConfigRequest(arguments: rest))
            return
        }
        if arguments.first == "doctor" {
            let rest = Array(arguments.dropFirst())
            self =
                rest.contains { $0 == "--help" || $0 == "-h" } ? .showHelp : .doctor(try DoctorRequest(arguments: rest))
            return
        }
        if arguments.first == "completions" {
            self = try Self.completions(Array(arguments.dropFirst()))
            return
        }
        if let verb = arguments.first, ["find", "list"].contains(verb) {
            let rest = Array(arguments.dropFirst())
            let asksForHelp = rest.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
            self =
                asksForHelp
                ? .showHelp : .find(verb == "find" ? try FindRequest(find: rest) : try FindRequest(list: rest))
            return
        }
        if let verb = arguments.first, ["diary", "log"].contains(verb) {
            let rest = Array(arguments.dropFirst())
            let asksForHelp = rest.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
            self =
                asksForHelp
                ? .showHelp
                : .diary(verb == "diary" ? try DiaryRequest(diary: rest) : .log(try LogRequest(arguments: rest)))
            return
        }
        var options = LaunchOptions()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                self = .showHelp
                return
            case "--man":
                self = .showManual
                return
            case "--version", "-V":
                self = .showVersion
                return
            #if DEBUG
                case "--scene":
                    guard let name = rest.popFirst() else { throw .sceneMissing }
                    options.scene = name
            #endif
            case _ where argument.hasPrefix("-"):
                guard try options.take(argument, from: &rest) else { throw .unknownOption(argument) }
            default:
                guard options.section == nil else { throw .twoSections(argument) }
                let section = SectionID(rawValue: argument)
                guard sections.contains(section) else { throw .unknownSection(argument, known: sections) }
                options.section = section
            }
        }
        self = .run(options)
    }
}

extension LaunchRequest {
    /// - Parameter arguments: those after `sources`.
    private static func sources(_ arguments: [String]) throws(LaunchError) -> LaunchRequest {
        if arguments.contains("--help") || arguments.contains("-h") { return .showHelp }
        if let word = arguments.first(where: { $0 != "--json" }) {
            throw word.hasPrefix("-") ? .unknownOption(word) : .oneTooMany(word)
        }
        return .sources(asJSON: !arguments.isEmpty)
    }
}

extension LaunchRequest {
    /// - Parameter arguments: those after `completions`.
    private static func completions(_ arguments: [String]) throws(LaunchError) -> LaunchRequest {
        if arguments.contains("--help") || arguments.contains("-h") { return .showHelp }
        guard let word = arguments.first else { throw .unknownShell(nil) }
        guard let shell = CompletionShell(rawValue: word) else { throw .unknownShell(word) }
        if arguments.count > 1 { throw .oneTooMany(arguments[1]) }
        return .completions(shell)
    }
}

extension LaunchOptions {
    /// - Returns: whether it is the option of a setting.
    fileprivate mutating func take(
        _ argument: String, from rest: inout ArraySlice<String>
    ) throws(LaunchError) -> Bool {
        do throws(CommandLineSettings.ValueMissing) {
            return try settings.take(argument, from: &rest, of: Settings.declared)
        } catch {
            throw .valueMissing(error.option)
        }
    }
}
