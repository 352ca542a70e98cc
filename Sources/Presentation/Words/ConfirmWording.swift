import Commands
import Entities

/// The words about things that were kept under a name alone, and what they may be, in one language.
package struct ConfirmWording: Sendable, WordTable {
    package var title: String
    /// Also what things are called that are none of what was found for them.
    package var noneOfThese: String
    package var empty: Message
    /// While a thing is looked for.
    package var looking: String
    /// How many things it may be.
    package var found: @Sendable (_ count: Int) -> String
    package var nothing: String
    /// Says that nothing was found, in sentences, with what to do.
    package var nothingFound: String
    package var wasRefused: String
    /// How many things were found by their title and year alone.
    package var foundAlone: @Sendable (_ count: String) -> String
    /// Says of a thing in the library that it can be looked for.
    package var canBeLookedFor: String

    // Titles come last: if there is no room, the end of the title is cut and not what to do.
    package var taken: @Sendable (_ candidate: String, _ title: String) -> String
    package var refused: @Sendable (_ title: String) -> String
    package var askedAgain: @Sendable (_ title: String) -> String
    package var takenBack: @Sendable (_ title: String) -> String
    /// Of several at once.
    package var takenAll: @Sendable (_ count: Count) -> String
    package var takenAllBack: @Sendable (_ count: Count) -> String
    /// That no thing has one match alone of its title and year.
    package var noneIsExact: String
}

extension ConfirmWording {
    static func english(_ keys: KeyNames) -> ConfirmWording {
        ConfirmWording(
            title: "To confirm",
            noneOfThese: "None of these",
            empty: Message(
                "Nothing to confirm", why: "All that is in your library is known to a source, or was decided."),
            looking: "looking…",
            found: { "\($0) found" },
            nothing: "not found",
            nothingFound: "No source in use has it under this title. \(keys(.refresh)) looks again.",
            wasRefused: "You said that it is none of what was found. \(keys(.take)) asks you again.",
            foundAlone: { "\($0) found by title and year" },
            canBeLookedFor: "No source in use is known to have it. \(keys(.confirm)) looks for it.",
            taken: { "“\($1)” is “\($0)” · \(keys(.undo)) undoes it" },
            refused: { "None of these: “\($0)” · \(keys(.undo)) undoes it" },
            askedAgain: { "Asked again: “\($0)” · \(keys(.undo)) undoes it" },
            takenBack: { "To be decided again: “\($0)”" },
            takenAll: {
                "Taken: \($0.of("exact match", "exact matches", in: .english)) · \(keys(.undo)) undoes it"
            },
            takenAllBack: { "To be decided again: \($0.of("thing", "things", in: .english))" },
            noneIsExact: "So far nothing has just one match of its title and year")
    }

    static func german(_ keys: KeyNames) -> ConfirmWording {
        ConfirmWording(
            title: "Zu klären",
            noneOfThese: "Nichts davon",
            empty: Message(
                "Nichts zu klären", why: "Alles in deiner Bibliothek kennt eine Quelle, oder es ist entschieden."),
            looking: "wird gesucht…",
            found: { "\($0) gefunden" },
            nothing: "nicht gefunden",
            nothingFound: "Keine der benutzten Quellen hat es unter diesem Titel. \(keys(.refresh)) sucht noch einmal.",
            wasRefused: "Du hast gesagt, dass es nichts vom Gefundenen ist. \(keys(.take)) fragt dich wieder.",
            foundAlone: { "\($0) nach Titel und Jahr gefunden" },
            canBeLookedFor: "Keine der benutzten Quellen kennt es bisher. \(keys(.confirm)) sucht danach.",
            taken: { "„\($1)“ ist „\($0)“ · \(keys(.undo)) nimmt es zurück" },
            refused: { "Nichts davon: „\($0)“ · \(keys(.undo)) nimmt es zurück" },
            askedAgain: { "Wieder gefragt: „\($0)“ · \(keys(.undo)) nimmt es zurück" },
            takenBack: { "Wieder zu klären: „\($0)“" },
            takenAll: {
                "Genommen: \($0.of("genauer Fund", "genaue Funde", in: .german)) · \(keys(.undo)) nimmt es zurück"
            },
            takenAllBack: { "Wieder zu klären: \($0.of("Sache", "Sachen", in: .german))" },
            noneIsExact: "Bisher hat nichts genau einen Fund mit seinem Titel und Jahr")
    }

    static func spanish(_ keys: KeyNames) -> ConfirmWording {
        ConfirmWording(
            title: "Por confirmar",
            noneOfThese: "Ninguno de estos",
            empty: Message(
                "Nada por confirmar", why: "Una fuente conoce todo lo de tu biblioteca, o ya está decidido."),
            looking: "buscando…",
            found: { Count($0).form("\($0) encontrado", "\($0) encontrados", in: .spanish) },
            nothing: "no encontrado",
            nothingFound: "Ninguna fuente en uso lo tiene con este título. \(keys(.refresh)) busca otra vez.",
            wasRefused: "Has dicho que no es nada de lo encontrado. \(keys(.take)) vuelve a preguntarte.",
            foundAlone: { "\($0) por título y año" },
            canBeLookedFor: "Ninguna fuente en uso lo conoce aún. \(keys(.confirm)) lo busca.",
            taken: { "«\($1)» es «\($0)» · \(keys(.undo)) lo deshace" },
            refused: { "Ninguno de estos: «\($0)» · \(keys(.undo)) lo deshace" },
            askedAgain: { "Se vuelve a preguntar: «\($0)» · \(keys(.undo)) lo deshace" },
            takenBack: { "Otra vez por confirmar: «\($0)»" },
            takenAll: {
                let found = $0.of("hallazgo exacto", "hallazgos exactos", in: .spanish)
                return "Tomado: \(found) · \(keys(.undo)) lo deshace"
            },
            takenAllBack: { "Otra vez por confirmar: \($0.of("cosa", "cosas", in: .spanish))" },
            noneIsExact: "De momento nada tiene un solo hallazgo con su título y año")
    }
}
