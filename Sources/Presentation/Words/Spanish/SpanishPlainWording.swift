extension PlainWording {
    static let spanish = PlainWording(
        words: { CommandWords.spanish($0).typed },
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
        description: { CommandWords.spanish($0).inLines },
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
            + ".unir, .editor y .vaciar hacen lo que dicen; .. empieza una línea con un punto.",
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
