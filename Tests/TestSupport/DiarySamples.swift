package import Entities

extension DiaryEntry {
    /// An entry of a thing that is known by its title.
    ///
    /// - Parameters:
    ///   - day: as ISO 8601 has it; nil where nobody knows it.
    ///   - subtitle: the artist of an album, the authors of a book.
    ///   - id: nil for one that it has of day and title.
    package static func on(
        _ day: String?, _ kind: LibrarySubject.Kind = .movie, _ title: String = "Film", by subtitle: String? = nil,
        released: String? = nil, percent: Int? = nil, again: Bool = false, id: String? = nil
    ) -> DiaryEntry {
        let subject = LibrarySubject(kind: kind, id: ItemID(source: SourceID(rawValue: "test"), key: title))
        let event = DiaryEvent(
            id: .init(text: id ?? "\(day ?? "-")/\(title)"), day: day.flatMap { CalendarDate(iso8601: $0) },
            rating: percent.flatMap { OwnRating(percent: $0) }, isAgain: again, changed: 0)
        return DiaryEntry(
            event,
            of: LibrarySummary(
                subject: subject, title: title, subtitle: subtitle,
                released: released.flatMap { CalendarDate(iso8601: $0) }))
    }
}

extension [DiaryEntry] {
    /// Of 2026 and the year before, with all that a year can have.
    package static let ofTwoYears: [DiaryEntry] =
        (0..<90).map { number in
            let (month, day) = (number % 12 + 1, number * 11 % 27 + 1)
            return .on(
                "2026-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)", .movie,
                "Film \(number % 80 + 1)", released: String(1950 + number % 80),
                percent: number % 3 == 0 ? nil : number + 11,
                again: number >= 80)
        } + [
            .on("2026-05-01", .album, "Debut", by: "Björk", released: "1993", percent: 90),
            .on("2026-05-01", .album, "Post", by: "Björk", released: "1995", percent: 80),
            .on("2026-05-01", .album, "Blue Lines", by: "Massive Attack", released: "1991"),
            .on("2026-06", .book, "Emma", by: "Jane Austen", released: "1815"),
            .on("2026", .book, "Persuasion", by: "Jane Austen", released: "1817"),
            .on("2026-01-01", .book, "Pippi", by: "Astrid Lindgren", percent: 100),
            .on(nil, .movie, "Metropolis", released: "1927"),
            .on("2025-02-03", .movie, "Brazil", released: "1985", percent: 90),
            .on("2025-02-04", .pokemon, "Pikachu"),
        ]

    /// The same as items of a library.
    package var items: [LibraryItem] {
        Dictionary(grouping: self, by: \.summary.subject).values.map { entries in
            LibraryItem(summary: entries[0].summary, isFavourite: false, added: 0, events: entries.map(\.event))
        }.sorted { $0.summary.title < $1.summary.title }
    }
}
