import Commands
import Entities

extension UnsavedWording {
    static func spanish(_ keys: KeyNames) -> UnsavedWording {
        UnsavedWording(
            title: "No todo está guardado",
            finishing: { $0 ? "Guardando… Esc se queda, Ctrl-C pregunta" : "Guardando antes de salir…" },
            askQuit: Question("¿Salir de todos modos?", yes: "salir", no: "quedarse", keys: keys),
            stillUnderWay: "Aún se está guardando.",
            notWaitedFor: "Nadie ha esperado a que se guardara.",
            notDone: { order in
                switch order.kind {
                case .addFavourite: "«\(order.title)» no ha quedado como favorito"
                case .removeFavourite: "«\(order.title)» sigue siendo favorito"
                case .saveNote: "La nota sobre «\(order.title)» no está guardada"
                case .removeNote: "La nota sobre «\(order.title)» sigue ahí"
                case .delete: "«\(order.title)» no está borrado"
                case .restore: "«\(order.title)» no está recuperado"
                case .takeBack: "«\(order.title)» no está como antes"
                case .setStanding: "«\(order.title)» no está marcado como querías"
                case .removeStanding: "«\(order.title)» sigue marcado"
                case .writeEvent: "«\(order.title)» no está en el diario como querías"
                case .removeEvent: "«\(order.title)» sigue en el diario"
                case .placeInList: "«\(order.title)» no está en esa lista"
                case .takeOutOfList: "«\(order.title)» sigue en esa lista"
                case .relink: "No se ha guardado qué es «\(order.title)»"
                }
            },
            draftKept: "Se conserva un borrador, que se ofrecerá al abrir la nota de nuevo.",
            textIsPrinted: "Quien sale encuentra el texto en el terminal.",
            textFollows: "Tampoco se ha podido conservar un borrador. Este es el texto:",
            noDraft: {
                let reason = Wording.spanishNotKept([.state], because: $0)
                return Message(
                    "No se puede conservar ningún borrador", why: reason.why, remedy: reason.remedy,
                    place: reason.place,
                    isFailure: true)
            },
            unsavedWithoutDraft: "sin guardar, sin borrador",
            draftsLeft: { count, title in
                Count(count).form(
                    "Sin guardar: una nota sobre «\(title)» · 3, \(keys(.note))",
                    "\(count) notas sin guardar · 3, \(keys(.note))", in: .spanish)
            },
            askTakeUp: { day, isOlder in
                Question(
                    "Este texto del \(day) no se guardó nunca\(isOlder ? ", y la nota ha cambiado desde entonces" : ""). "
                        + "¿Continuar con él, o con la nota guardada?",
                    yes: "este texto", no: "nota guardada", keys: keys)
            },
            takenElsewhere: "Ese texto está abierto en otro Matinee, o se ha guardado allí.",
            unsavedNote: "nota sin guardar",
            onlyDraft: "Solo hay una nota que no se guardó: \(keys(.note)) la abre.")
    }
}
