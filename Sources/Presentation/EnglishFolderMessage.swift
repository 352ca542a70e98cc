import Entities

extension Wording {
    @Sendable static func englishNotKept(_ kinds: [FolderKind], because failure: FolderFailure) -> Message {
        func message(_ why: String, _ remedy: String) -> Message {
            Message(englishNotKept(kinds), why: why, remedy: remedy, isFailure: true)
        }
        return switch failure {
        case .noHome: message("HOME is not an absolute path", "Set HOME, and start Matinee again.")
        case .notAFolder(let path): message("not a folder: \(path)", "Move it away, or name another folder.")
        case .notWritable(let path): message("may not be written: \(path)", "Change the permissions of the folder.")
        case .diskFull(let path): message("the disk is full: \(path)", "Make room.")
        case .inputOutput(let path): message("the disk fails: \(path)", "Check the disk.")
        case .unusable(let path): message("cannot be used: \(path)", "Name another folder.")
        }
    }

    private static func englishNotKept(_ kinds: [FolderKind]) -> String {
        guard kinds.count < FolderKind.allCases.count else { return "Nothing is kept" }
        let names = kinds.map { kind in
            switch kind {
            case .data: "favourites, notes"
            case .state: "session"
            case .cache: "answers"
            }
        }
        return "Not kept (\(names.joined(separator: ", ")))"
    }
}
