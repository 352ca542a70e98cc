package import Entities
import FoundationEssentials

/// The content of an imported file: the readable items, and the problems of the others.
package struct ImportedFile {
    /// Where an item is: "item 3" of JSON, "line 12" of CSV.
    package struct Place: Equatable {
        package let word: String
        package let number: Int
    }

    package private(set) var records: [(place: Place, record: LibraryRecord)] = []
    package private(set) var problems: [(place: Place, problem: ItemProblem)] = []

    package init(_ bytes: [UInt8]) throws(ImportFailure) {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .unreadable }
        if text.drop(while: { $0.isWhitespace || $0 == "\u{FEFF}" }).first == "{" {
            try readJSON(text)
        } else {
            try readCSV(bytes)
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

    private mutating func readJSON(_ text: String) throws(ImportFailure) {
        let text = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        let (data, known) = (Data(text.utf8), PortableLibrary.version)
        let head = try? JSONDecoder().decode(JSONHead.self, from: data)
        guard let head, head.format == PortableLibrary.name, head.version >= 1 else { throw .unreadable }
        guard head.version <= known else { throw .laterForm(found: head.version, known: known) }
        guard let file = try? JSONDecoder().decode(JSONFile.self, from: data) else { throw .unreadable }
        for (index, element) in file.items.enumerated() {
            take(element.item, at: Place(word: "item", number: index + 1))
        }
    }

    private mutating func readCSV(_ bytes: [UInt8]) throws(ImportFailure) {
        guard let rows = HarmlessCSV.records(of: bytes), let header = rows.first,
            Set(["kind", "source", "title", "added"]).isSubset(of: header.fields)
        else { throw .unreadable }
        for row in rows.dropFirst() {
            let place = Place(word: "line", number: row.line)
            guard !row.isBroken, row.fields.count == header.fields.count else {
                problems.append((place, .notAnItem))
                continue
            }
            let values = Dictionary(zip(header.fields, row.fields)) { first, _ in first }.filter { !$0.value.isEmpty }
            let hasNote = values["note"] != nil
            let id = values["id"]
            var item = PortableItem()
            var summary = SummaryFields()
            (summary.kind, summary.source, summary.key) = (values["kind"], values["source"], values["key"])
            (summary.id, summary.mbid) = (id.flatMap(Int.init), values["mbid"])
            (summary.artist, summary.album) = (values["artist"], values["album"])
            (summary.title, summary.subtitle) = (values["title"], values["subtitle"])
            summary.released = values["released"]
            item.summary = summary
            item.favourite = values["favourite"]?.lowercased() == "true"
            item.added = values["added"]
            item.note =
                hasNote
                ? .init(
                    text: values["note"], changed: values["note_changed"],
                    revision: values["note_revision"].flatMap(Int.init))
                : nil
            do throws(ItemProblem) {
                item.standing = try Self.standing(values)
                item.events = try Self.json([PortableEvent].self, in: "events", of: values)
                item.things = try Self.json([PortableThing].self, in: "things", of: values)
                take(item, at: place)
            } catch {
                problems.append((place, error))
            }
        }
    }

    /// - Parameter values: the cells that are not empty, by their columns.
    private static func standing(_ values: [String: String]) throws(ItemProblem) -> PortableItem.Place? {
        func number(_ column: String) throws(ItemProblem) -> Int? {
            guard let text = values[column] else { return nil }
            guard let number = Int(text) else { throw .malformed(field: column) }
            return number
        }
        var since: [String: String] = [:]
        for state in Standing.State.allCases { since[state.rawValue] = values[LibraryText.dayColumn(state)] }
        // The columns of version 1 have other names, since they say something else.
        let stars = try number("rating").map(PortableItem.percent(stars:))
        let place = PortableItem.Place(
            state: values["state"] ?? values["reading_state"], since: since.isEmpty ? nil : since,
            rating: try number("percent") ?? stars, isbn: values["isbn"], pages: try number("pages"))
        let isThere = (values["standing"] ?? values["reading"])?.lowercased() == "true"
        return place == PortableItem.Place() && !isThere ? nil : place
    }

    private static func json<Value: Decodable>(
        _ type: Value.Type, in column: String, of values: [String: String]
    ) throws(ItemProblem) -> Value? {
        guard let text = values[column] else { return nil }
        guard let value = try? JSONDecoder().decode(type, from: Data(text.utf8)) else {
            throw .malformed(field: column)
        }
        return value
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
