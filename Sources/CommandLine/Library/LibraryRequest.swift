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
            guard let folder = try Self.takeFolder(from: &rest) else {
                self = .export(try Self.takeFormat(from: &rest))
                break
            }
            let format = rest.isEmpty ? .letterboxd : try Self.takeFormat(from: &rest)
            guard format == .letterboxd else { throw .onlyForLetterboxd(Self.split) }
            self = .exportInParts(folder: folder)
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

    /// Nil where none is named.
    private static func takeFolder(from rest: inout [String]) throws(LaunchError) -> String? {
        guard let place = rest.firstIndex(where: { $0 == split || $0.hasPrefix("\(split)=") }) else { return nil }
        let option = rest.remove(at: place)
        let isApart = option == split
        let folder =
            isApart
            ? rest.indices.contains(place) ? rest.remove(at: place) : "" : option.dropFirst(split.count + 1).description
        guard !folder.isEmpty else { throw .folderMissing }
        return folder
    }

    private static func takeFormat(from rest: inout [String]) throws(LaunchError) -> ExportFormat {
        guard let option = rest.first else { return .json }
        let word: String
        if option == "--format" {
            word = rest.count > 1 ? rest[1] : ""
            rest.removeFirst(min(2, rest.count))
        } else if option.hasPrefix("--format=") {
            word = String(option.dropFirst("--format=".count))
            rest.removeFirst()
        } else if option.hasPrefix("-") {
            throw .unknownOption(option)
        } else {
            throw .oneTooMany(option)
        }
        guard !word.isEmpty else {
            throw .valueMissing(SettingOption("--format", argument: ExportFormat.names.joined(separator: "|")))
        }
        guard let format = ExportFormat(rawValue: word) else { throw .unknownFormat(word) }
        return format
    }
}
