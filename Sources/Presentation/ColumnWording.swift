import Commands

/// The headings of columns that are called nothing elsewhere, in one language.
package struct ColumnWording: Sendable, WordTable {
    package var title: String
    package var year: String
    package var number: String
    package var kind: String
    /// The day since when something is as it is.
    package var since: String
}

extension ColumnWording {
    static func english(_: KeyNames) -> ColumnWording {
        ColumnWording(title: "Title", year: "Year", number: "No.", kind: "Kind", since: "Since")
    }

    static func german(_: KeyNames) -> ColumnWording {
        ColumnWording(title: "Titel", year: "Jahr", number: "Nr.", kind: "Art", since: "Seit")
    }

    static func spanish(_: KeyNames) -> ColumnWording {
        ColumnWording(title: "Título", year: "Año", number: "N.º", kind: "Tipo", since: "Desde")
    }
}
