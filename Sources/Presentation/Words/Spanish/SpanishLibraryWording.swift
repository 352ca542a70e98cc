import Commands
import Entities

extension LibraryWording {
    static func spanish(_ sources: SourceNames, _ keys: KeyNames) -> LibraryWording {
        LibraryWording(
            title: "Biblioteca",
            place: "en este equipo",
            view: "Vista",
            views: "vistas",
            all: "Todo",
            byAdded: "lo último primero",
            byTitle: "por título",
            byKind: "por tipo",
            byLength: "por duración",
            pages: { $0.of("página", "páginas", in: .spanish) },
            empty: Message(
                "Aún no se ha guardado nada", why: "Aquí estará todo aquello a lo que quieras volver.",
                hints: [
                    .init(keys(.favourite), "guarda lo elegido"), .init(keys(.note), "escribe una nota"),
                    .init(keys(.keepView), "guarda una lista"), .init(keys(.importFile), "importa"),
                ]),
            nothingMatches: {
                Message(
                    "Nada coincide con «\($0)»",
                    remedy: $1
                        ? "Enter conserva el filtro, Esc lo quita."
                        : "Pulsa \(keys(.filter)) para cambiar el filtro, \(keys(.back)) para quitarlo.")
            },
            failure: { spanishFailure($0, again: "pulsa \(keys(.refresh))", keys) },
            orderFailed: { spanishFailure($0, again: "inténtalo de nuevo", keys) },
            cannotStore: { spanishFailure($0, again: "Matinee volverá a guardar", isAsked: false, keys) },
            keptFrom: { source, access in
                let way =
                    switch access {
                    case .key(let source): "pulsa \(keys(.sources)) e introduce la clave de \(sources.name(of: source))"
                    case .withoutBuiltIn: "inicia Matinee sin --builtin"
                    }
                return
                    "De \(sources.name(of: source)), que ahora no está abierta: esto es lo que se conserva de ella. Para abrirla, \(way)."
            },
            unknown: { part in
                switch part {
                case .kind(let name), .source(let name), .date(let name), .readingState(let name):
                    "desconocido: \(name)"
                case .identity: "desconocido: su identidad"
                }
            },
            notUnderstood: { part in
                switch part {
                case .kind(let name): "Esta versión de Matinee no conoce su tipo, «\(name)»."
                case .source(let name): "Es de «\(name)», que esta versión de Matinee no conoce."
                case .identity: "Lo que lo identifica no corresponde a su tipo."
                case .date(let text): "Su fecha, «\(text)», tiene una forma que esta versión de Matinee no conoce."
                case .readingState(let name):
                    "Esta versión de Matinee no conoce su lugar en la lista de lectura, «\(name)»."
                }
            },
            staysAsItIs: "Se queda como está, y se exporta con lo demás.",
            added: { "En la biblioteca desde \($0)" },
            searching: { "«\($0)»" },
            viewHint: "Enter muestra su lista.",
            viewIsClosed: Message(
                "Ninguna fuente tiene ahora esas listas", why: "Ninguna de las que están abiertas las tiene.",
                remedy: "Pulsa \(keys(.sources)) para ver las fuentes."),
            noSuchView: {
                Message(
                    "No hay ninguna vista «\($0)»", why: "La biblioteca no tiene ninguna con ese nombre.",
                    remedy: "\(keys(.keepView)) conserva una lista como vista; MATINEE_SECTIONS la nombra.")
            },
            note: "Nota",
            askDelete: { title, parts in
                let goes = parts.text(
                    entries: { $0.number == 1 ? "su entrada del diario" : "sus \($0.text) entradas del diario" },
                    rating: "su puntuación", note: "su nota", and: " y ")
                // More than one of them is told off behind it: no chain of what belongs to what.
                let isOne = [parts.entries != nil, parts.hasRating, parts.hasNote].count { $0 } == 1
                return Question(
                    "¿Borrar «", name: title, goes.map { "»\(isOne ? " y" : ",") \($0)?" } ?? "»?", yes: "borrar",
                    no: "conservar", keys: keys)
            },
            deleted: { "Borrado: «\($0)» · \(keys(.undo)) lo deshace" },
            restored: { "Recuperado: «\($0)»" },
            restoredInPart: { "Recuperado, salvo lo cambiado desde entonces: «\($0)»" },
            undone: { "Deshecho: «\($0)»" },
            undoneInPart: { "Deshecho, salvo lo cambiado desde entonces: «\($0)»" },
            changedSince: { "Cambiado desde entonces; queda como está: «\($0)»" },
            favouriteAdded: { "Ahora es favorito: «\($0)»" },
            favouriteRemoved: { "Ya no es favorito: «\($0)» · \(keys(.undo)) lo deshace" },
            noteRemoved: { "Nota eliminada: «\($0)» · \(keys(.undo)) lo deshace" },
            noteRestored: { "La nota vuelve a estar: «\($0)»" },
            nothingToUndo: "No hay nada que deshacer",
            waiting: Message(
                "Aún sin guardar", why: "La biblioteca está ocupada.", remedy: "Matinee la espera."),
            hintToClose: "guardar y cerrar",
            line: "Línea",
            words: { $0.of("palabra", "palabras", in: .spanish) },
            noteAbout: { "Nota sobre \($0)" },
            unsaved: "sin guardar",
            unsavedDraft: "sin guardar, con borrador",
            typedAhead: "Lo que escribas se añade a la nota.",
            saving: "guardando…",
            saved: "guardada",
            askDiscard: Question("¿Descartar lo escrito?", yes: "descartar", no: "conservar", keys: keys),
            historyOf: { "Textos anteriores · \($0)" },
            writtenBeside: { "\($0) · otra versión" },
            noEarlierTexts: Message(
                "No hay textos anteriores", why: "Al guardar la nota se conserva el texto que había antes.",
                remedy: "Esc lleva de vuelta a la nota."),
            severalVersions: {
                Message(
                    "\($0.of("versión", "versiones", in: .spanish)) de esta nota",
                    why: "Se escribió en varios equipos a la vez.",
                    remedy:
                        "\(keys(.history)) muestra las otras, \(keys(.joinVersions)) las une, \(keys(.save)) conserva "
                        + "esta.")
            },
            editorFailed: spanishEditorFailure,
            temporaryFolderUnusable: { "TMPDIR no se puede usar (\($0)); mientras tanto, la nota estaba en \($1)." },
            textStays: "Tu texto sigue aquí: \(keys(.save)) lo intenta de nuevo, \(keys(.discard)) lo descarta.",
            overwritten: "Otro Matinee había cambiado esta nota; aquel texto se conserva como versión anterior.",
            newerStays: "No se ha eliminado: otro Matinee ha cambiado esta nota.")
    }

