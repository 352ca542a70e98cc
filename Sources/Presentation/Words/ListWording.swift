import Commands
import Entities

/// The words about lists that somebody has made, in one language.
package struct ListWording: Sendable, WordTable {
    package var one: String
    package var several: String
    /// How many things are in one.
    package var count: @Sendable (_ count: Count) -> String
    /// What tells it from another of the same name.
    package var madeOf: @Sendable (_ count: String, _ day: String) -> String
    package var askDelete: @Sendable (_ title: String, _ madeOf: String) -> Question

    /// Over the lists that a thing can be put into.
    package var askLists: @Sendable (_ title: String) -> String
    /// The last entry there.
    package var newList: String

    package var newTitle: String
    package var editTitle: String
    /// What the form is for.
    package var explanation: String
    package var beginsWith: @Sendable (_ title: String) -> String
    package var name: String
    package var description: String
    package var descriptionHint: String
    package var needsName: String
    /// Another list has it.
    package var nameTaken: String
    /// What somebody says of one thing in a list.
    package var remark: String
    package var remarkHint: String
    /// What the form is for, where it has one.
    package var hasRemark: @Sendable (_ title: String) -> String

    package var inOrder: String
    package var byYear: String
    package var empty: Message
    package var gone: Message
    package var movesOnlyInOrder: Message

    package var saved: @Sendable (_ name: String) -> String
    // Titles come first, cut where they are long: what they are about is said before what happened to it.
    package var put: @Sendable (_ title: String, _ list: String) -> String
    package var taken: @Sendable (_ title: String, _ list: String) -> String
}

extension ListWording {
    static func english(_ keys: KeyNames) -> ListWording {
        ListWording(
            one: "List",
            several: "lists",
            count: { $0.of("thing", "things", in: .english) },
            madeOf: { "\($0), since \($1)" },
            askDelete: { Question("Delete “", name: $0, "” (\($1))?", yes: "delete", no: "keep", keys: keys) },
            askLists: { "Your lists · \($0)" },
            newList: "New list…",
            newTitle: "New list",
            editTitle: "Edit a list",
            explanation:
                "A list of your own: films, music, books and Pokémon, in your order. What is marked * is needed.",
            beginsWith: { "A list of your own, in your order. It begins with “\($0)”." },
            name: "Name",
            description: "Description",
            descriptionHint: "what it is for",
            needsName: "A list needs a name: without one it could not be found again.",
            nameTaken: "You have a list of this name: two could not be told apart.",
            remark: "Note on it",
            remarkHint: "why it is here",
            hasRemark: { "This list, and your note on “\($0)”." },
            inOrder: "in your order",
            byYear: "latest first",
            empty: Message(
                "Nothing in this list yet", why: "Things of all kinds can be in it.",
                remedy: "Press \(keys(.lists)) on a film, an artist, a book or a Pokémon, and choose this list."),
            gone: Message(
                "This list is gone", why: "Perhaps it was deleted in another window.", remedy: "Esc goes back."),
            movesOnlyInOrder: Message(
                "Rows move in your order alone", why: "Now the list is sorted otherwise, or filtered.",
                remedy: "\(keys(.sort)) chooses the order, Esc drops the filter."),
            saved: { "List saved: “\($0)” · \(keys(.undo)) undoes it" },
            put: { "“\($0)”: in “\($1)” · \(keys(.undo)) undoes it" },
            taken: { "“\($0)”: not in “\($1)” any more · \(keys(.undo)) undoes it" })
    }

