/// What `matinee cache` says of what is kept of sources.
package struct CacheWording: Sendable {
    package var answers: String
    package var pictures: String
    // Headings of a table.
    package var kept: String
    package var size: String
    package var limit: String
    package var oldest: String
    package var newest: String
    /// What this version knows no source for.
    package var others: String
    package var all: String
    /// How large one file is, and may be.
    package var onDisk: @Sendable (_ size: String, _ limit: String) -> String
    package var nothingKept: String
    package var unreadable: String
    /// How large both files are: `All in all: 3.2 MB on disk`.
    package var together: @Sendable (_ size: String) -> String
    /// Says that answers are gone.
    ///
    /// - Parameter count: nil where it is not known.
    package var removed: @Sendable (_ count: String?, _ freed: String) -> String
    package var notCleared: String
}

extension CacheWording {
    static let english = CacheWording(
        answers: "Answers", pictures: "Pictures", kept: "Kept", size: "Size", limit: "At most", oldest: "Oldest",
        newest: "Newest", others: "Others", all: "All", onDisk: { "\($0) on disk, at most \($1)" },
        nothingKept: "nothing is kept", unreadable: "unreadable", together: { "In total: \($0) on disk" },
        removed: { count, freed in
            count.map { "\($0) removed, \(freed) freed" } ?? "replaced by a new file, \(freed) freed"
        }, notCleared: "not cleared")

    static let german = CacheWording(
        answers: "Antworten", pictures: "Bilder", kept: "Da", size: "Größe", limit: "Höchstens", oldest: "Älteste",
        newest: "Neueste", others: "Andere", all: "Alle", onDisk: { "\($0) auf der Platte, höchstens \($1)" },
        nothingKept: "nichts aufgehoben", unreadable: "nicht lesbar", together: { "Zusammen: \($0) auf der Platte" },
        removed: { count, freed in
            count.map { "\($0) entfernt, \(freed) frei" } ?? "durch eine neue Datei ersetzt, \(freed) frei"
        }, notCleared: "nicht geleert")
}

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
