import Entities

extension Wording {
    @Sendable static func germanLibraryMessage(for failure: LibraryFailure) -> Message {
        func failed(_ what: String, _ why: String, _ remedy: String) -> Message {
            Message(what, why: why, remedy: remedy, isFailure: true)
        }
        return switch failure {
        case .damaged(let path):
            failed(
                "Die Bibliothek ist beschädigt", "\(path) hat ihre Form verloren; sie bleibt, wie sie ist.",
                "Lesbares herausholen: matinee library export")
        case .notALibrary(let path):
            failed(
                "Keine Bibliothek", "\(path) gehört einem anderen Programm.",
                "Die Datei verschieben und Matinee neu starten.")
        case .newerVersion(let path, let found, let known):
            failed(
                "Die Bibliothek ist von einem späteren Matinee",
                "\(path) hat Version \(found); dieses Matinee kennt \(known).",
                "Zum Ändern das spätere Matinee nehmen.")
        case .readOnly(let path):
            failed(
                "Die Bibliothek ist schreibgeschützt", "\(path) oder ihr Ordner darf nicht geschrieben werden.",
                "Die Rechte ändern, dann noch einmal versuchen.")
        case .diskFull(let path):
            failed(
                "Der Datenträger ist voll", "Für \(path) ist kein Platz; hiervon wurde nichts gespeichert.",
                "Platz schaffen, dann noch einmal versuchen.")
        case .busy(let path):
            failed(
                "Die Bibliothek ist belegt", "Ein anderes Programm hält \(path).",
                "Es beenden, dann noch einmal versuchen.")
        case .cannotOpen(let path):
            failed(
                "Die Bibliothek lässt sich nicht öffnen", "Es führt kein Weg zu \(path).",
                "Prüfen, ob es eine Datei ist, und die Rechte ihrer Ordner.")
        case .inputOutput(let path):
            failed(
                "Der Datenträger versagt", "\(path) ließ sich nicht lesen oder schreiben.",
                "Die Datei auf einen anderen Datenträger kopieren.")
        case .noFolder:
            failed(
                "Kein Platz für die Bibliothek", "Weder HOME noch XDG_DATA_HOME ist gesetzt.",
                "Eines davon setzen und Matinee neu starten.")
        case .emptyText(let field):
            failed(
                "Nichts zu speichern", "Leer: \(germanName(field)).",
                "Einen Text eingeben.")
        case .tooLong(let field, let limit):
            failed(
                "Zu lang", "Mehr als \(limit) Bytes: \(germanName(field)).",
                "Kürzen, dann noch einmal versuchen.")
        case .notFound:
            failed(
                "Nicht mehr da", "Ein anderes Matinee hat es aus der Bibliothek genommen.",
                "r zeigt, was da ist.")
        }
    }

    private static func germanName(_ field: LibraryField) -> String {
        switch field {
        case .title: "Titel"
        case .subtitle: "Untertitel"
        case .name: "Name"
        case .note: "Notiz"
        }
    }
}
