package import Entities

/// What is said of themes.
package struct ThemeWording: Sendable {
    package var menuTitle: String
    /// The theme that goes by the terminal, behind its name.
    package var likeTheTerminal: String
    package var kept: @Sendable (_ name: String) -> String
    /// - Parameters:
    ///   - nearest: the name that is most like it, if one is.
    ///   - known: all that there are.
    package var unknown: @Sendable (_ name: String, _ nearest: String?, _ known: [String]) -> Message
    /// What is wrong in a theme's file, whose rest is used; at least one mistake.
    package var mistakes: @Sendable ([ThemeMistake]) -> Message
}

extension ThemeWording {
    static let english = ThemeWording(
        menuTitle: "Theme", likeTheTerminal: "follows the terminal", kept: { "Theme: \($0)." },
        unknown: { name, nearest, known in
            Message(
                "There is no theme “\(name)”.",
                remedy: nearest.map { "Did you mean “\($0)”?" }
                    ?? "There are \(known.joined(separator: ", ")); your own: themes/NAME.json5.",
                isFailure: true)
        },
        mistakes: { mistakes in
            let sentences = mistakes.map { mistake in
                (mistake.path.isEmpty ? "" : mistake.path.joined(separator: ".") + ": ") + englishFlaw(mistake.flaw)
            }
            let more = sentences.count - ThemeWording.mostMistakes
            return Message(
                "Part of a theme was ignored",
                why: sentences.prefix(ThemeWording.mostMistakes).joined(separator: " ")
                    + (more > 0 ? " And \(more) more." : ""),
                place: mistakes.first?.file, isFailure: true)
        })

    static let german = ThemeWording(
        menuTitle: "Farben", likeTheTerminal: "wie das Terminal", kept: { "Farben: \($0)." },
        unknown: { name, nearest, known in
            Message(
                "Farben „\(name)“ gibt es nicht.",
                remedy: nearest.map { "Gemeint: „\($0)“?" }
                    ?? "Es gibt \(known.joined(separator: ", ")); eigene: themes/NAME.json5.",
                isFailure: true)
        },
        mistakes: { mistakes in
            let sentences = mistakes.map { mistake in
                (mistake.path.isEmpty ? "" : mistake.path.joined(separator: ".") + ": ") + germanFlaw(mistake.flaw)
            }
            let more = sentences.count - ThemeWording.mostMistakes
            return Message(
                "Ein Teil des Themes gilt nicht",
                why: sentences.prefix(ThemeWording.mostMistakes).joined(separator: " ")
                    + (more > 0 ? " Und \(more) mehr." : ""),
                place: mistakes.first?.file, isFailure: true)
        })

    /// The first ones are enough to begin with.
    static let mostMistakes = 3
}

private func englishFlaw(_ flaw: ThemeMistake.Flaw) -> String {
    func asking(_ nearest: String?) -> String { nearest.map { " Did you mean “\($0)”?" } ?? "" }
    return switch flaw {
    case .unreadable: "The file cannot be read."
    case .tooLarge(let kilobytes): "The file has more than \(kilobytes) kB."
    case .notJSON5: "The file is not JSON5."
    case .unknownName(let nearest): "There is no such name.\(asking(nearest))"
    case .expected(let expected, let nearest): "Expected \(english(expected)).\(asking(nearest))"
    }
}

private func english(_ expectation: ThemeMistake.Expectation) -> String {
    switch expectation {
    case .object: "names with values in braces"
    case .role: "a colour, or text and ground in braces"
    case .color: "a colour: #RRGGBB, 0 to 255, a name such as bright-cyan, or inherit"
    case .hexadecimal: "a colour as #RRGGBB"
    case .paletteNumber: "a number from 0 to 255"
    case .oneOfSixteen: "a number from 0 to 15, or a name as bright-cyan"
    case .flag: "true or false"
    case .builtInTheme: "the name of a theme that comes with Matinee"
    }
}

private func germanFlaw(_ flaw: ThemeMistake.Flaw) -> String {
    func asking(_ nearest: String?) -> String { nearest.map { " Gemeint: „\($0)“?" } ?? "" }
    return switch flaw {
    case .unreadable: "Die Datei ist nicht lesbar."
    case .tooLarge(let kilobytes): "Die Datei hat mehr als \(kilobytes) kB."
    case .notJSON5: "Die Datei ist kein JSON5."
    case .unknownName(let nearest): "Diesen Namen gibt es nicht.\(asking(nearest))"
    case .expected(let expected, let nearest): "Erwartet: \(german(expected)).\(asking(nearest))"
    }
}

private func german(_ expectation: ThemeMistake.Expectation) -> String {
    switch expectation {
    case .object: "Namen mit Werten in Klammern"
    case .role: "eine Farbe, oder text und ground in Klammern"
    case .color: "#RRGGBB, 0 bis 255, ein Name wie bright-cyan oder inherit"
    case .hexadecimal: "eine Farbe als #RRGGBB"
    case .paletteNumber: "eine Zahl von 0 bis 255"
    case .oneOfSixteen: "eine Zahl von 0 bis 15 oder ein Name wie bright-cyan"
    case .flag: "true oder false"
    case .builtInTheme: "der Name von Farben, die Matinee mitbringt"
    }
}
