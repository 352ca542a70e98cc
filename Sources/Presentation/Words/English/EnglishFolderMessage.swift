import Entities

extension Wording {
    @Sendable static func englishNotKept(_ kinds: [FolderKind], because failure: FolderFailure) -> Message {
        func message(_ why: String, _ remedy: String, _ path: String? = nil) -> Message {
            Message(englishNotKept(kinds), why: why, remedy: remedy, place: path, isFailure: true)
        }
        return switch failure {
        case .noHome: message("HOME is not set to an absolute path", "Set HOME, and start Matinee again.")
        case .notAFolder(let path): message("not a folder", "Move it away, or name another folder.", path)
        case .notWritable(let path): message("the folder may not be written", "Change its permissions.", path)
        case .diskFull(let path): message("the disk is full", "Make room.", path)
        case .inputOutput(let path): message("the disk fails", "Check the disk.", path)
        case .unusable(let path): message("the folder cannot be used", "Name another one.", path)
        }
    }

    private static func englishNotKept(_ kinds: [FolderKind]) -> String {
        guard kinds.count < FolderKind.allCases.count else { return "Nothing is kept" }
        let names = kinds.map { kind in
            switch kind {
            case .data: "favourites, notes"
            case .state: "session"
            case .cache: "answers"
            case .config: "keys"
            }
        }
        return "Not kept (\(names.joined(separator: ", ")))"
    }
}
