import Commands

extension HelpWording {
    static let spanish = HelpWording(
        title: "Teclas",
        here: { $0.isEmpty ? "Aquí y ahora" : "Aquí y ahora: \($0)" },
        everywhere: "En todas partes",
        place: { place in
            switch place {
            case .screens: "En otras pantallas, o en otro momento"
            case .question: "Mientras espera una pregunta"
            case .filter: "Al buscar"
            case .prompt: "Al escribir una línea"
            case .history: "En los textos anteriores de una nota"
            case .sources: "En las fuentes"
            case .confirm: "En lo que está por confirmar"
            case .form: "En un formulario"
            case .menu: "En un menú"
            case .palette: "En la paleta"
            case .posters: "En una cuadrícula de imágenes"
            }
        },
        nothingFound: { "Ninguna tecla ni signo coincide con «\($0)»." },
        hintToRetry: "reintentar",
        hintToRows: "filas",
        notHere: { "\($0) no hace nada aquí." },
        reason: { key, command in
            switch command {
            case .edit: "\(key) edita listas, libros y entradas tuyas: aquí no hay."
            case .delete: "\(key) borra en la biblioteca, el diario y tus listas."
            case .playTrailer: "\(key) abre el tráiler de una película: aquí no hay."
            case .openPage: "\(key) abre una página web: aquí no se conoce ninguna."
            case .next: "\(key) va a la ficha siguiente de la lista: aquí no hay."
            case .previous: "\(key) va a la ficha anterior de la lista: aquí no hay."
            case .nextTab: "\(key) muestra la pestaña siguiente: aquí no hay."
            case .previousTab: "\(key) muestra la pestaña anterior: aquí no hay."
            case .moveUp, .moveDown: "\(key) mueve lo que hay en tus listas, en su propio orden."
            case .add: "\(key) añade un libro a la lista de lectura, en los libros."
            default: nil
            }
        })
}
