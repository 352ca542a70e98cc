import Entities
import FoundationEssentials

/// The library as text: what `matinee library export` writes.
enum LibraryText {
    static let columns = [
        "kind", "source", "id", "artist", "album", "mbid", "title", "subtitle", "released", "favourite", "added",
        "note", "note_changed", "note_revision",
    ]

    static func text(of records: [LibraryRecord], format: LibraryRequest.Format) -> String {
        switch format {
        case .json: json(records)
        case .csv: csv(records)
        case .markdown: markdown(records)
        }
    }

    private static func json(_ records: [LibraryRecord]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let file = PortableLibrary(format: PortableLibrary.name, version: PortableLibrary.version, items: records.map(PortableItem.init))
        // Strings and whole numbers can always be encoded.
        guard let data = try? encoder.encode(file) else { return "" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private static func csv(_ records: [LibraryRecord]) -> String {
        CSVTable.row(columns)
            + records.map { record in
                let item = PortableItem(record)
                return CSVTable.row([
                    item.kind ?? "", item.source ?? "", item.id.map(String.init) ?? "", item.artist ?? "",
                    item.album ?? "", item.mbid ?? "", item.title ?? "", item.subtitle ?? "", item.released ?? "",
                    item.favourite == true ? "true" : "false", item.added ?? "", item.note?.text ?? "",
                    item.note?.changed ?? "", item.note?.revision.map(String.init) ?? "",
                ])
            }.joined()
    }

    /// For people to read; it is not read back.
    private static func markdown(_ records: [LibraryRecord]) -> String {
        "# Library\n"
            + records.map { record in
                let item = record.item
                let details = [
                    item.summary.subtitle.map(escaped), item.summary.released?.iso8601,
                    item.summary.subject.kind.rawValue,
                    item.isFavourite ? "favourite" : nil, "added \(PortableItem.text(ofSecond: item.added))",
                ]
                var text =
                    "\n## \(escaped(item.summary.title))\n\n\(details.compactMap { $0 }.joined(separator: " · "))\n"
                if let note = item.note {
                    let lines = note.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                    text += "\n" + lines.map { $0.isEmpty ? ">\n" : "> \($0)\n" }.joined()
                    text += "\nNote changed \(PortableItem.text(ofSecond: note.changed))\n"
                }
                return text
            }.joined()
    }

    /// What Markdown would take for its own, and line ends, which would end a heading.
    private static func escaped(_ text: String) -> String {
        text.map { $0.isNewline ? " " : "\\`*_{}[]<>#|".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
