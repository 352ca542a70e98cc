import Commands
import Entities
import Services

extension SourceWording {
    static func spanish(
        _ keys: KeyNames, _ failure: @escaping @Sendable (CatalogFailure) -> Message
    ) -> SourceWording {
        SourceWording(
            title: "Fuentes",
            source: "Fuente",
            stateHeading: "Estado",
            state: { state in
                switch state {
                case .builtIn: "siempre ahí"
                case .leftOut: "omitida"
                case .keyMissing: "sin clave"
                case .notAsked: "sin preguntar"
                case .cached: "en caché"
                case .live: "en directo"
                case .limited: "demasiadas peticiones"
                case .failing(let why): failure(why).what.lowercasingFirst
                }
            },
            explanation: { state in
                switch state {
                case .leftOut:
                    "Con --builtin no se pregunta a nadie más. Inicia Matinee sin esa opción para usar esta fuente."
                case .keyMissing:
                    "Necesita una clave, que se obtiene en su página. Pulsa \(keys(.open)) para introducirla."
                case .cached:
                    "Nadie le ha preguntado desde el inicio: lo que hay aquí de ella se guardó con anterioridad."
                case .builtIn, .notAsked, .live, .limited, .failing: nil
                }
            },
            limitedUntil: { "Pide que no haya más peticiones hasta \($0)." },
            gives: "Tiene",
            inUse: "En uso para",
            inUseByChoice: "Elegida, hasta que termine Matinee, para",
            key: "Clave",
            keyText: { key in
                switch key {
                case .missing: "ninguna"
                case .environment(let variable):
                    "de \(variable) (vale antes que una introducida aquí)"
                case .stored(let ending): "••••\(ending), introducida aquí"
                }
            },
            keyWord: { key in
                switch key {
                case .missing: "ninguna"
                case .environment(let variable): variable
                case .stored(let ending): "••••\(ending)"
                }
            },
            lastAnswer: "Última respuesta",
            cached: "En caché",
            asking: "preguntando",
            used: "en uso",
            answer: "Respuesta",
            kept: { "\($0) guardados" },
            enterKey: { "Clave para \($0)" },
            hintToSave: "probar y guardar",
            needsNoKey: { "\($0) no necesita ninguna clave." },
            keyIsNoUse: "Con --builtin, una clave no sirve de nada.",
            hasNoKey: { "No hay ninguna clave de \($0) que eliminar." },
            staysInEnvironment: {
                Message(
                    "Esta clave no se puede eliminar aquí", why: "Está en \($0).", remedy: "Elimina esa variable.")
            },
            askToRemove: {
                Question("¿Eliminar la clave de ", name: $0, "?", yes: "eliminar", no: "conservar", keys: keys)
            },
            stored: { "\($0) acepta la clave. Está guardada." },
            removed: { "La clave de \($0) está eliminada." },
            failure: { reason, name in
                switch reason {
                case .malformed(let form?): Message("Esto no es \(form.spanishWords)", isFailure: true)
                case .malformed(nil): Message("\(name) no necesita ninguna clave", isFailure: true)
                case .notAccepted(.keyRejected): Message("\(name) no acepta esta clave", isFailure: true)
                case .notAccepted(.keySuspended): Message("\(name) ha suspendido esta clave", isFailure: true)
                case .notAccepted(.notFound):
                    Message(
                        "La clave no está guardada",
                        why: "En la dirección de \(name) no hay nada que compruebe claves.",
                        remedy: "Revisa esa dirección y pulsa \(keys(.open)) para volver a intentarlo.", isFailure: true
                    )
                case .notAccepted(let why):
                    Message(
                        "La clave no está guardada: \(failure(why).what.lowercasingFirst)", why: failure(why).why,
                        remedy: "Pulsa \(keys(.open)) para reintentarlo.", isFailure: true)
                case .file(let why): spanish(why, "La clave no está guardada")
                }
            },
            keysNotUsed: { spanish($0, "Las claves introducidas no se usan") })
    }

    private static func spanish(_ failure: KeyFileFailure, _ what: String) -> Message {
        func message(_ why: String, _ remedy: String, _ path: String? = nil) -> Message {
            Message(what, why: why, remedy: remedy, place: path, isFailure: true)
        }
        return switch failure {
        case .noHome: message("HOME no indica una ruta absoluta", "Define HOME y reinicia Matinee.")
        case .openToOthers(let path):
            message("otros pueden leer su archivo", "Aplícale chmod 600 y reinicia Matinee.", path)
        case .notOwned(let path): message("su archivo no es tuyo", "Apártalo.", path)
        case .damaged(let path):
            message("su archivo está dañado", "Apártalo e introduce las claves de nuevo.", path)
        case .laterVersion(let path): message("su archivo es de un Matinee posterior", "Usa ese.", path)
        case .cannotRead(let path): message("su archivo no se puede leer", "Cambia sus permisos.", path)
        case .inUse(let path): message("otro Matinee está escribiendo su archivo", "Inténtalo de nuevo.", path)
        case .folder(let why): Wording.spanishNotKept([.config], because: why)
        }
    }
}

extension SettingExpectation {
    /// What a key is.
    fileprivate var spanishWords: String {
        guard case .key(let forms) = self else { return "una clave" }
        return forms.map { form in
            switch form {
            case .hexadecimal(let digits): "una clave de API (\(digits) cifras hexadecimales)"
            case .token(let start): "un token de acceso de lectura (\(start)…)"
            }
        }.joined(separator: " ni ")
    }
}
