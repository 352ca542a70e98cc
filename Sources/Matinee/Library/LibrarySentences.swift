import Entities

extension LibraryFailure {
    /// What is wrong, where, and what to do about it.
    ///
    /// - Parameter printable: makes a path harmless.
    func sentence(_ printable: (String) -> String) -> String {
        switch self {
        case .damaged(let path):
            "the library \(printable(path)) is damaged; get out what can be read with 'matinee library export', then move the file away and import that"
        case .unknownForm(let path):
            "the library \(printable(path)) has not the tables of a library; move it away, and import an export of it"
        case .notALibrary(let path):
            "\(printable(path)) belongs to another program; move it away, and Matinee makes a new library"
        case .newerVersion(let path, let found, let known):
            "the library \(printable(path)) is of a later Matinee (version \(found), known: \(known)); use that one"
        case .readOnly(let path):
            "the library \(printable(path)) may not be written; change the permissions of the file and its folder"
        case .diskFull(let path):
            "the disk of the library \(printable(path)) is full; make room, and try again"
        case .busy(let path):
            "another program holds the library \(printable(path)); end it, and try again"
        case .cannotOpen(let path):
            "the library \(printable(path)) cannot be opened; check that it is a file, and its folders' permissions"
        case .inputOutput(let path):
            "the disk of the library \(printable(path)) fails; copy the file to another disk"
        case .database(let path, let code):
            "SQLite reports error \(code) for the library \(printable(path)); try again, or get out what can be read with 'matinee library export'"
        case .noFolder:
            "there is no place for the library; set HOME, or XDG_DATA_HOME to an absolute path"
        case .emptyText(let field):
            "the \(field.word) is empty"
        case .tooLong(let field, let limit):
            "the \(field.word) is longer than \(limit) bytes"
        case .notFound:
            "it is not in the library any more"
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
        }
    }
}

extension ItemProblem {
    var words: String {
        switch self {
        case .notAnItem: "this is not an item"
        case .missing(let field): "'\(field)' is missing"
        case .malformed(let field): "'\(field)' is not in the form that export writes"
        case .unknownKind(let name): "its kind, '\(name)', is unknown to this version of Matinee"
        case .nothingToKeep: "it is neither a favourite nor has it a note"
        case .refused(let failure): failure.sentence { $0 }
        }
    }
}
