import Commands
package import Entities

/// The words about files that are taken into the library, in one language.
package struct ImportWording: Sendable, WordTable {
    package var title: String
    package var explanation: String
    package var path: String
    package var pathHint: String
    package var needsPath: String
    package var trying: String
    package var importing: @Sendable (_ done: String, _ all: String) -> String
    package var nothingNew: String

    // Each with how many.
    package var added: @Sendable (Count) -> String
    package var changed: @Sendable (Count) -> String
    package var unchanged: @Sendable (Count) -> String
    package var plays: @Sendable (Count) -> String
    package var leftOut: @Sendable (Count) -> String
    /// How many more are left out, below the first of them.
    package var more: @Sendable (Count) -> String

    package var askToImport: @Sendable (_ counts: String) -> Question
    package var imported: @Sendable (_ counts: String) -> String
    package var stopped: @Sendable (_ counts: String, _ rest: Count) -> String
    package var takenBack: String
    /// With how many things stay, since they were changed after it; what the second says is all that there is to say.
    package var takenBackButFor: @Sendable (_ kept: Count) -> String
    package var keptSinceChanged: @Sendable (_ kept: Count) -> String
    package var noneToTakeBack: String

    package var line: String
    package var item: String
    /// Why something is left out.
    package var problem: @Sendable (ImportProblem) -> String
    /// Why nothing of a file can be read, as the rest of a sentence that begins with its name.
    package var unreadable: @Sendable (DiaryFileFailure) -> String
    /// What that sentence begins with where the name is in sight.
    package var thisFile: String
    package var cannotRead: String
    package var folder: String
    package var severalFiles: String
    package var laterExport: String
}

extension ImportWording {
    static func english(_ keys: KeyNames) -> ImportWording {
        ImportWording(
            title: "Import",
            explanation:
                "A file of \(DiaryService.names(or: "or")), or what Matinee has exported. First you see what it would do.",
            path: "File",
            pathHint: "~/Downloads/letterboxd.zip",
            needsPath: "Type where the file is.",
            trying: "Looking at the file…",
            importing: { "Importing… \($0) of \($1); \(keys(.leaveForm)) stops" },
            nothingNew: "There is nothing new in this file.",
            added: { "\($0.text) new" },
            changed: { "\($0.text) completed" },
            unchanged: { "\($0.text) as they are" },
            plays: { $0.of("play", "plays", in: .english) },
            leftOut: { "\($0.text) left out" },
            more: { "… and \($0.text) more; matinee library import FILE prints them all" },
            askToImport: { Question("Import this: ", name: $0, "?", yes: "import", no: "not now", keys: keys) },
            imported: { "Imported \($0) · \(keys(.undo)) undoes it" },
            stopped: { "Stopped with \($1.text) left: \($0) · \(keys(.undo)) undoes what was imported" },
            takenBack: "As before the import",
            takenBackButFor: { "As before the import, but for what was changed since then: \($0.text)" },
            keptSinceChanged: { "What was changed since the import stays: \($0.text)" },
            noneToTakeBack: "There is no import to take back any more",
            line: "line",
            item: "item",
            problem: { problem in
                switch problem {
                case .brokenQuotes: "a quotation mark is not closed, or stands within a text"
                case .notText: "this is no text that the service writes"
                case .wrongFieldCount(let found, let expected): "there are \(found) fields, not \(expected)"
                case .missing(let field): "'\(field)' is missing"
                case .malformed(let field): "'\(field)' is not in the form that it has in such files"
                case .tooLong(let field, let limit): "'\(field)' is longer than \(limit) bytes"
                case .notAnItem: "this is not an item"
                case .otherKind(let name): "it is neither a film nor a book, but '\(name)'"
                case .namelessList: "this is a list, and the file does not say what it is called"
                case .playsToTheMinute:
                    "what was played is not taken from this file, which knows the minutes alone; ask Spotify for the extended history"
                case .unreadablePart: "this part cannot be read"
                case .nothingToKeep: "it is no favourite, has no note, and nobody has said what it is to them or when"
                case .refused: "it cannot be stored like this: a text is missing or too long"
                }
            },
            unreadable: { failure in
                switch failure {
                case .empty: "is empty"
                case .notRecognised:
                    "is neither what 'matinee library export' writes as JSON or CSV nor a file of \(DiaryService.names(or: "or"))"
                case .namelessPart(let service):
                    "is a part of what \(service.name) gives, and its name does not say which; give it its own name back, or import the zip"
                case .damaged: "is damaged, or locked by a password"
                case .tooLarge(let limit): "has more than \(limit / 1_000_000) MB"
                case .zipBomb: "would fill the memory when it is unpacked"
                case .tooManyMembers(let limit): "has more than \(limit) parts"
                case .tooManyRows(let limit): "has more than \(limit) rows"
                case .tooManyEvents(let limit): "has more than \(limit) entries"
                case .noArchiveLibrary(let name):
                    "is a zip, and \(name) is not installed (Debian: libarchive13); unpack it, or install that"
                }
            },
            thisFile: "This file",
            cannotRead: "There is no such file, or it may not be read. Check the path.",
            folder: "This is a folder. Type the path of a file in it, or of the zip that it was unpacked from.",
            severalFiles:
                "These are several files. Type the path of one; matinee library import FILE... takes in several at once.",
            laterExport: "A later version of Matinee has written this file. Import it there.")
    }

