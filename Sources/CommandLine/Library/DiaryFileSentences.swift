import DiaryFiles
import Entities

extension DiaryFile.Place {
    /// `diary.csv, line 12`
    var words: String {
        let place =
            switch unit {
            case .line: "line \(number)"
            case .item: "item \(number)"
            }
        return (member.map { "\($0.printable), " } ?? "") + place
    }
}

extension DiaryFileProblem {
    var words: String {
        switch self {
        case .brokenQuotes: "a quotation mark is not closed, or stands within a text"
        case .notText: "this is no text that the service writes"
        case .wrongFieldCount(let found, let expected): "there are \(found) fields, not \(expected)"
        case .missing(let field): "'\(field.printable)' is missing"
        case .malformed(let field): "'\(field.printable)' is not in the form that the service writes"
        case .tooLong(let field, let limit): "'\(field.printable)' is longer than \(limit) bytes"
        case .notAnItem: "this is not an item"
        case .otherKind(let name): "it is neither a film nor a book, but '\(name.printable)'"
        case .namelessList: "this is a list, and the file does not say what it is called"
        case .remarkInList: "what is written here about a film of the list is not kept; the film is in the list"
        case .playsToTheMinute:
            "what was played is not taken from this file, which knows the minutes alone; ask Spotify for the extended history"
        case .unreadablePart: "this part cannot be read"
        }
    }
}

extension DiaryFileFailure {
    /// Why nothing was taken in of a file, and what to do.
    var words: String {
        switch self {
        case .notRecognised:
            "is neither what 'matinee library export' writes nor a file of \(DiaryService.namesOfTakenIn)"
        case .namelessPart(let service):
            "is a part of what \(service.name) gives, and its name does not say which; give it its own name back, or import the zip"
        case .damaged: "is damaged, or locked by a password"
        case .tooLarge(let limit): "has more than \(limit / 1_000_000) MB"
        case .zipBomb: "would fill the memory when it is unpacked"
        case .tooManyMembers(let limit): "has more than \(limit) parts"
        case .tooManyRows(let limit): "has more than \(limit) rows"
        case .tooManyEvents(let limit): "has more than \(limit) entries"
        case .noArchiveLibrary(let name):
            "is a zip, and \(name) is not installed (Debian: libarchive13); unpack it, or install that"
        }
    }
}

extension DiaryService {
    /// `Letterboxd, IMDb … or Spotify`
    static var namesOfTakenIn: String { names(allCases, "or") }

    /// `Last.fm, ListenBrainz and Spotify`
    static var namesOfPlays: String { names(ofPlays, "and") }

    private static func names(_ services: [DiaryService], _ word: String) -> String {
        let names = services.map(\.name)
        return "\(names.dropLast().joined(separator: ", ")) \(word) \(names.last ?? "")"
    }
}

extension LeftOutPlay {
    /// Why they are left out.
    var words: String {
        switch self {
        case .tooShort: "played for less than \(Plays.shortest) seconds"
        case .noMusic: "podcasts and books, and no music"
        case .nameless: "without the name of an artist or a track"
        }
    }
}
