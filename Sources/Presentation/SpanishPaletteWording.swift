import Commands

extension PaletteWording {
    static let spanish = PaletteWording(
        title: "Todo",
        opened: "Abierto",
        places: "Secciones",
        library: "Biblioteca",
        loaded: "Cargado",
        commands: "Órdenes",
        unavailable: "Ahora no",
        nothingFound: {
            Message(
                "No se ha encontrado nada para «\($0)»", why: "No está ni en el programa ni en ninguna fuente.",
                remedy: "Esc lleva de vuelta a donde se estaba.")
        },
        notNow: { command in
            switch command {
            case .save, .discard, .history, .editElsewhere: "solo en una nota"
            case .next, .previous, .nextPlace, .previousPlace, .fold, .openPage, .playTrailer: "solo en una ficha"
            case .sort, .filter, .refine, .collection, .delete: "solo en una lista"
            case .favourite, .note: "solo con un elemento"
            case .reading, .rate, .add, .edit, .shelf: "solo con libros"
            case .trail: "no hay adónde volver"
            case .otherPane: "hay un solo panel"
            default: "aquí no"
            }
        })
}
