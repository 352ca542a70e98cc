import Entities

extension Wording {
    @Sendable static func germanNotKept(_ kinds: [FolderKind], because failure: FolderFailure) -> Message {
        func message(_ why: String, _ remedy: String, _ path: String? = nil) -> Message {
            Message(germanNotKept(kinds), why: why, remedy: remedy, place: path, isFailure: true)
        }
        return switch failure {
        case .noHome: message("HOME nennt keinen absoluten Pfad", "HOME setzen und Matinee neu starten.")
        case .notAFolder(let path):
            message("kein Ordner", "Die Datei verschieben oder einen anderen Ordner angeben.", path)
        case .notWritable(let path): message("der Ordner ist nicht beschreibbar", "Seine Rechte ändern.", path)
        case .diskFull(let path): message("die Platte ist voll", "Platz schaffen.", path)
        case .inputOutput(let path): message("die Platte versagt", "Die Platte prüfen.", path)
        case .unusable(let path): message("der Ordner ist nicht brauchbar", "Einen anderen angeben.", path)
        }
    }

    private static func germanNotKept(_ kinds: [FolderKind]) -> String {
        guard kinds.count < FolderKind.allCases.count else { return "Nichts wird behalten" }
        let names = kinds.map { kind in
            switch kind {
            case .data: "Favoriten, Notizen"
            case .state: "Sitzung"
            case .cache: "Antworten"
            case .config: "Schlüssel"
            }
        }
        return "Nicht behalten (\(names.joined(separator: ", ")))"
    }
}
