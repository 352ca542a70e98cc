import Commands
import Entities

extension PaletteWording {
    static let spanish = PaletteWording(
        title: "Todo",
        hint: "Un título, un nombre o qué hacer",
        used: "Lo más usado",
        opened: "Abierto",
        places: "Secciones",
        library: "Biblioteca",
        commands: "Órdenes",
        unavailable: "Ahora no",
        search: "Búsqueda",
        searchFor: { "Buscar \($0) con «\($1)»" },
        asking: { "preguntando a \($0.of("fuente", "fuentes", in: .spanish))…" },
        nothingFound: {
            Message(
                "No se ha encontrado nada para «\($0)»", why: "No está ni en el programa ni en ninguna fuente.",
                remedy: "Esc lleva de vuelta a donde se estaba.")
        },
        notNow: { need in
            switch need {
            case .note: "solo en una nota"
            case .detail: "solo en una ficha"
            case .list: "solo en una lista"
            case .item: "solo con un elemento"
            case .books: "solo con libros"
            case .library: "solo en la biblioteca"
            case .change: "nada que deshacer"
            case .way: "no hay adónde volver"
            case .secondPane: "hay un solo panel"
            case .roomForTwoPanes: "no caben dos paneles"
            case nil: "aquí no"
            }
        })
}
