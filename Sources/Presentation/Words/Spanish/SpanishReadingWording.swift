import Commands
import Entities

extension ReadingWording {
    static func spanish(_ keys: KeyNames) -> ReadingWording {
        ReadingWording(
            title: "Lista de lectura",
            byAdded: "lo último primero",
            byTitle: "por título",
            byAuthor: "por autor",
            byRating: "lo mejor primero",
            empty: Message(
                "Aún no hay libros", why: "Aquí están los libros que quieres leer, estás leyendo o has leído.",
                remedy: "Pulsa \(keys(.standing)) en un libro, o \(keys(.add)) para anotar uno."),
            part: { state in
                switch state {
                case .begun: "Leyendo"
                case .wanted: "Por leer"
                case .done: "Leídos"
                case .paused: "En pausa"
                case .givenUp: "Abandonados"
                case nil: "Otros"
                }
            },
            stateWord: { state in
                switch state {
                case .wanted: "pendiente"
                case .begun: "empezado"
                case .done: "leído"
                case .paused: "en pausa"
                case .givenUp: "abandonado"
                }
            },
            pages: { $0.of("página", "páginas", in: .spanish) },
            hours: { "unas \($0) h" },
            author: "Autor",
            isbn: "ISBN",
            released: "Publicación",
            length: "Extensión",
            since: { state in
                switch state {
                case .wanted: "Pendiente desde"
                case .begun: "Empezado"
                case .done: "Leído"
                case .paused: "En pausa desde"
                case .givenUp: "Abandonado"
                }
            },
            notEditable: Message(
                "Este libro es de un catálogo", why: "Lo que dice de sí mismo se queda como está.",
                remedy: "Tuyos son tu estado (w), tu puntuación (*) y tu nota (e)."),
            deleted: Message(
                "Este libro se ha borrado", why: "Quizá en otra ventana, o en la estantería compartida.",
                remedy: "Esc lleva de vuelta."),
            addTitle: "Anotar un libro",
            editTitle: "Cambiar un libro",
            explanation: "Para un libro que ningún catálogo conoce. Hace falta lo que lleva *.",
            field: { field in
                switch field {
                case .title: "Título"
                case .author: "Autor"
                case .isbn: "ISBN"
                case .pages: "Páginas"
                case .released: "Publicación"
                }
            },
            placeholder: { field in
                switch field {
                case .title, .author: nil
                case .isbn: "10 o 13 cifras"
                case .pages: "un número"
                case .released: "AAAA-MM-DD"
                }
            },
            problem: { problem in
                switch problem {
                case .empty: "Un libro necesita un título: sin él no se podría encontrar."
                case .tooLong(let limit): "Se guardan como máximo \(limit / 1_024) KB. Acórtalo."
                case .notAnISBN: "No es un ISBN: revisa sus 10 o 13 cifras"
                case .notACount(let range): "Un número del \(range.lowerBound) al \(range.upperBound), o nada."
                case .noSuchDay: "No es una fecha: 2001-12-31, o solo el año"
                case .inTheFuture: "Ese día aún no ha llegado."
                }
            },
            saved: { "En la lista de lectura: «\($0)» · \(keys(.undo)) lo deshace" },
            askToDiscard: Question("¿Descartar lo escrito?", yes: "descartar", no: "conservar", keys: keys),
            askToOverwrite: {
                Question(
                    "Entretanto se cambió en otro lugar: ", name: $0, ". ¿Guardar lo tuyo de todos modos?",
                    yes: "guardar lo mío", no: "tomar eso", keys: keys)
            })
    }
}
