import Commands
import Entities

extension LibraryWording {
    static func german(_ sources: SourceNames, _ keys: KeyNames) -> LibraryWording {
        LibraryWording(
            title: "Bibliothek",
            place: "auf diesem Rechner",
            view: "Ansicht",
            views: "Ansichten",
            all: "Alle",
            byAdded: "neueste zuerst",
            byTitle: "nach Titel",
            byKind: "nach Art",
            byLength: "nach Länge",
            pages: { $0.of("Seite", "Seiten", in: .german) },
            empty: Message(
                "Noch nichts behalten", why: "Hier steht später alles, zu dem du zurückkommen willst.",
                hints: [
                    .init(keys(.favourite), "behält Gewähltes"), .init(keys(.note), "schreibt eine Notiz"),
                    .init(keys(.keepView), "behält eine Liste"), .init(keys(.importFile), "importiert"),
                ]),
            nothingMatches: {
                Message(
                    "Nichts passt zu „\($0)“",
                    remedy: $1
                        ? "Enter behält den Filter, Esc beendet ihn."
                        : "\(keys(.filter)) ändert den Filter, \(keys(.back)) beendet ihn.")
            },
            failure: { germanFailure($0, again: "\(keys(.refresh)) drücken", keys) },
            orderFailed: { germanFailure($0, again: "noch einmal versuchen", keys) },
            cannotStore: { germanFailure($0, again: "speichert Matinee wieder", isAsked: false, keys) },
            keptFrom: { source, access in
                let way =
                    switch access {
                    case .key(let source):
                        "\(keys(.sources)) drücken und den Schlüssel von \(sources.name(of: source)) eingeben"
                    case .withoutBuiltIn: "Matinee ohne --builtin starten"
                    }
                return
                    "Von \(sources.name(of: source)), das gerade nicht offen ist: Das ist davon behalten. Zum Öffnen \(way)."
            },
            unknown: { part in
                switch part {
                case .kind(let name), .source(let name), .date(let name), .readingState(let name): "unbekannt: \(name)"
                case .identity: "unbekannt: was es ist"
                }
            },
            notUnderstood: { part in
                switch part {
                case .kind(let name): "Seine Art, „\(name)“, kennt diese Version von Matinee nicht."
                case .source(let name): "Es ist von „\(name)“, was diese Version von Matinee nicht kennt."
                case .identity: "Woran es zu erkennen wäre, passt nicht zu seiner Art."
                case .date(let text): "Sein Datum, „\(text)“, hat eine Form, die diese Version von Matinee nicht kennt."
                case .readingState(let name):
                    "Seinen Platz auf der Leseliste, „\(name)“, kennt diese Version von Matinee nicht."
                }
            },
            staysAsItIs: "Es bleibt, wie es ist, und wird mit dem Übrigen exportiert.",
            added: { "In der Bibliothek seit \($0)" },
            searching: { "„\($0)“" },
            viewHint: "Die Eingabetaste zeigt ihre Liste.",
            viewIsClosed: Message(
                "Keine Quelle hat jetzt solche Listen", why: "Von den benutzten bietet sie keine an.",
                remedy: "Drücke \(keys(.sources)) für die Quellen."),
            noSuchView: {
                Message(
                    "Es gibt keine Ansicht „\($0)“", why: "Die Bibliothek hat keine dieses Namens.",
                    remedy: "\(keys(.keepView)) behält eine Liste als Ansicht; MATINEE_SECTIONS nennt sie.")
            },
            note: "Notiz",
            askDelete: { title, parts in
                let goes = parts.text(
                    entries: { $0.number == 1 ? "Tagebucheintrag" : "\($0.text) Tagebucheinträgen" },
                    rating: "Bewertung", note: "Notiz", and: " und ")
                return Question(
                    "„", name: title, goes.map { "“ mit \($0) löschen?" } ?? "“ löschen?", yes: "löschen",
                    no: "behalten", keys: keys)
            },
            deleted: { "Gelöscht: „\($0)“ · \(keys(.undo)) nimmt es zurück" },
            restored: { "Wieder da: „\($0)“" },
            restoredInPart: { "Wieder da, bis auf seitdem Geändertes: „\($0)“" },
            undone: { "Zurückgenommen: „\($0)“" },
            undoneInPart: { "Zurückgenommen, bis auf seitdem Geändertes: „\($0)“" },
            changedSince: { "Seitdem geändert, und so geblieben: „\($0)“" },
            favouriteAdded: { "Jetzt ein Favorit: „\($0)“" },
            favouriteRemoved: { "Kein Favorit mehr: „\($0)“ · \(keys(.undo)) nimmt es zurück" },
            noteRemoved: { "Notiz entfernt: „\($0)“ · \(keys(.undo)) nimmt es zurück" },
            noteRestored: { "Die Notiz ist wieder da: „\($0)“" },
            nothingToUndo: "Nichts rückgängig zu machen",
            waiting: Message(
                "Noch nicht gespeichert", why: "Die Bibliothek ist belegt.", remedy: "Matinee wartet auf sie."),
            hintToClose: "sichern und schließen",
            line: "Zeile",
            words: { $0.of("Wort", "Wörter", in: .german) },
            noteAbout: { "Notiz zu \($0)" },
            unsaved: "nicht gesichert",
            unsavedDraft: "nicht gesichert, Entwurf behalten",
            typedAhead: "Was du tippst, kommt ans Ende der Notiz.",
            saving: "sichert …",
            saved: "gesichert",
            askDiscard: Question("Das Geschriebene verwerfen?", yes: "verwerfen", no: "behalten", keys: keys),
            historyOf: { "Frühere Fassungen · \($0)" },
            writtenBeside: { "\($0) · andere Fassung" },
            noEarlierTexts: Message(
                "Keine früheren Fassungen", why: "Beim Sichern der Notiz bleibt die Fassung davor erhalten.",
                remedy: "Esc führt zur Notiz zurück."),
            severalVersions: {
                Message(
                    "\($0.of("Fassung", "Fassungen", in: .german)) dieser Notiz",
                    why: "Sie wurde auf mehreren Geräten zugleich geschrieben.",
                    remedy: "\(keys(.history)) zeigt die anderen, \(keys(.joinVersions)) vereint alle, \(keys(.save)) "
                        + "behält diese.")
            },
            editorFailed: germanEditorFailure,
            temporaryFolderUnusable: { "TMPDIR ist nicht brauchbar (\($0)); die Notiz war so lange in \($1)." },
            textStays:
                "Der Text ist noch hier: \(keys(.save)) versucht es noch einmal, \(keys(.discard)) verwirft ihn.",
            overwritten: "Ein anderes Matinee hatte die Notiz geändert; jener Text bleibt als frühere Fassung.",
            newerStays: "Nicht entfernt: Ein anderes Matinee hat diese Notiz geändert.")
    }

