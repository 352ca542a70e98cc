import Configuration
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
        do throws(LaunchError) { self = try LaunchRequest(exactly: arguments) } catch {
            throw error.guessing(Verb(arguments))
        }
    }

    /// - Throws: what is wrong, without a guess at what was meant.
    private init(exactly arguments: [String]) throws(LaunchError) {
        if let verb = Verb(arguments) {
            let rest = Array(arguments.dropFirst())
            self = try verb.asksForHelp(in: rest) ? .showHelp : verb.request(rest)
            return
        }
        let sections = SectionDescriptor.all.map(\.id)
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
                try options.settings.takeOption(argument, from: &rest)
            default:
                guard options.section == nil else { throw .twoSections(argument) }
                let section = SectionID(rawValue: argument)
                guard sections.contains(section) else {
                    throw Verb(rawValue: argument) == nil
                        ? .unknownSection(argument, known: sections) : .commandNotFirst(argument)
                }
                options.section = section
            }
        }
        self = .run(options)
    }
}

extension LaunchRequest {
    /// The first word of a command of the shell.
    fileprivate enum Verb: String {
        case library, year, sync, sources, cache, prefetch, config, doctor, completions, find, list, diary, log

        /// - Parameter arguments: all of the command line. Nil where the program is to be run.
        init?(_ arguments: [String]) {
            guard let word = arguments.first, let verb = Self(rawValue: word) else { return nil }
            // It is a command with another word, else a section.
            if verb == .library, arguments.count < 2 || arguments[1].hasPrefix("-") { return nil }
            self = verb
        }

        /// All that can stand behind it and begins with `--`.
        var optionNames: [String] {
            let table = CommandLineTable.standard
            return table.verbs.filter { $0.words.first == rawValue }.flatMap { verb in
                verb.words.dropFirst() + table.options(of: verb).flatMap(\.names)
            }
        }

        /// `--help` works anywhere, but a title behind `--` may be called that.
        func asksForHelp(in rest: [String]) -> Bool {
            let takesTitles = [.find, .list, .diary, .log].contains(self)
            return rest.prefix { !takesTitles || $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
        }

        /// - Parameter rest: the arguments behind the verb, which do not ask for help.
        func request(_ rest: [String]) throws(LaunchError) -> LaunchRequest {
            switch self {
            case .library: .library(try LibraryRequest(arguments: rest))
            case .year: .year(try YearRequest(arguments: rest))
            case .sync: .sync(try SyncRequest(arguments: rest))
            case .sources:
                .sources(asJSON: try CommandLineArguments(rest, of: "sources").flags().contains("--json"))
            case .cache: .cache(try CacheRequest(arguments: rest))
            case .prefetch: .prefetch(try PrefetchRequest(arguments: rest))
            case .config: .config(try ConfigRequest(arguments: rest))
            case .doctor: .doctor(try DoctorRequest(arguments: rest))
            case .completions: try completions(rest)
            case .find: .find(try FindRequest(find: rest))
            case .list: .find(try FindRequest(list: rest))
            case .diary: .diary(try DiaryRequest(diary: rest))
            case .log: .diary(.log(try LogRequest(arguments: rest)))
            }
        }

        private func completions(_ rest: [String]) throws(LaunchError) -> LaunchRequest {
            guard let word = rest.first else { throw .unknownShell(nil) }
            guard let shell = CompletionShell(rawValue: word) else { throw .unknownShell(word) }
            if rest.count > 1 { throw .oneTooMany(rest[1]) }
            return .completions(shell)
        }
    }
}

extension LaunchError {
    /// This error, with the option that was probably meant.
    ///
    /// - Parameter verb: of the command that it stood behind; nil for the program itself.
    fileprivate func guessing(_ verb: LaunchRequest.Verb?) -> LaunchError {
        let start = "--"
        guard case .unknownOption(let option, nil) = self, option.hasPrefix(start) else { return self }
        let names = verb?.optionNames ?? CommandLineTable.standard.programOptions.flatMap(\.names)
        let words = names.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
        let typed = String(option.dropFirst(start.count).prefix { $0 != "=" })
        // It is an option, but not in this place: who has typed it knows its name.
        if words.contains(where: { start + $0 == option }) { return self }
        return .unknownOption(option, nearest: NearestName.of(typed, among: words).map { start + $0 })
    }
}

extension CommandLineSettings {
    /// Takes the option of a setting, with its value.
    ///
    /// - Parameter rest: the arguments behind it, from which the value is taken.
    /// - Throws: `.unknownOption`, `.valueMissing` or `.unknownSubject`.
    mutating func takeOption(_ argument: String, from rest: inout ArraySlice<String>) throws(LaunchError) {
        let isTaken: Bool
        let next = rest.first
        do throws(ValueMissing) { isTaken = try take(argument, from: &rest, of: Settings.declared) } catch {
            let name = error.option.name
            let value = argument == name ? next ?? "" : String(argument.dropFirst(name.count + 1))
            let subject = String(value.prefix { $0 != "=" })
            guard error.option.subject != nil, !subject.isEmpty, subject != value else {
                throw .valueMissing(error.option)
            }
            let known = Settings.declared.compactMap { $0.option }.filter { $0.name == name }.compactMap(\.subject)
            throw .unknownSubject(subject, option: name, known: known)
        }
        guard isTaken else { throw .unknownOption(argument) }
    }
}
