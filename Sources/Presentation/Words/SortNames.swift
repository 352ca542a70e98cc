import Entities

/// What an order is called, as titles and menus have it.
extension QuerySort {
    /// - Parameter isReversed: whether it is turned round.
    func name(isReversed: Bool) -> LocalizedText {
        switch self {
        case .popularity:
            isReversed
                ? LocalizedText(
                    english: "least popular first", german: "unbeliebteste zuerst", spanish: "menos populares primero")
                : LocalizedText(
                    english: "most popular first", german: "beliebteste zuerst", spanish: "más populares primero")
        case .rating:
            isReversed
                ? LocalizedText(english: "worst rated", german: "schlechteste zuerst", spanish: "peor puntuación")
                : LocalizedText(english: "best rated", german: "beste zuerst", spanish: "mejor puntuación")
        case .date:
            isReversed
                ? LocalizedText(english: "oldest first", german: "älteste zuerst", spanish: "más antiguas primero")
                : LocalizedText(english: "newest first", german: "neueste zuerst", spanish: "más recientes primero")
        case .title:
            isReversed
                ? LocalizedText(
                    english: "by title, from Z", german: "nach Titel, von Z", spanish: "por título, desde la Z")
                : LocalizedText(english: "by title", german: "nach Titel", spanish: "por título")
        case .revenue:
            isReversed
                ? LocalizedText(
                    english: "lowest revenue first", german: "niedrigste Einnahmen zuerst",
                    spanish: "menor recaudación primero")
                : LocalizedText(
                    english: "highest revenue first", german: "höchste Einnahmen zuerst",
                    spanish: "mayor recaudación primero")
        case .runtime:
            isReversed
                ? LocalizedText(english: "shortest first", german: "kürzeste zuerst", spanish: "más cortas primero")
                : LocalizedText(english: "longest first", german: "längste zuerst", spanish: "más largas primero")
        case .relevance:
            LocalizedText(english: "best match first", german: "passendste zuerst", spanish: "más relevantes primero")
        case .listeners:
            isReversed
                ? LocalizedText(
                    english: "fewest listeners first", german: "wenigste Hörer zuerst", spanish: "menos oyentes primero"
                )
                : LocalizedText(
                    english: "most listeners first", german: "meiste Hörer zuerst", spanish: "más oyentes primero")
        case .plays:
            isReversed
                ? LocalizedText(
                    english: "fewest plays first", german: "am seltensten gespielt",
                    spanish: "menos reproducciones primero")
                : LocalizedText(
                    english: "most plays first", german: "am häufigsten gespielt", spanish: "más reproducciones primero"
                )
        case .name:
            isReversed
                ? LocalizedText(
                    english: "by name, from Z", german: "nach Name, von Z", spanish: "por nombre, desde la Z")
                : LocalizedText(english: "by name", german: "nach Name", spanish: "por nombre")
        case .wanted: LocalizedText(english: "most wanted", german: "meistgewünscht", spanish: "más deseados")
        case .editions: LocalizedText(english: "most editions", german: "meiste Ausgaben", spanish: "más ediciones")
        case .number:
            isReversed
                ? LocalizedText(
                    english: "by number, the last first", german: "nach Nummer, letzte zuerst",
                    spanish: "por número, el último primero")
                : LocalizedText(english: "by number", german: "nach Nummer", spanish: "por número")
        }
    }
}
