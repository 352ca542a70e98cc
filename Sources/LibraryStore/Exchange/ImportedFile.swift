package import Entities
import FoundationEssentials
import JSONReading

/// The content of an imported file: the readable items, and the problems of the others.
package struct ImportedFile {
    package private(set) var records: [(place: FilePlace, record: LibraryRecord)] = []
    package private(set) var problems: [(place: FilePlace, problem: ImportProblem)] = []

    package init(_ bytes: [UInt8]) throws(ImportFailure) {
        // Nothing is copied: it may be a file of another service, with a gigabyte.
        guard (try? UTF8Span(validating: bytes.span)) != nil else { throw .unreadable }
        if bytes.first(where: { !Self.blanks.contains($0) }) == UInt8(ascii: "{") {
            try readJSON(bytes)
        } else {
            try readCSV(bytes)
        }
    }

    /// With a byte order mark.
    private static let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0xEF, 0xBB, 0xBF]

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

    private mutating func readJSON(_ bytes: [UInt8]) throws(ImportFailure) {
        // Lines of JSON of another service are told before they are decoded.
        guard bytes.firstRange(of: Array(PortableLibrary.name.utf8)) != nil else { throw .unreadable }
        let (data, known) = (Data(bytes.drop { Self.blanks.contains($0) }), PortableLibrary.version)
        let head = try? JSONDecoder().decode(JSONHead.self, fromOutside: data)
        guard let head, head.format == PortableLibrary.name, head.version >= 1 else { throw .unreadable }
        guard head.version <= known else { throw .laterForm(found: head.version, known: known) }
        guard let file = try? JSONDecoder().decode(JSONFile.self, fromOutside: data) else { throw .unreadable }
        for (index, element) in file.items.enumerated() {
            take(element.item, at: FilePlace(member: nil, unit: .item, number: index + 1))
        }
    }

    private mutating func readCSV(_ bytes: [UInt8]) throws(ImportFailure) {
        var reader = HarmlessCSV.Reader(bytes)
        guard let header = reader.next(), Set(["kind", "source", "title", "added"]).isSubset(of: header.fields)
        else { throw .unreadable }
        while let row = reader.next() {
            let place = FilePlace(member: nil, unit: .line, number: row.line)
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
            summary.length = values["length"].flatMap(Int.init)
            item.summary = summary
            item.favourite = values["favourite"]?.lowercased() == "true"
            item.added = values["added"]
            item.note =
                hasNote
                ? .init(
                    text: values["note"], changed: values["note_changed"],
                    revision: values["note_revision"].flatMap(Int.init))
                : nil
            do throws(ImportProblem) {
                item.standing = try Self.standing(values)
                item.events = try Self.json([PortableEvent].self, in: "events", of: values)
                item.things = try Self.json([PortableThing].self, in: "things", of: values)
                item.earlier = try Self.json([PortableItem.Text].self, in: "earlier", of: values)
                take(item, at: place)
            } catch {
                problems.append((place, error))
            }
        }
        if reader.isUnclosed { throw .unreadable }
    }

    /// - Parameter values: the cells that are not empty, by their columns.
    private static func standing(_ values: [String: String]) throws(ImportProblem) -> PortableItem.Place? {
        func number(_ column: String) throws(ImportProblem) -> Int? {
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
    ) throws(ImportProblem) -> Value? {
        guard let text = values[column] else { return nil }
        guard let value = try? JSONDecoder().decode(type, fromOutside: Data(text.utf8)) else {
            throw .malformed(field: column)
        }
        return value
    }

    private mutating func take(_ item: PortableItem?, at place: FilePlace) {
        guard let item else { return problems.append((place, .notAnItem)) }
        do throws(ImportProblem) {
            records.append((place, try item.checkedRecord()))
        } catch {
            problems.append((place, error))
        }
    }
}

/// Why a file cannot be imported at all.
package enum ImportFailure: Error, Equatable {
    /// It is not in a format that export writes.
    case unreadable
    /// A later version has written it in a new format.
    case laterForm(found: Int, known: Int)
}
