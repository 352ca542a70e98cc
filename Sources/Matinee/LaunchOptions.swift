/// What the command line asks for.
struct LaunchOptions: Equatable {
    /// In their order on the screen.
    enum Section: String, CaseIterable {
        case movies, music, library
    }

    /// Where to start; nil for the first section.
    var section: Section?
    /// Whether to use only the built-in catalogue, even with keys.
    var usesBuiltIn = false
    /// Whether to work without the network: only cached data are shown.
    var isOffline = false
    /// Whether to start without the last session.
    var startsFresh = false
    #if DEBUG
        /// The scene whose sample is shown, in place of the sections.
        var scene: String?
    #endif
}

/// What the program is to do.
enum LaunchRequest: Equatable {
    case run(LaunchOptions)
    case library(LibraryRequest)
    case showHelp
    case showManual
    case showVersion
}

extension LaunchRequest {
    /// - Parameter arguments: without the program's name.
    init(arguments: [String]) throws(LaunchError) {
        // With another word it is a command, not a section. --help works anywhere.
        if arguments.first == "library", arguments.count > 1, !arguments[1].hasPrefix("-") {
            let asksForHelp = arguments.contains { $0 == "--help" || $0 == "-h" }
            self = asksForHelp ? .showHelp : .library(try LibraryRequest(arguments: Array(arguments.dropFirst())))
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
            case "--builtin":
                options.usesBuiltIn = true
            case "--offline":
                options.isOffline = true
            case "--fresh":
                options.startsFresh = true
            #if DEBUG
                case "--scene":
                    guard let name = rest.popFirst() else { throw .sceneMissing }
                    options.scene = name
            #endif
            case _ where argument.hasPrefix("-"):
                throw .unknownOption(argument)
            default:
                guard options.section == nil else { throw .twoSections(argument) }
                guard let section = LaunchOptions.Section(rawValue: argument) else { throw .unknownSection(argument) }
                options.section = section
            }
        }
        self = .run(options)
    }
}
