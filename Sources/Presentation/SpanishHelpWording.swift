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
        notHere: { "\($0) no hace nada aquí." })
}
