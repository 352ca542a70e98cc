import Commands

/// The headings of columns that are called nothing elsewhere, in one language.
package struct ColumnWording: Sendable, WordTable {
    package var title: String
    package var year: String
    package var number: String
    package var kind: String
    /// The day since when something is as it is.
    package var since: String
    /// The day since when something is kept.
    package var kept: String
    /// One of the last days, since when something is as it is: 0 is today.
    package var daysAgo: @Sendable (_ days: Int) -> String
    /// A day below the name of its month, the shortest way: `20 Fri`.
    package var dayOfMonth: @Sendable (_ day: Int, _ weekday: String) -> String
    /// The days of the week from Monday on, in two or three letters.
    package var weekdays: [String]
    /// A number of millions, and of thousands of millions where there is a word for them: `1.05 bn`.
    package var millions: @Sendable (_ number: String) -> String
    package var billions: (@Sendable (_ number: String) -> String)?
    /// Such a number before the word for what is counted: `1.05 bn` plays.
    package var countedInShort: @Sendable (_ number: String) -> String
    /// How wide the widest date is, as `Nov 20, 2026`, in cells.
    package var dateWidth: Int
}

extension ColumnWording {
    static func english(_: KeyNames) -> ColumnWording {
        ColumnWording(
            title: "Title", year: "Year", number: "No.", kind: "Kind", since: "When", kept: "Kept",
            daysAgo: { days in
                switch days {
                case 0: "today"
                case 1: "yesterday"
                default: "\(days) days ago"
                }
            },
            dayOfMonth: { "\($0) \($1)" }, weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
            millions: { "\($0) M" }, billions: { "\($0) bn" }, countedInShort: { $0 }, dateWidth: 12)
    }

    static func german(_: KeyNames) -> ColumnWording {
        ColumnWording(
            title: "Titel", year: "Jahr", number: "Nr.", kind: "Art", since: "Wann", kept: "Seit",
            daysAgo: { days in
                switch days {
                case 0: "heute"
                case 1: "gestern"
                default: "vor \(days) Tagen"
                }
            },
            dayOfMonth: { "\($0). \($1)" }, weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
            millions: { "\($0) Mio." }, billions: { "\($0) Mrd." }, countedInShort: { $0 }, dateWidth: 14)
    }

    static func spanish(_: KeyNames) -> ColumnWording {
        ColumnWording(
            title: "Título", year: "Año", number: "N.º", kind: "Tipo", since: "Cuándo", kept: "Desde",
            daysAgo: { days in
                switch days {
                case 0: "hoy"
                case 1: "ayer"
                default: "hace \(days) días"
                }
            },
            dayOfMonth: { "\($0) \($1)" }, weekdays: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"],
            millions: { "\($0) M" }, billions: nil, countedInShort: { "\($0) de" }, dateWidth: 12)
    }
}
