package import Entities
import FoundationEssentials

/// The library as text: what `matinee library export` writes.
package enum LibraryText {
    static let columns =
        [
            "kind", "source", "key", "id", "artist", "album", "mbid", "title", "subtitle", "released",
            "favourite", "added", "note", "note_changed", "note_revision", "standing", "state",
        ] + Standing.State.allCases.map(dayColumn) + [
            "percent", "isbn", "pages", "events", "things", "length", "earlier",
        ]

    /// For example `read_since`.
    static func dayColumn(_ state: Standing.State) -> String { "\(state.rawValue)_since" }

    package static func text(of records: [LibraryRecord], format: ExportFormat) -> String {
        switch format {
        case .json: json(records)
        case .csv: csv(records)
        case .markdown: markdown(records)
        case .letterboxd: ServiceTables.letterboxd(records)
        case .goodreads: ServiceTables.goodreads(records)
        // It has nothing of them.
        case .listenbrainz: ""
        }
    }

    /// Letterboxd's, in parts that it takes: each has less than 1 MB.
    package static func partsForLetterboxd(of records: [LibraryRecord]) -> [String] {
        ServiceTables.letterboxd(records, limit: mostForLetterboxd - 1)
    }

    /// In bytes.
    package static let mostForLetterboxd = 1_000_000

    /// How many of them such a text has nothing of.
    package static func leftOut(of records: [LibraryRecord], format: ExportFormat) -> Int {
        records.count { !ServiceTables.isHeld($0, by: format) }
    }

    private static func json(_ records: [LibraryRecord]) -> String {
        let file = PortableLibrary(
            format: PortableLibrary.name, version: PortableLibrary.version, items: records.map(PortableItem.init))
        // Strings and whole numbers can always be encoded.
        return (HarmlessJSON.text(of: file) ?? "") + "\n"
    }

    private static func csv(_ records: [LibraryRecord]) -> String {
        HarmlessCSV.row(columns)
            + records.map { record in
                let item = PortableItem(record)
                let summary = item.summary
                return HarmlessCSV.row(
                    [
                        summary.kind ?? "", summary.source ?? "", summary.key ?? "", summary.id.map(String.init) ?? "",
                        summary.artist ?? "", summary.album ?? "", summary.mbid ?? "", summary.title ?? "",
                        summary.subtitle ?? "", summary.released ?? "",
                        item.favourite == true ? "true" : "false", item.added ?? "", item.note?.text ?? "",
                        item.note?.changed ?? "", item.note?.revision.map(String.init) ?? "",
                        item.standing == nil ? "false" : "true", item.standing?.state ?? "",
                    ]
                        + Standing.State.allCases.map { item.standing?.since?[$0.rawValue] ?? "" }
                        + [
                            item.standing?.rating.map(String.init) ?? "", item.standing?.isbn ?? "",
                            item.standing?.pages.map(String.init) ?? "",
                            item.events.flatMap { HarmlessJSON.line(of: $0) } ?? "",
                            item.things.flatMap { HarmlessJSON.line(of: $0) } ?? "",
                            summary.length.map(String.init) ?? "",
                            item.earlier.flatMap { HarmlessJSON.line(of: $0) } ?? "",
                        ])
            }.joined()
    }

    private static func markdown(_ records: [LibraryRecord]) -> String {
        "# Library\n"
            + records.map { record in
                let item = record.item
                let details = [
                    item.summary.subtitle.map { escaped($0) }, item.summary.storedDate.map { escaped($0) },
                    escaped(item.summary.subject.kind.rawValue),
                    item.isFavourite ? "favourite" : nil,
                    item.added == 0 ? nil : "added \(PortableItem.text(ofSecond: item.added))",
                ]
                var text =
                    "\n## \(escaped(item.summary.title))\n\n\(details.compactMap { $0 }.joined(separator: " · "))\n"
                if let standing = item.standing { text += "\n\(line(standing, of: item.id.kind))\n" }
                for event in item.events { text += "\n- \(line(event))\n" }
                if !item.things.isEmpty { text += "\n" + visible(item.things.markdown) }
                if let note = item.note {
                    // Its writer may have written Markdown; HTML is not to be obeyed.
                    let lines = visible(note.text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                    text += "\n" + lines.map { $0.isEmpty ? ">\n" : "> \($0.backslashed("<"))\n" }.joined()
                    text += "\nNote changed \(PortableItem.text(ofSecond: note.changed))\n"
                }
                return text
            }.joined()
    }

    private static func line(_ standing: Standing, of kind: LibrarySubject.Kind) -> String {
        // A state that this version does not know has no other name.
        func word(_ state: String) -> String { Standing.State(rawValue: state)?.word(for: kind) ?? escaped(state) }
        var parts = [standing.storedState.map(word)]
        parts += standing.storedDays.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
            .map { "\(word($0.key)) since \(escaped($0.value))" }
        parts += [
            standing.rating.map { "rated \($0.percent) of 100" }, standing.pages.map { "\($0) pages" },
            standing.isbn.map { "ISBN \(escaped($0))" },
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }

    private static func line(_ event: DiaryEvent) -> String {
        let parts = [
            event.day?.iso8601 ?? "day unknown", event.isAgain ? "again" : nil,
            event.rating.map { "rated \($0.percent) of 100" },
            event.tags.isEmpty ? nil : event.tags.map { "#\(escaped($0))" }.joined(separator: " "),
            event.note.map { escaped($0) },
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }

    /// One line that neither Markdown nor a terminal interprets.
    private static func escaped(_ text: String) -> String { visible(text.markdownEscaped) }

    /// Without what a terminal would obey, but for the ends of lines.
    private static func visible(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            String(String.UnicodeScalarView(line.unicodeScalars.map(\.visible)))
        }.joined(separator: "\n")
    }
}
