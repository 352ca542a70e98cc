import Entities
import FoundationEssentials

/// The content of an imported file: the readable items, and the problems of the others.
struct ImportedFile {
    /// Where an item is: "item 3" of JSON, "line 12" of CSV.
    struct Place: Equatable {
        let word: String
        let number: Int
    }

    private(set) var records: [(place: Place, record: LibraryRecord)] = []
    private(set) var problems: [(place: Place, problem: ItemProblem)] = []

    /// - Throws: `unreadableImport` if it is not in a format that export writes, `laterExport` if a later version has
    ///   written it in a new format.
    init(_ bytes: [UInt8], name: String) throws(LaunchError) {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .unreadableImport(file: name) }
        if text.drop(while: { $0.isWhitespace || $0 == "\u{FEFF}" }).first == "{" {
            try readJSON(text, name)
        } else {
            try readCSV(text, name)
        }
    }

    /// The fields that every version of the format has.
    private struct JSONHead: Decodable {
        let format: String
        let version: Int
    }

    private struct JSONFile: Decodable {
        let items: [Lenient]
    }

    private struct Lenient: Decodable {
        let item: PortableItem?

        init(from decoder: any Decoder) throws {
            item = try? PortableItem(from: decoder)
        }
    }

    private mutating func readJSON(_ text: String, _ name: String) throws(LaunchError) {
        let text = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        let (data, known) = (Data(text.utf8), PortableLibrary.version)
        let head = try? JSONDecoder().decode(JSONHead.self, from: data)
        guard let head, head.format == PortableLibrary.name, head.version >= 1 else {
            throw .unreadableImport(file: name)
        }
        guard head.version <= known else { throw .laterExport(file: name, found: head.version, known: known) }
        guard let file = try? JSONDecoder().decode(JSONFile.self, from: data) else {
            throw .unreadableImport(file: name)
        }
        for (index, element) in file.items.enumerated() {
            take(element.item, at: Place(word: "item", number: index + 1))
        }
    }

    private mutating func readCSV(_ text: String, _ name: String) throws(LaunchError) {
        guard let rows = CSVTable.records(of: text), let header = rows.first,
            Set(["kind", "source", "title", "added"]).isSubset(of: header.fields)
        else { throw .unreadableImport(file: name) }
        for row in rows.dropFirst() {
            let place = Place(word: "line", number: row.line)
            guard row.fields.count == header.fields.count else {
                problems.append((place, .notAnItem))
                continue
            }
            let values = Dictionary(zip(header.fields, row.fields)) { first, _ in first }.filter { !$0.value.isEmpty }
            let hasNote = values["note"] != nil
            let id = values["id"]
            var item = PortableItem()
            (item.kind, item.source, item.id) = (values["kind"], values["source"], id.flatMap(Int.init))
            (item.artist, item.album, item.mbid) = (values["artist"], values["album"], values["mbid"])
            (item.title, item.subtitle, item.released) = (values["title"], values["subtitle"], values["released"])
            item.favourite = values["favourite"]?.lowercased() == "true"
            item.added = values["added"]
            item.note =
                hasNote
                ? .init(
                    text: values["note"], changed: values["note_changed"],
                    revision: values["note_revision"].flatMap(Int.init))
                : nil
            take(item, at: place)
        }
    }

    private mutating func take(_ item: PortableItem?, at place: Place) {
        guard let item else { return problems.append((place, .notAnItem)) }
        do throws(ItemProblem) {
            records.append((place, try item.checkedRecord()))
        } catch {
            problems.append((place, error))
        }
    }
}
