extension CacheWording {
    static let spanish = CacheWording(
        answers: "Respuestas", pictures: "Imágenes", kept: "Hay", size: "Tamaño", limit: "Como máximo",
        oldest: "Más antigua", newest: "Más reciente", others: "Otras", all: "Todas",
        onDisk: { "\($0) en el disco, como máximo \($1)" },
        nothingKept: "no se guarda nada", unreadable: "ilegible", together: { "En total: \($0) en el disco" },
        removed: { count, freed in
            count.map { "eliminadas: \($0); liberados: \(freed)" }
                ?? "sustituida por un archivo nuevo; liberados: \(freed)"
        }, notCleared: "sin vaciar")
}