    static func german(_ keys: KeyNames) -> ListWording {
        ListWording(
            one: "Liste",
            several: "Listen",
            count: { $0.of("Ding", "Dinge", in: .german) },
            madeOf: { "\($0), seit \($1)" },
            askDelete: { Question("„", name: $0, "“ löschen (\($1))?", yes: "löschen", no: "behalten", keys: keys) },
            askLists: { "Deine Listen · \($0)" },
            newList: "Neue Liste…",
            newTitle: "Neue Liste",
            editTitle: "Eine Liste ändern",
            explanation:
                "Eine eigene Liste: Filme, Musik, Bücher und Pokémon in deiner Reihenfolge. Was mit * markiert ist, muss sein.",
            beginsWith: { "Eine eigene Liste in deiner Reihenfolge. Sie beginnt mit „\($0)“." },
            name: "Name",
            description: "Beschreibung",
            descriptionHint: "wozu sie da ist",
            needsName: "Eine Liste braucht einen Namen: ohne ihn wäre sie nicht wiederzufinden.",
            nameTaken: "So heißt schon eine deiner Listen: zwei wären nicht zu unterscheiden.",
            remark: "Notiz dazu",
            remarkHint: "warum es hier steht",
            hasRemark: { "Diese Liste und deine Notiz zu „\($0)“." },
            inOrder: "in deiner Reihenfolge",
            byYear: "neueste zuerst",
            empty: Message(
                "In dieser Liste ist noch nichts", why: "Dinge aller Arten können darin stehen.",
                remedy: "\(keys(.lists)) auf einem Film, Interpreten, Buch oder Pokémon drücken und diese Liste wählen."
            ),
            gone: Message(
                "Diese Liste gibt es nicht mehr", why: "Vielleicht wurde sie in einem anderen Fenster gelöscht.",
                remedy: "Esc führt zurück."),
            movesOnlyInOrder: Message(
                "Zeilen lassen sich nur in deiner Reihenfolge verschieben",
                why: "Jetzt ist die Liste anders sortiert oder gefiltert.",
                remedy: "\(keys(.sort)) wählt die Reihenfolge, Esc nimmt den Filter weg."),
            saved: { "Liste gespeichert: „\($0)“ · \(keys(.undo)) nimmt es zurück" },
            put: { "„\($0)“: in „\($1)“ · \(keys(.undo)) nimmt es zurück" },
            taken: { "„\($0)“: nicht mehr in „\($1)“ · \(keys(.undo)) nimmt es zurück" })
    }

    static func spanish(_ keys: KeyNames) -> ListWording {
        ListWording(
            one: "Lista",
            several: "listas",
            count: { $0.of("cosa", "cosas", in: .spanish) },
            madeOf: { "\($0), desde \($1)" },
            askDelete: { Question("¿Borrar «", name: $0, "» (\($1))?", yes: "borrar", no: "conservar", keys: keys) },
            askLists: { "Tus listas · \($0)" },
            newList: "Lista nueva…",
            newTitle: "Lista nueva",
            editTitle: "Cambiar una lista",
            explanation: "Una lista tuya: cine, música, libros y Pokémon, en tu orden. Lo marcado con * hace falta.",
            beginsWith: { "Una lista tuya, en tu orden. Empieza con «\($0)»." },
            name: "Nombre",
            description: "Descripción",
            descriptionHint: "para qué es",
            needsName: "Una lista necesita un nombre: sin él no se podría encontrar.",
            nameTaken: "Ya tienes una lista con este nombre: no se distinguirían.",
            remark: "Nota",
            remarkHint: "por qué está aquí",
            hasRemark: { "Esta lista, y tu nota sobre «\($0)»." },
            inOrder: "en tu orden",
            byYear: "lo último primero",
            empty: Message(
                "Aún no hay nada en esta lista", why: "Caben cosas de todas las clases.",
                remedy: "Pulsa \(keys(.lists)) en una película, un artista, un libro o un Pokémon, y elige esta lista."),
            gone: Message(
                "Esta lista ya no está", why: "Quizá se borró en otra ventana.", remedy: "Esc vuelve atrás."),
            movesOnlyInOrder: Message(
                "Las filas solo se mueven en tu orden", why: "Ahora la lista está ordenada de otro modo, o filtrada.",
                remedy: "\(keys(.sort)) elige el orden, Esc quita el filtro."),
            saved: { "Lista guardada: «\($0)» · \(keys(.undo)) lo deshace" },
            put: { "«\($0)»: en «\($1)» · \(keys(.undo)) lo deshace" },
            taken: { "«\($0)»: ya no está en «\($1)» · \(keys(.undo)) lo deshace" })
    }
}