    static func german(_ keys: KeyNames) -> ImportWording {
        ImportWording(
            title: "Importieren",
            explanation:
                "Eine Datei von \(DiaryService.names(or: "oder")), oder was Matinee exportiert hat. Zuerst ist zu sehen, was sie bewirken "
                + "würde.",
            path: "Datei",
            pathHint: "~/Downloads/letterboxd-2026.zip",
            needsPath: "Wo liegt die Datei?",
            trying: "Die Datei wird angesehen…",
            importing: { "Wird importiert… \($0) von \($1); \(keys(.leaveForm)) hält an" },
            nothingNew: "In dieser Datei ist nichts Neues.",
            added: { "\($0.text) neu" },
            changed: { "\($0.text) ergänzt" },
            unchanged: { "\($0.text) wie bisher" },
            plays: { "\($0.text) gespielt" },
            leftOut: { "\($0.text) ausgelassen" },
            more: { "… und \($0.text) mehr; matinee library import DATEI nennt alle" },
            askToImport: {
                Question("Das importieren: ", name: $0, "?", yes: "importieren", no: "noch nicht", keys: keys)
            },
            imported: { "Importiert: \($0) · \(keys(.undo)) nimmt es zurück" },
            stopped: {
                "Angehalten, \($1.of("fehlt", "fehlen", in: .german)): \($0) · \(keys(.undo)) nimmt das Importierte zurück"
            },
            takenBack: "Wie vor dem Import",
            takenBackButFor: { "Wie vor dem Import, bis auf seitdem Geändertes: \($0.text)" },
            keptSinceChanged: { "Was seit dem Import geändert wurde, bleibt: \($0.text)" },
            noneToTakeBack: "Es ist kein Import mehr zurückzunehmen",
            line: "Zeile",
            item: "Eintrag",
            problem: { problem in
                switch problem {
                case .brokenQuotes: "ein Anführungszeichen ist nicht geschlossen oder steht mitten im Text"
                case .notText: "das ist kein Text, wie der Dienst ihn schreibt"
                case .wrongFieldCount(let found, let expected): "\(found) Felder statt \(expected)"
                case .missing(let field): "„\(field)“ fehlt"
                case .malformed(let field): "„\(field)“ hat nicht die Form, die es in solchen Dateien hat"
                case .tooLong(let field, let limit): "„\(field)“ ist länger als \(limit) Byte"
                case .notAnItem: "das ist kein Eintrag"
                case .otherKind(let name): "es ist weder ein Film noch ein Buch, sondern „\(name)“"
                case .namelessList: "das ist eine Liste, und in der Datei steht nicht, wie sie heißt"
                case .playsToTheMinute:
                    "aus dieser Datei, die nur Minuten kennt, wird nichts Gespieltes genommen; Spotify gibt auf Anfrage den erweiterten Verlauf"
                case .unreadablePart: "dieser Teil ist nicht zu lesen"
                case .nothingToKeep:
                    "es ist kein Favorit, hat keine Notiz, und niemand hat gesagt, was es ihm ist oder wann"
                case .refused: "so lässt es sich nicht speichern: ein Text fehlt oder ist zu lang"
                }
            },
            unreadable: { failure in
                switch failure {
                case .empty: "ist leer"
                case .notRecognised:
                    "ist weder, was „matinee library export“ als JSON oder CSV schreibt, noch eine Datei von \(DiaryService.names(or: "oder"))"
                case .namelessPart(let service):
                    "ist ein Teil dessen, was \(service.name) gibt, und ihr Name sagt nicht, welcher; ihr den eigenen Namen zurückgeben oder das Zip importieren"
                case .damaged: "ist beschädigt oder mit einem Passwort verschlossen"
                case .tooLarge(let limit): "hat mehr als \(limit / 1_000_000) MB"
                case .zipBomb: "würde beim Auspacken den Speicher füllen"
                case .tooManyMembers(let limit): "hat mehr als \(limit) Teile"
                case .tooManyRows(let limit): "hat mehr als \(limit) Zeilen"
                case .tooManyEvents(let limit): "hat mehr als \(limit) Einträge"
                case .noArchiveLibrary(let name):
                    "ist ein Zip, und \(name) ist nicht installiert (Debian: libarchive13); auspacken oder das installieren"
                }
            },
            thisFile: "Diese Datei",
            cannotRead: "Es gibt keine solche Datei, oder sie darf nicht gelesen werden. Stimmt der Pfad?",
            folder: "Das ist ein Ordner. Gebraucht wird eine Datei daraus oder das Zip, aus dem er entpackt wurde.",
            severalFiles:
                "Das sind mehrere Dateien. Hier geht nur eine; matinee library import DATEI... nimmt mehrere auf einmal.",
            laterExport: "Eine spätere Version von Matinee hat diese Datei geschrieben. Dort importieren.")
    }

