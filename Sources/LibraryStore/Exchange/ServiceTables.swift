import Entities

/// The library as tables that other services take in. What they cannot hold is left out, and counted.
enum ServiceTables {
    static func letterboxd(_ records: [LibraryRecord]) -> String { letterboxd(records, limit: .max).joined() }

    /// In parts, each with the names of the columns.
    ///
    /// - Parameter limit: of each part, in bytes; a row that is longer than that has a part of its own.
    static func letterboxd(_ records: [LibraryRecord], limit: Int) -> [String] {
        let header = [
            "\(SourceID.movieDatabase.rawValue)ID", "\(SourceID.imdb.rawValue)ID", "Title", "Year", "Rating10",
            "WatchedDate", "Rewatch", "Tags", "Review",
        ]
        let names = HarmlessCSV.row(header)
        return records.lazy.filter { isHeld($0, by: .letterboxd) }.flatMap { letterboxd($0.item) }
            .map { HarmlessCSV.row($0.map(oneLine)) }
            .reduce(into: [names]) { parts, row in
                let last = parts[parts.count - 1].utf8.count
                if last > names.utf8.count, last + row.utf8.count > limit { parts.append(names) }
                parts[parts.count - 1] += row
            }
    }

    /// A row for each time that a film was seen; one without a day for a film of which no more is known.
    private static func letterboxd(_ item: LibraryItem) -> [[String]] {
        let film = item.summary
        let names = [
            film.id(of: .movieDatabase) ?? "", film.id(of: .imdb) ?? "", film.title,
            film.released.map { String($0.year) } ?? "",
        ]
        guard !item.events.isEmpty else { return [names + [ofTen(item.standing?.rating), "", "", "", ""]] }
        return item.events.enumerated().map { place, event in
            // The rating of a film is that of its last time there.
            let rating = event.rating ?? (place == 0 ? item.standing?.rating : nil)
            return names + [
                ofTen(rating), event.day.flatMap { $0.monthAndDay == nil ? nil : $0.iso8601 } ?? "",
                event.isAgain ? "true" : "", event.tags.joined(separator: ", "), event.note ?? "",
            ]
        }
    }

    static func goodreads(_ records: [LibraryRecord]) -> String {
        let header = ["Title", "Author", "ISBN", "My Rating", "Date Read", "Date Added", "Bookshelves", "My Review"]
        return table(
            header,
            records.filter { isHeld($0, by: .goodreads) }.map { record in
                let (item, standing) = (record.item, record.item.standing)
                let read = item.events.lazy.compactMap(\.day).first ?? standing?.since[.done]
                return [
                    item.summary.title, item.summary.subtitle ?? "", standing?.isbn ?? "",
                    standing?.rating.map { String(Int($0.mark(of: 5).rounded())) } ?? "",
                    read.flatMap { $0.monthAndDay == nil ? nil : slashed($0) } ?? "",
                    standing?.since[.wanted].map(slashed) ?? "", shelf(of: item), item.note?.text ?? "",
                ]
            })
    }

    private static func shelf(of item: LibraryItem) -> String {
        switch item.standing?.state {
        case .wanted: "to-read"
        case .begun, .paused: "currently-reading"
        case .done: "read"
        case .givenUp: "did-not-finish"
        case nil: item.events.isEmpty ? "" : "read"
        }
    }

    /// Whether there is anything of it in such a table.
    static func isHeld(_ record: LibraryRecord, by format: ExportFormat) -> Bool {
        let item = record.item
        return switch format {
        case .letterboxd: item.id.kind == .movie && (!item.events.isEmpty || item.standing?.state == .done)
        case .goodreads: item.id.kind == .book && (!item.events.isEmpty || item.standing != nil)
        case .listenbrainz: false
        case .json, .csv, .markdown: true
        }
    }

    /// 1...10; nothing for the worst there is, which those who have no 0 do not know.
    private static func ofTen(_ rating: OwnRating?) -> String {
        rating.map { Int($0.mark(of: 10).rounded()) }.flatMap { $0 > 0 ? String($0) : nil } ?? ""
    }

    private static func slashed(_ day: CalendarDate) -> String {
        day.iso8601.split(separator: "-").joined(separator: "/")
    }

    /// These services know no other lines, and no terminal is to obey what is in them.
    private static func oneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" ? " " : $0.visible }))
    }

    private static func table(_ header: [String], _ rows: [[String]]) -> String {
        ([header] + rows).map { HarmlessCSV.row($0.map(oneLine)) }.joined()
    }
}

extension LibrarySummary {
    /// The key that it has there, as its own or as another id of it.
    fileprivate func id(of source: SourceID) -> String? {
        subject.source == source ? subject.id.key : aliases.known.first { $0.source == source }?.key
    }
}
