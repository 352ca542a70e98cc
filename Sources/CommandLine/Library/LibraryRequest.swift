package import Entities
package import LibraryStore
import Services

/// What `matinee library …` is to do.
package enum LibraryRequest: Equatable {
    case path
    case check
    case export(ExportFormat)
    /// Letterboxd's table, in files of the size that it takes.
    case exportInParts(folder: String)
    /// - Parameter isTrial: whether it is only said what would be taken in.
    case importFiles([String], isTrial: Bool)
    /// The last import.
    case takeBackImport
    /// One of them is kept.
    case separate(ItemID, ItemID)
    /// The lists that somebody has made; or the one of that name, as Markdown.
    case lists(String?)
    /// To bring the reading list and the shared shelf together.
    case synchronize
}

extension LibraryRequest {
    /// - Parameter arguments: those after `library`. There is at least one, since `library` alone is a section.
    package init(arguments: [String]) throws(LaunchError) {
        let verb = arguments.first ?? ""
        var rest = Array(arguments.dropFirst())
        switch verb {
        case "path": self = .path
        case "check": self = .check
        case "sync": self = .synchronize
        case "lists":
            self = .lists(rest.first)
            rest = Array(rest.dropFirst())
        case "export":
            self = try Self.export(rest)
            rest = []
        case "import":
            let options = rest.filter { $0.hasPrefix("-") && $0 != "-" }
            rest.removeAll { $0.hasPrefix("-") && $0 != "-" }
            if let unknown = options.first(where: { !["--dry-run", "--undo"].contains($0) }) {
                throw .unknownOption(unknown)
            }
            if options.contains("--undo") {
                self = .takeBackImport
                if options.contains("--dry-run") { throw .oneTooMany("--dry-run") }
                break
            }
            guard !rest.isEmpty else { throw .libraryFileMissing }
            self = .importFiles(rest, isTrial: options.contains("--dry-run"))
            rest = []
        case "separate":
            let ids = rest.prefix(2).compactMap { ItemID(stableText: $0) }
            guard ids.count == 2 else { throw .libraryIDsMissing }
            rest.removeFirst(2)
            self = .separate(ids[0], ids[1])
        default: throw .unknownLibraryVerb(verb)
        }
        if let word = rest.first { throw .oneTooMany(word) }
    }

    private static let split = "--split"

    /// - Parameter arguments: those after `library export`.
    private static func export(_ arguments: [String]) throws(LaunchError) -> LibraryRequest {
        var (format, folder) = (ExportFormat?.none, String?.none)
        var rest = CommandLineArguments(arguments, of: "library export")
        while let part = try rest.next() {
            switch part {
            case .option(split, let value):
                guard let value, !value.isEmpty else { throw .folderMissing }
                folder = value
            case .option(let name, let value): format = try Self.format(value, of: name)
            case .word(let word): throw .oneTooMany(word)
            }
        }
        guard let folder else { return .export(format ?? .json) }
        guard [nil, .letterboxd].contains(format) else { throw .onlyForLetterboxd(split) }
        return .exportInParts(folder: folder)
    }

    /// - Parameter word: nil where nothing stands behind the option.
    private static func format(_ word: String?, of option: String) throws(LaunchError) -> ExportFormat {
        guard let word, !word.isEmpty else {
            throw .valueMissing(SettingOption(option, argument: ExportFormat.names.joined(separator: "|")))
        }
        guard let format = ExportFormat(rawValue: word) else { throw .unknownFormat(word) }
        return format
    }
}
