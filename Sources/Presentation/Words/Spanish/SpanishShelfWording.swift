import Entities

extension ShelfWording {
    static let spanish = ShelfWording(
        title: "Cambios para la estantería compartida",
        empty: Message(
            "No espera nada", why: "La estantería compartida tiene todo lo que se ha hecho aquí.",
            remedy: "Esc lleva de vuelta a la lista."),
        failed: { "La estantería compartida: \($0.what.lowercasingFirst). Los cambios se conservan para ella." },
        pending: { count, unanswered in
            let changes = "! \(Count(count).of("cambio", "cambios", in: .spanish)) para la estantería compartida"
            return unanswered == 0 ? changes : "\(changes), \(unanswered) por responder"
        },
        kind: { kind in
            switch kind {
            case .added: "añadido"
            case .edited: "cambiado"
            case .deleted: "borrado"
            }
        },
        change: { state in
            switch state {
            case .waiting: "espera"
            case .refused: "rechazado"
            case .conflicting(nil): "ya no está allí"
            case .conflicting: "cambiado también allí"
            }
        },
        explanation: { state in
            switch state {
            case .waiting: "Se conserva aquí, y se envía cuando la estantería responda."
            case .refused(let status, ""): "La estantería lo rechaza (HTTP \(status)). Enter: qué hacer."
            case .refused(let status, let reason):
                "La estantería lo rechaza: \(reason) (HTTP \(status)). Enter: qué hacer."
            case .conflicting(nil): "Ya no está allí: alguien lo ha borrado, o se ha perdido. Enter: elegir qué vale."
            case .conflicting: "Mientras tanto, alguien lo ha cambiado allí. Enter: elegir cuál vale."
            }
        },
        mine: "El tuyo",
        theirs: "En la estantería",
        deleted: "(ya no está)",
        askAbout: { "Estantería compartida · \($0)" },
        sendNow: "Enviarlo ahora",
        edit: "Cambiar el libro",
        tryAgain: "Intentarlo de nuevo",
        takeBack: "Retirar el cambio",
        keepMine: "Conservar el tuyo",
        takeTheirs: "Tomar lo que hay en la estantería",
        keepAllMine: "Conservar todos los tuyos que ya no están allí",
        takeAllTheirs: "Quitar de tu lista todos los que ya no están allí",
        takenOff: { "Quitado de la lista: " + Count($0).of("libro", "libros", in: .spanish) },
        backOnList: { "De nuevo en la lista: " + Count($0).of("libro", "libros", in: .spanish) })
}
