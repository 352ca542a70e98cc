import Entities

extension Wording {
    @Sendable static func englishLibraryMessage(for failure: LibraryFailure) -> Message {
        func failed(_ what: String, _ why: String, _ remedy: String) -> Message {
            Message(what, why: why, remedy: remedy, isFailure: true)
        }
        return switch failure {
        case .damaged(let path):
            failed(
                "The library is damaged", "\(path) has lost its form; it is left as it is.",
                "Get out what can be read: matinee library export")
        case .notALibrary(let path):
            failed(
                "Not a library", "\(path) belongs to another program.",
                "Move it away, and start Matinee again.")
        case .newerVersion(let path, let found, let known):
            failed(
                "The library is of a later Matinee", "\(path) has version \(found); this Matinee knows \(known).",
                "Use the later Matinee to change it.")
        case .readOnly(let path):
            failed(
                "The library may not be written", "\(path) or its folder is read-only.",
                "Change its permissions, then try again.")
        case .diskFull(let path):
            failed(
                "The disk is full", "There is no room for \(path); nothing of this was stored.",
                "Make room, then try again.")
        case .busy(let path):
            failed(
                "The library is busy", "Another program holds \(path).",
                "End it, then try again.")
        case .cannotOpen(let path):
            failed(
                "The library cannot be opened", "There is no way to \(path).",
                "Check that it is a file, and its folders' permissions.")
        case .inputOutput(let path):
            failed(
                "The disk has failed", "\(path) could not be read or written.",
                "Copy the file to another disk.")
        case .noFolder:
            failed(
                "No place for the library", "Neither HOME nor XDG_DATA_HOME is set.",
                "Set one of them, and start Matinee again.")
        case .emptyText(let field):
            failed(
                "Nothing to store", "The \(englishName(field)) is empty.",
                "Enter some text.")
        case .tooLong(let field, let limit):
            failed(
                "Too long", "The \(englishName(field)) has more than \(limit) bytes.",
                "Shorten it, then try again.")
        case .notFound:
            failed(
                "No longer there", "Another Matinee has taken it out of the library.",
                "Press r to see what is there.")
        }
    }

    private static func englishName(_ field: LibraryField) -> String {
        switch field {
        case .title: "title"
        case .subtitle: "subtitle"
        case .name: "name"
        case .note: "note"
        }
    }
}
