import Commands
import Services

extension SettingsWording {
    static let german = SettingsWording(
        denial: german, problem: german, keyProblem: german,
        notice: { sentence, more, path in
            Message(
                "Einstellungen, \(sentence)", remedy: more == 0 ? nil : "\(more) weitere: matinee config --check",
                place: path)
        },
        taken: { names, later in
            let next = later.isEmpty ? nil : "Ab dem nächsten Start: \(later.joined(separator: ", "))"
            return names.isEmpty
                ? Message(next ?? "Einstellungen übernommen")
                : Message("Übernommen: \(names.joined(separator: ", "))", remedy: next)
        },
        keys: "Tasten", setting: "Einstellung", value: "Wert", origin: "Woher", usual: "üblich",
        entered: { $0 ? "von Rechnern geteilt" : "in Matinee eingegeben" },
        line: { "Zeile \($0)" }, notShown: "gesetzt, verborgen",
        noFile: { "\($0): diese Datei gibt es nicht; 'matinee config --init' schreibt eine" },
        fileIsGood: { "\($0): keine Fehler" }, written: { "\($0): geschrieben" })

    @Sendable private static func german(_ expectation: SettingExpectation) -> String {
        switch expectation {
        case .anything: "ist nicht lesbar"
        case .flag: "ist weder on noch off"
        case .wholeNumber(let range): "ist keine ganze Zahl von \(range.lowerBound) bis \(range.upperBound)"
        case .webAddress: "ist keine Adresse, die mit http:// oder https:// beginnt und einen Rechner nennt"
        case .serverAddress: "ist nicht die Adresse eines Servers, https://… oder s3://…, ohne ein Passwort darin"
        case .key(let forms) where forms.count == 1: "ist nicht \(forms[0].german)"
        case .key(let forms): "ist weder \(forms.map(\.german).joined(separator: " noch "))"
        case .folder: "ist kein absoluter Pfad, und keiner, der mit ~/ beginnt"
        case .plainText: "ist kein Text aus höchstens 200 ASCII-Zeichen ohne ( ) und \\"
        case .oneOf(let known): "ist nichts davon: \(known.joined(separator: ", "))"
        case .words(let known):
            "ist keine Liste, mit Kommas, von manchem davon, jedes einmal: \(known.joined(separator: ", "))"
        case .theme(let known, let nearest):
            "nennt weder Farben, \(known.joined(separator: ", ")), noch eine eigene Datei, NAME.json5 im Ordner themes"
                + (nearest.map { "; gemeint: \($0)?" } ?? "")
        case .table: "ist keine Tabelle, { … }"
        case .keys: "ist weder der Name einer Taste noch eine Liste davon noch null"
        }
    }

    @Sendable private static func german(_ problem: ConfigurationProblem) -> String {
        let start = problem.start("Zeile")
        let guess: (String?) -> String = { $0.map { "; war \($0) gemeint?" } ?? "" }
        switch problem.kind {
        case .notReadable: return "die Datei ist nicht lesbar und gilt nicht; Rechte ändern oder verschieben"
        case .tooLarge(let limit): return "die Datei ist größer als \(limit >> 10) kB und gilt nicht"
        case .notUTF8: return "\(start)das ist kein Text in UTF-8; bis das stimmt, gilt die ganze Datei nicht"
        case .notJSON5(let column):
            let place = column.map { ", Spalte \($0)," } ?? ""
            let at = problem.line.map { "Zeile \($0)\(place) ist nicht verständlich" } ?? "das ist kein JSON5"
            return "\(at); bis das stimmt, gilt die ganze Datei nicht"
        case .noTable: return "\(start)die Datei ist keine einzelne Tabelle, { … }, und zählt nicht"
        case .unknown(let nearest): return "\(start)es gibt keine Einstellung \(problem.name)\(guess(nearest))"
        case .repeated: return "\(start)\(problem.name) steht zweimal da; das erste zählt"
        case .wrong(let expectation):
            return "\(start)\(problem.name) \(german(expectation)); es zählt als nicht gesetzt"
        }
    }

    @Sendable private static func german(_ problem: KeyProblem) -> String {
        let start = problem.start("Zeile")
        let guess: (String?) -> String = { $0.map { "; war \($0) gemeint?" } ?? "" }
        switch problem.kind {
        case .unknownPlace(let nearest):
            return "\(start): diesen Ort gibt es nicht, nur everywhere, list, detail und note\(guess(nearest))"
        case .unknownCommand(let nearest): return "\(start): diesen Befehl gibt es nicht\(guess(nearest))"
        case .notInThisPlace: return "\(start): dieser Befehl kann nur unter 'everywhere' Tasten haben"
        case .unknownKey(let text, let nearest): return "\(start): es gibt keine Taste '\(text)'\(guess(nearest))"
        case .neverSent(let key, let sent?): return "\(start): Terminals senden \(sent) für \(key); fällt weg"
        case .neverSent(let key, nil): return "\(start): Terminals senden nichts Eigenes für \(key); fällt weg"
        case .isText(let key): return "\(start): \(key) ist dort Text; fällt weg"
        case .isSequence(let keys): return "\(start): mehrere Tasten, \(keys), werden dort nicht gehört; fällt weg"
        case .taken(let key, let other, let taken):
            return key == taken
                ? "\(start): \(key) ist schon \(german(other)); das zählt"
                : "\(start): \(key) geht nicht neben \(taken) von \(german(other)); das zählt"
        case .tooMany(let limit): return "\(start): nur die ersten \(limit) Tasten zählen; lass die anderen weg"
        case .needed: return "\(start): ohne diese Tasten kommt niemand heraus; sie bleiben, wie sie waren"
        case .leftWithout(let by): return "\(start) hat keine Taste mehr: \(german(by)) hat die letzte genommen"
        }
    }

    private static func german(_ choice: KeyProblem.Choice) -> String {
        choice.name + (choice.line.map { " (Zeile \($0))" } ?? "")
    }
}

extension SettingExpectation.KeyForm {
    fileprivate var german: String {
        switch self {
        case .hexadecimal(let digits): "ein API-Schlüssel (\(digits) Hexadezimalziffern)"
        case .token(let start): "ein Lesezugriffs-Token (\(start)…)"
        }
    }
}