    /// - Parameters:
    ///   - again: what to do once it can succeed, or what is then.
    ///   - isAsked: whether it is the answer to something that can be tried again.
    private static func spanishFailure(
        _ failure: LibraryFailure, again: String, isAsked: Bool = true, _ keys: KeyNames
    ) -> Message {
        func failed(_ what: String, _ why: String, _ remedy: String, at path: String? = nil) -> Message {
            Message(what, why: why, remedy: remedy, place: path, isFailure: true)
        }
        let rescue = "Se queda como está. `matinee library check` dice más."
        switch failure {
        case .damaged(let path):
            return failed("La biblioteca está dañada", "Su archivo ha perdido la forma.", rescue, at: path)
        case .unknownForm(let path):
            return failed(
                "La biblioteca tiene una forma desconocida", "Su archivo no tiene las tablas de una biblioteca.",
                rescue, at: path)
        case .misfit(let path, let table, let entry):
            return failed(
                "La biblioteca no se puede pasar a esta versión",
                "Una fila de su tabla \(table) no cabe en ella: la de la entrada \(entry).", rescue, at: path)
        case .notALibrary(let path):
            return failed("No es una biblioteca", "El archivo pertenece a otro programa.", rescue, at: path)
        case .newerVersion(let path, let found, let known):
            return failed(
                "La biblioteca es de un Matinee más nuevo", "Tiene la versión \(found); este conoce la \(known).",
                "Usa el Matinee más nuevo.", at: path)
        case .readOnly(let path):
            return failed(
                "No se puede escribir en la biblioteca", "Su archivo es de solo lectura.",
                "Permite la escritura; después, \(again).", at: path)
        case .diskFull(let path):
            return failed(
                "El disco está lleno", "No hay sitio para la biblioteca.",
                isAsked ? "Haz sitio e inténtalo de nuevo." : "Haz sitio; después, \(again).", at: path)
        case .busy(let path):
            return failed(
                "La biblioteca está en uso", "La tiene otro programa.", "Cuando quede libre, \(again).",
                at: path)
        case .cannotOpen(let path):
            return failed(
                "No se puede abrir la biblioteca", "No hay manera de llegar a su archivo.",
                "Revisa la carpeta; después, \(again).", at: path)
        case .inputOutput(let path):
            return failed(
                "El disco falla", "La biblioteca no se ha podido leer o escribir.", "Revisa el disco.", at: path)
        case .database(let path, let code):
            return failed(
                "La base de datos lo ha rechazado", "SQLite informa del error \(code).",
                (isAsked ? "Inténtalo de nuevo. " : "") + rescue, at: path)
        case .noFolder:
            return failed(
                "No hay lugar para una biblioteca", "Ni XDG_DATA_HOME ni HOME están definidas.",
                "Define una y reinicia Matinee.")
        case .emptyText(.note):
            return failed("La nota está vacía", "No hay nada que guardar.", "Escribe algo antes.")
        case .emptyText:
            return failed("Esto no tiene nombre", "No habría manera de encontrarlo.", "No se puede guardar.")
        case .tooLong(.note, let limit):
            return failed("La nota es demasiado larga", "Se guardan como máximo \(limit / 1_024) KB.", "Acórtala.")
        case .tooLong(_, let limit):
            return failed(
                "El nombre es demasiado largo", "Se guardan como máximo \(limit / 1_024) KB.", "No se puede guardar.")
        case .outOfRange(.rating):
            return failed("Esa puntuación no existe", "Va de 1 a 5.", "Elige una de ellas.")
        case .outOfRange:
            return failed("Ningún libro tiene tantas páginas", "Puede tener de 1 a 100.000.", "Corrige las páginas.")
        case .notFound:
            return failed(
                "Ya no está en la biblioteca", "Se borró en otro lugar.", "Pulsa \(keys(.refresh)) para mirar de nuevo."
            )
        }
    }
}
