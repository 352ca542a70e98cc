import Commands
import Services

extension SettingsWording {
    static let spanish = SettingsWording(
        denial: spanish, problem: spanish, keyProblem: spanish,
        notice: { sentence, more, path in
            Message(
                "Ajustes: \(sentence)", remedy: more == 0 ? nil : "Hay \(more) más: matinee config --check",
                place: path)
        },
        taken: { names, later in
            let next = later.isEmpty ? nil : "Desde el próximo inicio: \(later.joined(separator: ", "))"
            return names.isEmpty
                ? Message(next ?? "Ajustes aplicados")
                : Message("Aplicado: \(names.joined(separator: ", "))", remedy: next)
        },
        keys: "teclas", setting: "Ajuste", value: "Valor", origin: "Origen", usual: "habitual",
        entered: { $0 ? "compartido por equipos" : "escrito en Matinee" },
        line: { "línea \($0)" }, notShown: "puesto, no se muestra",
        noFile: { "\($0): no existe; «matinee config --init» lo escribe" },
        fileIsGood: { "\($0): sin errores" }, written: { "\($0): escrito" })

    @Sendable private static func spanish(_ expectation: SettingExpectation) -> String {
        switch expectation {
        case .anything: "no se puede leer"
        case .flag: "no es ni on ni off"
        case .wholeNumber(let range): "no es un número entero de \(range.lowerBound) a \(range.upperBound)"
        case .webAddress: "no es una dirección que empiece por http:// o https:// y nombre un servidor"
        case .serverAddress: "no es la dirección de un servidor, https://… o s3://…, sin contraseña"
        case .key(let forms) where forms.count == 1: "no es \(forms[0].spanish)"
        case .key(let forms): "no es ni \(forms.map(\.spanish).joined(separator: " ni "))"
        case .folder: "no es una ruta absoluta, ni una que empiece por ~/"
        case .plainText: "no es texto de hasta 200 caracteres ASCII sin ( ) ni \\"
        case .oneOf(let known): "no es nada de esto: \(known.joined(separator: ", "))"
        case .words(let known):
            "no es una lista, con comas, de algunos de estos, cada uno una vez: \(known.joined(separator: ", "))"
        case .theme(let known, let nearest):
            "no nombra ni colores, \(known.joined(separator: ", ")), ni un archivo propio, NAME.json5 en la carpeta themes"
                + (nearest.map { "; ¿quizá \($0)?" } ?? "")
        case .table: "no es una tabla, { … }"
        case .keys: "no es el nombre de una tecla, ni una lista de nombres, ni null"
        }
    }

    @Sendable private static func spanish(_ problem: ConfigurationProblem) -> String {
        let start = problem.start("línea")
        let guess: (String?) -> String = { $0.map { "; ¿quizá \($0)?" } ?? "" }
        switch problem.kind {
        case .notReadable:
            return "no se puede leer el archivo, y no cuenta; hay que cambiar sus permisos o apartarlo"
        case .tooLarge(let limit): return "el archivo ocupa más de \(limit >> 10) kB, y no cuenta"
        case .notUTF8: return "\(start)esto no es texto en UTF-8; hasta que se corrija no cuenta nada del archivo"
        case .notJSON5(let column):
            let place = column.map { ", columna \($0)," } ?? ""
            let at = problem.line.map { "la línea \($0)\(place) no se entiende" } ?? "esto no es JSON5"
            return "\(at); hasta que se corrija no cuenta nada del archivo"
        case .noTable: return "\(start)el archivo no es una sola tabla, { … }, y no cuenta"
        case .unknown(let nearest): return "\(start)no hay ningún ajuste \(problem.name)\(guess(nearest))"
        case .repeated: return "\(start)\(problem.name) aparece dos veces; cuenta la primera"
        case .wrong(let expectation):
            return "\(start)\(problem.name) \(spanish(expectation)); cuenta como no puesto"
        }
    }

    @Sendable private static func spanish(_ problem: KeyProblem) -> String {
        let start = problem.start("línea")
        let guess: (String?) -> String = { $0.map { "; ¿quizá \($0)?" } ?? "" }
        switch problem.kind {
        case .unknownPlace(let nearest):
            return "\(start): no hay tal lugar; hay everywhere, list, detail y note\(guess(nearest))"
        case .unknownCommand(let nearest): return "\(start): no hay tal orden\(guess(nearest))"
        case .notInThisPlace: return "\(start): esta orden solo puede tener teclas en «everywhere»"
        case .unknownKey(let text, let nearest): return "\(start): no hay ninguna tecla «\(text)»\(guess(nearest))"
        case .neverSent(let key, let sent?): return "\(start): los terminales envían \(sent) por \(key); se omite"
        case .neverSent(let key, nil): return "\(start): los terminales no envían nada propio por \(key); se omite"
        case .isText(let key): return "\(start): ahí \(key) es texto; se omite"
        case .isSequence(let keys): return "\(start): ahí no se oyen varias teclas seguidas, \(keys); se omite"
        case .taken(let key, let other, let taken):
            return key == taken
                ? "\(start): \(key) ya es \(spanish(other)), que es lo que cuenta"
                : "\(start): \(key) no cabe junto a \(taken) de \(spanish(other)), que es lo que cuenta"
        case .tooMany(let limit): return "\(start): solo cuentan las primeras \(limit) teclas; quita las demás"
        case .needed: return "\(start): sin estas teclas nadie podría salir; quedan como estaban"
        case .leftWithout(let by): return "\(start) se queda sin teclas: \(spanish(by)) ha tomado la última"
        }
    }

    private static func spanish(_ choice: KeyProblem.Choice) -> String {
        choice.name + (choice.line.map { " (línea \($0))" } ?? "")
    }
}

extension SettingExpectation.KeyForm {
    fileprivate var spanish: String {
        switch self {
        case .hexadecimal(let digits): "una clave de API (\(digits) cifras hexadecimales)"
        case .token(let start): "un token de lectura (\(start)…)"
        }
    }
}
