import Commands
import Entities

extension BookWording {
    static func spanish(_ keys: KeyNames) -> BookWording {
        BookWording(
            one: "Libro",
            several: "libros",
            title: "Libros",
            empty: Message(
                "No hay libros", why: "El catálogo no ha enviado ninguno.",
                remedy: "Pulsa \(keys(.refresh)) para preguntar de nuevo, \(keys(.collection)) para otra lista."),
            first: "Este es el primer libro de la lista.",
            last: "Este es el último libro de la lista.",
            noneBuiltIn: Message(
                "No hay libros incorporados", why: "Vienen de Open Library, y Matinee se ha iniciado con --builtin.",
                remedy: "Inícialo sin --builtin para ver libros."),
            rating: { "\($0)/5" },
            editions: { $0.of("edición", "ediciones", in: .spanish) },
            editionsHeading: "Ediciones",
            firstPublished: "Primera publicación",
            yearsAgo: { years in
                switch years {
                case 0: "este año"
                case 1: "el año pasado"
                default: "hace " + Count(years).of("año", "años", in: .spanish)
                }
            },
            pages: "Páginas",
            languages: "Idiomas",
            isbns: "ISBN",
            andMore: { "y \($0) más" },
            readers: "Lectores",
            wanting: { $0.of("quiere leerlo", "quieren leerlo", in: .spanish) },
            reading: { $0.of("lo está leyendo", "lo están leyendo", in: .spanish) },
            finished: { $0.of("lo ha leído", "lo han leído", in: .spanish) },
            subjects: "Temas",
            otherBooks: { $0.map { "Otros libros de \($0)" } ?? "Otros libros del mismo autor" })
    }
}
