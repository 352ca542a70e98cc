import Commands
import Entities
import Services

extension SourceWording {
    static func german(
        _ keys: KeyNames, _ failure: @escaping @Sendable (CatalogFailure) -> Message
    ) -> SourceWording {
        SourceWording(
            title: "Quellen",
            source: "Quelle",
            stateHeading: "Stand",
            state: { state in
                switch state {
                case .builtIn: "immer da"
                case .leftOut: "ausgelassen"
                case .keyMissing: "kein Schlüssel"
                case .notAsked: "noch nicht gefragt"
                case .cached: "aus dem Cache"
                case .live: "live"
                case .limited: "zu viele Anfragen"
                case .failing(let why): failure(why).what
                }
            },
            explanation: { state in
                switch state {
                case .leftOut:
                    "Mit --builtin gilt nur der eingebaute Katalog. Ohne --builtin gestartet, benutzt Matinee diese Quelle."
                case .keyMissing: "Sie braucht einen Schlüssel, den es auf ihrer Seite gibt. \(keys(.open)): eingeben."
                case .cached: "Seit dem Start nicht gefragt: Was zu sehen ist, ist aus dem Cache."
                case .builtIn, .notAsked, .live, .limited, .failing: nil
                }
            },
            limitedUntil: { "Sie bittet bis \($0) um keine weiteren Anfragen." },
            gives: "Hat",
            inUse: "Benutzt für",
            inUseByChoice: "Gewählt, bis Matinee endet, für",
            key: "Schlüssel",
            keyText: { key in
                switch key {
                case .missing: "keiner"
                case .environment(let variable):
                    "aus \(variable) (hat Vorrang vor einem, der hier eingegeben wird)"
                case .stored(let ending): "••••\(ending), hier eingegeben"
                }
            },
            keyWord: { key in
                switch key {
                case .missing: "keiner"
                case .environment(let variable): variable
                case .stored(let ending): "••••\(ending)"
                }
            },
            lastAnswer: "Letzte Antwort",
            cached: "Im Cache",
            asking: "wird gefragt",
            used: "in Gebrauch",
            answer: "Antwort",
            kept: { "\($0) behalten" },
            enterKey: { "Schlüssel für \($0)" },
            hintToSave: "prüfen und sichern",
            needsNoKey: { "\($0) braucht keinen Schlüssel." },
            keyIsNoUse: "Mit --builtin nützt ein Schlüssel nichts.",
            hasNoKey: { "Von \($0) ist kein Schlüssel da." },
            staysInEnvironment: {
                Message(
                    "Dieser Schlüssel lässt sich hier nicht entfernen", why: "Er steht in \($0).",
                    remedy: "Die Variable löschen.")
            },
            askToRemove: {
                Question("Den Schlüssel von ", name: $0, " entfernen?", yes: "entfernen", no: "behalten", keys: keys)
            },
            stored: { "\($0) nimmt den Schlüssel an. Er ist gespeichert." },
            removed: { "Der Schlüssel von \($0) ist entfernt." },
            failure: { reason, name in
                switch reason {
                case .malformed(let form?):
                    Message("Das ist kein passender Schlüssel: erwartet wird \(form.germanWords)", isFailure: true)
                case .malformed(nil): Message("\(name) braucht keinen Schlüssel", isFailure: true)
                case .notAccepted(.keyRejected): Message("\(name) nimmt diesen Schlüssel nicht an", isFailure: true)
                case .notAccepted(.keySuspended): Message("\(name) hat diesen Schlüssel gesperrt", isFailure: true)
                case .notAccepted(.notFound):
                    Message(
                        "Der Schlüssel ist nicht gespeichert",
                        why: "Unter der Adresse von \(name) gibt es nichts, was Schlüssel prüft.",
                        remedy: "Adresse prüfen, dann mit \(keys(.open)) noch einmal versuchen.", isFailure: true)
                case .notAccepted(let why):
                    Message(
                        "Der Schlüssel ist nicht gespeichert: \(failure(why).what)", why: failure(why).why,
                        remedy: "\(keys(.open)) versucht es noch einmal.", isFailure: true)
                case .file(let why): german(why, "Der Schlüssel ist nicht gespeichert")
                }
            },
            keysNotUsed: { german($0, "Die eingegebenen Schlüssel werden nicht benutzt") })
    }

    private static func german(_ failure: KeyFileFailure, _ what: String) -> Message {
        func message(_ why: String, _ remedy: String, _ path: String? = nil) -> Message {
            Message(what, why: why, remedy: remedy, place: path, isFailure: true)
        }
        return switch failure {
        case .noHome: message("HOME nennt keinen absoluten Pfad", "HOME setzen und Matinee neu starten.")
        case .openToOthers(let path):
            message("andere dürfen ihre Datei lesen", "chmod 600 darauf anwenden und Matinee neu starten.", path)
        case .notOwned(let path): message("ihre Datei gehört jemand anderem", "Sie verschieben.", path)
        case .damaged(let path):
            message("ihre Datei ist beschädigt", "Sie verschieben und die Schlüssel neu eingeben.", path)
        case .laterVersion(let path): message("ihre Datei ist von einem späteren Matinee", "Dieses benutzen.", path)
        case .cannotRead(let path): message("ihre Datei lässt sich nicht lesen", "Ihre Rechte ändern.", path)
        case .inUse(let path): message("ein anderes Matinee schreibt ihre Datei", "Noch einmal versuchen.", path)
        case .folder(let why): Wording.germanNotKept([.config], because: why)
        }
    }
}

extension SettingExpectation {
    /// What a key is.
    fileprivate var germanWords: String {
        guard case .key(let forms) = self else { return "die Form eines Schlüssels" }
        return forms.map { form in
            switch form {
            case .hexadecimal(let digits): "ein API-Schlüssel (\(digits) hexadezimale Ziffern)"
            case .token(let start): "ein Read Access Token (\(start)…)"
            }
        }.joined(separator: " oder ")
    }
}
