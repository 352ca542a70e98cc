import Commands

/// The headings of columns that are called nothing elsewhere, in one language.
package struct ColumnWording: Sendable, WordTable {
    package var title: String
    package var year: String
    package var number: String
    package var kind: String
    /// The day since when something is as it is, or is kept.
    package var since: String
    /// The same for one of the last days: 0 is today.
    package var daysAgo: @Sendable (_ days: Int) -> String
}

extension ColumnWording {
    static func english(_: KeyNames) -> ColumnWording {
        ColumnWording(
            title: "Title", year: "Year", number: "No.", kind: "Kind", since: "When",
            daysAgo: { days in
                switch days {
                case 0: "today"
                case 1: "yesterday"
                default: "\(days) days ago"
                }
            })
    }

    static func german(_: KeyNames) -> ColumnWording {
        ColumnWording(
            title: "Titel", year: "Jahr", number: "Nr.", kind: "Art", since: "Wann",
            daysAgo: { days in
                switch days {
                case 0: "heute"
                case 1: "gestern"
                default: "vor \(days) Tagen"
                }
            })
    }

    static func spanish(_: KeyNames) -> ColumnWording {
        ColumnWording(
            title: "Título", year: "Año", number: "N.º", kind: "Tipo", since: "Cuándo",
            daysAgo: { days in
                switch days {
                case 0: "hoy"
                case 1: "ayer"
                default: "hace \(days) días"
                }
            })
    }
}
