import Entities
import LibraryStore

extension LibraryFailure {
    /// What is wrong, where, and what to do about it.
    ///
    /// - Parameter printable: replaces characters in a path that a terminal would obey.
    package func sentence(_ printable: (String) -> String) -> String {
        remedy.map { "\(finding(printable)); \($0)" } ?? finding(printable)
    }

    /// What is wrong, and where.
    package func finding(_ printable: (String) -> String) -> String {
        switch self {
        case .damaged(let path): "the library \(printable(path)) is damaged"
        case .unknownForm(let path): "the library \(printable(path)) lacks the tables of a library"
        case .misfit(let path, let table, let entry):
            "the library \(printable(path)) cannot be upgraded: a row of its table \(table) does not fit, that of entry \(entry)"
        case .notALibrary(let path): "\(printable(path)) belongs to another program"
        case .newerVersion(let path, let found, let known):
            "the library \(printable(path)) is from a newer Matinee (version \(found), known: \(known))"
        case .readOnly(let path): "the library \(printable(path)) cannot be written"
        case .diskFull(let path): "the disk of the library \(printable(path)) is full"
        case .busy(let path): "another program has the library \(printable(path)) locked"
        case .cannotOpen(let path): "the library \(printable(path)) cannot be opened"
        case .inputOutput(let path): "the disk of the library \(printable(path)) is failing"
        case .database(let path, let code): "SQLite reports error \(code) for the library \(printable(path))"
        case .noFolder: "there is no place for the library"
        case .emptyText(let field): "the \(field.word) is empty"
        case .tooLong(let field, let limit): "the \(field.word) is longer than \(limit) bytes"
        case .outOfRange(let field): "the \(field.word) is out of range"
        case .notFound: "it is not in the library any more"
        }
    }

    private var remedy: String? {
        switch self {
        case .damaged:
            "'matinee library export' saves what can be read of it; if that is nothing, put a copy in its place, or move its folder away and import an earlier export"
        case .unknownForm: "put a copy in its place, or move its folder away and import an earlier export"
        case .misfit:
            "delete that row with sqlite3; or export with 'matinee library export', move the folder away, and import that"
        case .notALibrary: "move it away, and Matinee makes a new library"
        case .newerVersion: "use that one"
        case .readOnly: "change the permissions of the file and its folder, or mount its disk for writing"
        case .diskFull: "make room, and try again"
        case .busy: "quit it, and try again"
        case .cannotOpen: "check that it is a file, its links, and its folders' permissions"
        case .inputOutput: "copy the file to another disk"
        case .database: "try again; 'matinee library check' tells whether the file is intact"
        case .noFolder: "set HOME, or XDG_DATA_HOME to an absolute path"
        case .emptyText, .tooLong, .outOfRange, .notFound: nil
        }
    }

    /// Whether the cause is not the content of the file.
    var isOutOfReach: Bool {
        switch self {
        case .readOnly, .diskFull, .busy, .cannotOpen, .inputOutput, .noFolder: true
        case .damaged, .unknownForm, .misfit, .notALibrary, .newerVersion, .database, .emptyText, .tooLong, .outOfRange,
            .notFound:
            false
        }
    }
}

extension LibraryField {
    fileprivate var word: String {
        switch self {
        case .title: "title"
        case .subtitle: "subtitle"
        case .date: "date"
        case .name: "name of the artist or album"
        case .note: "note"
        case .isbn: "ISBN"
        case .pages: "pages"
        case .rating: "rating"
        case .readingState: "state"
        case .tag: "tag"
        }
    }
}
