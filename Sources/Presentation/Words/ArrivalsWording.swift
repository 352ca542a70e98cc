import Commands
package import Entities

/// The words about what came from other machines, in one language.
package struct ArrivalsWording: Sendable, WordTable {
    package var title: String
    package var empty: Message
    // What has become of a thing.
    package var new: String
    package var deleted: String
    package var part: @Sendable (Arrival.Part) -> String
    /// Whose change it is, and when it came.
    package var origin: @Sendable (_ machine: String, _ moment: String) -> String
    /// Before a note as it was, and as it is.
    package var before: String
    package var after: String
    package var askToTakeBack: @Sendable (_ title: String) -> Question

    // Titles come last: if there is no room, the end of the title is cut.
    package var takenBack: @Sendable (_ title: String) -> String
    package var changedSince: @Sendable (_ title: String) -> String
}

extension ArrivalsWording {
    static func english(_ keys: KeyNames) -> ArrivalsWording {
        ArrivalsWording(
            title: "From other machines",
            empty: Message(
                "Nothing has come from other machines",
                hints: [.init("matinee sync init", "shares your library with them")]),
            new: "new", deleted: "deleted",
            part: {
                switch $0 {
                case .title: "title"
                case .favourite: "favourite"
                case .note: "note"
                case .standing: "state or rating"
                case .diary: "diary"
                case .things: "what is in it"
                case .added: "its day"
                }
            },
            origin: { "From \($0), \($1)" },
            before: "Before", after: "Now",
            askToTakeBack: {
                Question("As before on all machines: ", name: $0, "?", yes: "take back", no: "leave", keys: keys)
            },
            takenBack: { "As before: “\($0)”" },
            changedSince: { "Changed since then, and left as it is: “\($0)”" })
    }

    static func german(_ keys: KeyNames) -> ArrivalsWording {
        ArrivalsWording(
            title: "Von anderen Geräten",
            empty: Message(
                "Von anderen Geräten ist nichts gekommen",
                hints: [.init("matinee sync init", "teilt deine Bibliothek mit ihnen")]),
            new: "neu", deleted: "gelöscht",
            part: {
                switch $0 {
                case .title: "Titel"
                case .favourite: "Favorit"
                case .note: "Notiz"
                case .standing: "Stand oder Wertung"
                case .diary: "Tagebuch"
                case .things: "Inhalt"
                case .added: "Tag"
                }
            },
            origin: { "Von \($0), \($1)" },
            before: "Vorher", after: "Jetzt",
            askToTakeBack: {
                Question(
                    "Auf allen Geräten wie vorher: ", name: $0, "?", yes: "zurücknehmen", no: "lassen", keys: keys)
            },
            takenBack: { "Wie vorher: „\($0)“" },
            changedSince: { "Seitdem geändert, und so geblieben: „\($0)“" })
    }

    static func spanish(_ keys: KeyNames) -> ArrivalsWording {
        ArrivalsWording(
            title: "De otros equipos",
            empty: Message(
                "No ha llegado nada de otros equipos",
                hints: [.init("matinee sync init", "comparte tu biblioteca con ellos")]),
            new: "nuevo", deleted: "eliminado",
            part: {
                switch $0 {
                case .title: "título"
                case .favourite: "favorito"
                case .note: "nota"
                case .standing: "estado o puntuación"
                case .diary: "diario"
                case .things: "contenido"
                case .added: "su día"
                }
            },
            origin: { "De \($0), \($1)" },
            before: "Antes", after: "Ahora",
            askToTakeBack: {
                Question("¿En todos los equipos como antes: ", name: $0, "?", yes: "deshacer", no: "dejar", keys: keys)
            },
            takenBack: { "Como antes: «\($0)»" },
            changedSince: { "Cambiado desde entonces; queda como está: «\($0)»" })
    }
}
