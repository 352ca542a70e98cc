import Entities

extension ThemeWording {
    static let spanish = ThemeWording(
        menuTitle: "Colores", likeTheTerminal: "como el terminal", kept: { "Colores: \($0)." },
        unknown: { name, nearest, known in
            Message(
                "No hay colores «\(name)».",
                remedy: nearest.map { "¿Quizá «\($0)»?" }
                    ?? "Hay \(known.joined(separator: ", ")); propios: themes/NAME.json5.",
                isFailure: true)
        },
        mistakes: { mistakes in
            let sentences = mistakes.map { mistake in
                (mistake.path.isEmpty ? "" : mistake.path.joined(separator: ".") + ": ") + spanish(mistake.flaw)
            }
            let more = sentences.count - ThemeWording.mostMistakes
            return Message(
                "Una parte de los colores no se usa",
                why: sentences.prefix(ThemeWording.mostMistakes).joined(separator: " ")
                    + (more > 0 ? " Y \(more) más." : ""),
                place: mistakes.first?.file, isFailure: true)
        })

    @Sendable private static func spanish(_ flaw: ThemeMistake.Flaw) -> String {
        func asking(_ nearest: String?) -> String { nearest.map { " ¿Quizá «\($0)»?" } ?? "" }
        return switch flaw {
        case .unreadable: "No se puede leer el archivo."
        case .tooLarge(let kilobytes): "El archivo ocupa más de \(kilobytes) kB."
        case .notJSON5: "El archivo no es JSON5."
        case .unknownName(let nearest): "No hay tal nombre.\(asking(nearest))"
        case .expected(let expected, let nearest): "Se espera \(spanish(expected)).\(asking(nearest))"
        }
    }

    private static func spanish(_ expectation: ThemeMistake.Expectation) -> String {
        switch expectation {
        case .object: "nombres con valores entre llaves"
        case .role: "un color, o text y ground entre llaves"
        case .color: "un color: #RRGGBB, de 0 a 255, un nombre como bright-cyan, o inherit"
        case .hexadecimal: "un color como #RRGGBB"
        case .paletteNumber: "un número de 0 a 255"
        case .oneOfSixteen: "un número de 0 a 15, o un nombre como bright-cyan"
        case .flag: "true o false"
        case .builtInTheme: "el nombre de un tema que trae Matinee"
        }
    }
}
