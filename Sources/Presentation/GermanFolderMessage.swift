import Entities

extension Wording {
    @Sendable static func germanNotKept(_ kinds: [FolderKind], because failure: FolderFailure) -> Message {
        func message(_ why: String, _ remedy: String) -> Message {
            Message(germanNotKept(kinds), why: why, remedy: remedy, isFailure: true)
        }
        return switch failure {
        case .noHome: message("HOME ist kein absoluter Pfad", "HOME setzen und Matinee neu starten.")
        case .notAFolder(let path):
            message("kein Ordner: \(path)", "Die Datei verschieben oder einen anderen Ordner angeben.")
        case .notWritable(let path): message("nicht beschreibbar: \(path)", "Die Rechte des Ordners ändern.")
        case .diskFull(let path): message("die Platte ist voll: \(path)", "Platz schaffen.")
        case .inputOutput(let path): message("die Platte versagt: \(path)", "Die Platte prüfen.")
        case .unusable(let path): message("nicht brauchbar: \(path)", "Einen anderen Ordner angeben.")
        }
    }

    private static func germanNotKept(_ kinds: [FolderKind]) -> String {
        guard kinds.count < FolderKind.allCases.count else { return "Nichts wird behalten" }
        let names = kinds.map { kind in
            switch kind {
            case .data: "Favoriten, Notizen"
            case .state: "Sitzung"
            case .cache: "Antworten"
            }
        }
        return "Nicht behalten (\(names.joined(separator: ", ")))"
    }
}