    static func spanish(_ keys: KeyNames) -> ImportWording {
        ImportWording(
            title: "Importar",
            explanation:
                "Un archivo de \(DiaryService.names(or: "o")), o lo que exportó Matinee. Primero se ve qué haría.",
            path: "Archivo",
            pathHint: "~/Descargas/letterboxd.zip",
            needsPath: "Escribe dónde está el archivo.",
            trying: "Mirando el archivo…",
            importing: { "Importando… \($0) de \($1); \(keys(.leaveForm)) lo detiene" },
            nothingNew: "No hay nada nuevo en este archivo.",
            added: { $0.of("nuevo", "nuevos", in: .spanish) },
            changed: { $0.of("completado", "completados", in: .spanish) },
            unchanged: { "\($0.text) sin cambios" },
            plays: { $0.of("escucha", "escuchas", in: .spanish) },
            leftOut: { $0.of("omitido", "omitidos", in: .spanish) },
            more: { "… y \($0.text) más; matinee library import ARCHIVO los muestra todos" },
            askToImport: { Question("Importar esto: ", name: $0, "?", yes: "importar", no: "ahora no", keys: keys) },
            imported: { "Importado: \($0) · \(keys(.undo)) lo deshace" },
            stopped: {
                "Detenido, \($1.of("queda", "quedan", in: .spanish)): \($0) · \(keys(.undo)) deshace lo importado"
            },
            takenBack: "Como antes de importar",
            takenBackButFor: { "Como antes de importar, salvo lo cambiado desde entonces: \($0.text)" },
            keptSinceChanged: { "Lo que cambió después de importar se queda: \($0.text)" },
            noneToTakeBack: "Ya no queda ninguna importación por deshacer",
            line: "línea",
            item: "elemento",
            problem: { problem in
                switch problem {
                case .brokenQuotes: "una comilla no se cierra, o está dentro de un texto"
                case .notText: "no es un texto que escriba el servicio"
                case .wrongFieldCount(let found, let expected): "hay \(found) campos, y no \(expected)"
                case .missing(let field): "falta «\(field)»"
                case .malformed(let field): "«\(field)» no tiene la forma que tiene en estos archivos"
                case .tooLong(let field, let limit): "«\(field)» ocupa más de \(limit) bytes"
                case .notAnItem: "no es un elemento"
                case .otherKind(let name): "no es una película ni un libro, sino «\(name)»"
                case .namelessList: "es una lista, y el archivo no dice cómo se llama"
                case .playsToTheMinute:
                    "de este archivo, que solo sabe los minutos, no se toma lo escuchado; pide a Spotify el historial ampliado"
                case .unreadablePart: "esta parte no se puede leer"
                case .nothingToKeep: "no es favorito, no tiene nota, y nadie ha dicho qué es para él ni cuándo"
                case .refused: "así no se puede guardar: un texto falta o es demasiado largo"
                }
            },
            unreadable: { failure in
                switch failure {
                case .empty: "está vacío"
                case .notRecognised:
                    "no es lo que escribe «matinee library export» en JSON o CSV ni un archivo de \(DiaryService.names(or: "o"))"
                case .namelessPart(let service):
                    "es una parte de lo que da \(service.name), y su nombre no dice cuál; devuélvele su nombre, o importa el zip"
                case .damaged: "está dañado, o cerrado con una contraseña"
                case .tooLarge(let limit): "ocupa más de \(limit / 1_000_000) MB"
                case .zipBomb: "llenaría la memoria al descomprimirlo"
                case .tooManyMembers(let limit): "tiene más de \(limit) partes"
                case .tooManyRows(let limit): "tiene más de \(limit) filas"
                case .tooManyEvents(let limit): "tiene más de \(limit) entradas"
                case .noArchiveLibrary(let name):
                    "es un zip, y \(name) no está instalado (Debian: libarchive13); descomprímelo, o instálalo"
                }
            },
            thisFile: "Este archivo",
            cannotRead: "No existe ese archivo, o no se puede leer. Revisa la ruta.",
            folder: "Es una carpeta. Escribe la ruta de uno de sus archivos, o del zip del que salió.",
            severalFiles:
                "Son varios archivos. Escribe la ruta de uno; matinee library import ARCHIVO... admite varios a la vez.",
            laterExport: "Una versión posterior de Matinee escribió este archivo. Impórtalo allí.")
    }
}

extension DiaryService {
    /// `Letterboxd, IMDb … or Spotify`
    ///
    /// - Parameter word: before the last one.
    package static func names(_ services: [DiaryService] = allCases, or word: String) -> String {
        var names = services.map(\.name)
        let last = names.popLast() ?? ""
        return "\(names.joined(separator: ", ")) \(word) \(last)"
    }
}

extension Wording {
    /// `diary.csv, line 12`
    package func place(_ place: FilePlace) -> String {
        let word =
            switch place.unit {
            case .line: imports.line
            case .item: imports.item
            }
        return (place.member.map { "\($0), " } ?? "") + "\(word) \(place.number)"
    }

    private static func inOneLine(_ message: Message) -> String {
        [message.what, message.remedy].compactMap(\.self).joined(separator: ". ")
    }

    /// Why nothing of a file is taken in, and what to do.
    package func why(_ failure: FileImportFailure) -> String {
        switch failure {
        case .cannotRead: imports.cannotRead
        case .folder: imports.folder
        case .severalFiles: imports.severalFiles
        case .unreadable(let failure): "\(imports.thisFile) \(imports.unreadable(failure))."
        case .laterExport: imports.laterExport
        case .library(let failure): Self.inOneLine(library.failure(failure))
        }
    }
}
