import Commands

extension PlainWording {
    static let spanish = PlainWording(
        words: { command in
            switch command {
            case .next: ["siguiente", "s", "más"]
            case .previous: ["anterior", "a"]
            case .first: ["primero"]
            case .last: ["último"]
            case .open: ["abrir"]
            case .back: ["volver", "v", "esc"]
            case .fold: ["sobre", "plegar"]
            case .refresh: ["recargar"]
            case .openPage: ["página"]
            case .playTrailer: ["tráiler"]
            case .favourite: ["favorito", "f"]
            case .note: ["nota"]
            case .save, .saveForm: ["guardar"]
            case .discard: ["descartar"]
            case .history: ["historial"]
            case .editElsewhere: ["editor"]
            case .sort: ["ordenar"]
            case .filter: ["buscar", "/"]
            case .endFilter: ["todo"]
            case .refine: ["filtros"]
            case .keepView: ["conservar"]
            case .delete: ["borrar"]
            case .undo: ["deshacer"]
            case .collection: ["listas"]
            case .reading: ["lectura"]
            case .rate: ["valorar"]
            case .add: ["añadir"]
            case .edit: ["editar"]
            case .shelf: ["estante"]
            case .sources: ["fuentes"]
            case .about: ["programa"]
            case .help: ["ayuda", "h", "?"]
            case .quit: ["salir", "q"]
            case .yes: ["sí", "si"]
            case .no: ["no"]
            case .takeBack: ["restaurar"]
            case .enterKey: ["clave"]
            case .useSource: ["usar"]
            case .eraseToStart: ["vaciar"]
            default: []
            }
        },
        sayings: { saying in
            switch saying {
            case .go: ["ir", "sección"]
            case .mark: ["marcar"]
            case .again: ["repetir", "mostrar"]
            }
        },
        help: { saying in
            switch saying {
            case .go: "Ir a una sección, por su nombre o número; basta el nombre"
            case .mark: "Marcar una entrada, o quitarle la marca"
            case .again: "Decir otra vez lo que hay aquí; también una línea vacía"
            }
        },
        description: { command in
            switch command {
            case .open: "Ir a la fila de ese número; basta el número"
            case .next: "Las diez filas siguientes; en un detalle, el siguiente"
            case .previous: "Las diez filas anteriores; en un detalle, el anterior"
            case .filter: "Buscar con las palabras que siguen"
            case .refine: "Acotar la lista: cada filtro tiene un número y un nombre"
            case .back: "Volver a donde estabas; lo preguntado se deja"
            case .help: "Decir qué se puede decir aquí"
            case .fold: "Todo lo demás que se sabe"
            case .endFilter: "Otra vez la lista entera, sin la búsqueda"
            default: nil
            }
        },
        range: { first, last, total in "\(first) a \(last)" + (total.map { " de \($0)" } ?? "") },
        ratingOf: { "nota \($0)" },
        favourite: "favorito",
        withNote: "con nota",
        chosen: "elegido",
        excluded: "no deseado",
        empty: "vacío",
        hidden: "no se muestra",
        number: "NÚMERO",
        someWords: "PALABRAS",
        someNumber: "N",
        someName: "NOMBRE",
        asksFor: { "\($0) (solo un . para nada):" },
        notShown: "Lo que se escribe no se ve.",
        searchLabel: "Palabras",
        noteHelp: "Escribe líneas para la nota. Una línea con solo . la guarda y la cierra; .descartar, .historial, "
            + ".editor y .vaciar hacen lo que dicen; .. empieza una línea con un punto.",
        formHelp: "Di un número y el texto nuevo, o solo el número para que se pregunte; después guardar o volver.",
        error: { "Error: \($0)" },
        loading: "Cargando.",
        unknown: { word, nearest in
            "«\(word)» no se conoce aquí" + (nearest.map { "; ¿quizá «\($0)»?" } ?? ".") + " «ayuda» dice qué sí."
        },
        ambiguous: { word, words in "«\(word)» puede ser \(words.joined(separator: ", ")). Escribe algo más." },
        notHere: { "«\($0)» no hace nada aquí. «ayuda» dice qué sí." },
        onlyOnScreens: { "«\($0)» es solo para la pantalla completa." },
        needsNumber: { "¿De cuál? Di «\($0)» con un número." },
        noSuchNumber: { "Aquí no hay número \($0)." },
        nothingFurther: "No hay nada más.",
        changed: "Esto ha cambiado entretanto; no se ha hecho nada:",
        answerFirst: "Antes hay que responder a eso.",
        lineTooLong: { "Esa línea ocupa más de \($0 / 1_048_576) MB; no se ha tomado nada de ella." },
        noLines: "Esto no se puede mostrar en líneas. «volver» lleva a donde estabas.",
        helpTitle: "Qué se puede decir aquí",
        sectionsTitle: "Secciones",
        keysToo: "Una tecla que nombra una frase también se puede escribir como palabra, y el comienzo de una palabra.")
}