    /// - Parameters:
    ///   - again: what to do once it can succeed, or what is then.
    ///   - isAsked: whether it is the answer to something that can be tried again.
    private static func germanFailure(
        _ failure: LibraryFailure, again: String, isAsked: Bool = true, _ keys: KeyNames
    ) -> Message {
        func failed(_ what: String, _ why: String, _ remedy: String, at path: String? = nil) -> Message {
            Message(what, why: why, remedy: remedy, place: path, isFailure: true)
        }
        let rescue = "Sie bleibt, wie sie ist. `matinee library check` sagt mehr."
        switch failure {
        case .damaged(let path):
            return failed("Die Bibliothek ist beschädigt", "Ihre Datei ist unlesbar geworden.", rescue, at: path)
        case .unknownForm(let path):
            return failed(
                "Das ist keine Bibliothek, die Matinee kennt", "Der Datei fehlen die Tabellen einer Bibliothek.",
                rescue, at: path)
        case .misfit(let path, let table, let entry):
            return failed(
                "Die Bibliothek lässt sich nicht umstellen",
                "Eine Zeile ihrer Tabelle \(table) passt nicht: die zum Eintrag \(entry).", rescue, at: path)
        case .notALibrary(let path):
            return failed("Keine Bibliothek", "Die Datei gehört einem anderen Programm.", rescue, at: path)
        case .newerVersion(let path, let found, let known):
            return failed(
                "Die Bibliothek ist von einem neueren Matinee", "Sie hat Version \(found); dieses kennt \(known).",
                "Das neuere Matinee verwenden.", at: path)
        case .readOnly(let path):
            return failed(
                "Die Bibliothek lässt sich nicht schreiben", "Ihre Datei ist schreibgeschützt.",
                "Schreiben erlauben, dann \(again).", at: path)
        case .diskFull(let path):
            return failed(
                "Der Datenträger ist voll", "Für die Bibliothek ist kein Platz.",
                isAsked ? "Platz schaffen und noch einmal versuchen." : "Platz schaffen, dann \(again).", at: path)
        case .busy(let path):
            return failed(
                "Die Bibliothek ist in Gebrauch", "Ein anderes Programm hat sie gesperrt.",
                "Sobald sie frei ist, \(again).",
                at: path)
        case .cannotOpen(let path):
            return failed(
                "Die Bibliothek lässt sich nicht öffnen", "Ihre Datei ist nicht erreichbar.",
                "Den Ordner prüfen, dann \(again).", at: path)
        case .inputOutput(let path):
            return failed(
                "Der Datenträger versagt", "Die Bibliothek war nicht zu lesen oder zu schreiben.",
                "Den Datenträger prüfen.", at: path)
        case .database(let path, let code):
            return failed(
                "Die Datenbank hat das abgelehnt", "SQLite meldet Fehler \(code).",
                (isAsked ? "Noch einmal versuchen. " : "") + rescue, at: path)
        case .noFolder:
            return failed(
                "Kein Ort für eine Bibliothek", "Weder XDG_DATA_HOME noch HOME ist gesetzt.",
                "Eines setzen und Matinee neu starten.")
        case .emptyText(.note):
            return failed("Die Notiz ist leer", "Es gibt nichts zu behalten.", "Erst etwas schreiben.")
        case .emptyText:
            return failed("Das hat keinen Namen", "Nichts fände es wieder.", "Es lässt sich nicht behalten.")
        case .tooLong(.note, let limit):
            return failed("Die Notiz ist zu lang", "Höchstens \(limit / 1_024) KB werden behalten.", "Kürzen.")
        case .tooLong(_, let limit):
            return failed(
                "Der Name ist zu lang", "Höchstens \(limit / 1_024) KB werden behalten.",
                "Es lässt sich nicht behalten.")
        case .outOfRange(.rating):
            return failed("Diese Bewertung gibt es nicht", "Sie reicht von 1 bis 5.", "Eine davon wählen.")
        case .outOfRange:
            return failed("So viele Seiten hat kein Buch", "1 bis 100.000 sind möglich.", "Die Seiten berichtigen.")
        case .notFound:
            return failed(
                "Nicht mehr in der Bibliothek", "Es wurde anderswo gelöscht.",
                "\(keys(.refresh)) sieht noch einmal nach.")
        }
    }
}
