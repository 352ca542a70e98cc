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
            case .filter: "Mientras se busca algo"
            case .prompt: "En una línea que se escribe"
            case .history: "En los textos anteriores de una nota"
            case .sources: "En las fuentes"
            case .form: "En un formulario"
            case .menu: "En un menú"
            case .palette: "Donde se busca cualquier cosa"
            case .posters: "En una cuadrícula de imágenes"
            }
        },
        nothingFound: { "Ninguna tecla y ningún signo tienen que ver con «\($0)»." },
        notHere: { "«\($0)» no hace nada aquí." })
}
