import DiaryFiles
import Entities
import Testing

extension DiaryFile {
    init(_ text: String, named name: String? = nil) throws(DiaryFileFailure) {
        try self.init(Array(text.utf8), named: name)
    }

    init(zip members: [(path: String, text: String)]) throws(DiaryFileFailure) {
        try self.init(StoredZip.bytes(members))
    }

    var items: [LibraryItem] { records.map(\.record.item) }

    /// Without the lists.
    var films: [LibraryItem] { items.filter { $0.id.kind != .list } }

    /// Without places, in an order of its own.
    var sortedRecords: [LibraryRecord] {
        records.map(\.record).sorted { $0.item.name < $1.item.name }
    }

    func item(_ title: String) throws -> LibraryItem {
        try #require(items.first { $0.summary.title == title })
    }

    /// By the lines or items where they stand.
    var problemsByNumber: [Int: ImportProblem] {
        Dictionary(problems.map { ($0.place.number, $0.problem) }) { first, _ in first }
    }
}

extension LibraryItem {
    var name: String { summary.subject.id.stableText }
    var state: Standing.State? { standing?.state }
    var percent: Int? { standing?.rating?.percent }
    var days: [String?] { events.map { $0.day?.iso8601 } }
    var since: [Standing.State: String] { (standing?.since ?? [:]).mapValues(\.iso8601) }
    var aliases: Set<String> { Set(summary.aliases.known.map(\.stableText)) }
}

/// The failure that reading ends with.
func failure(_ read: () throws(DiaryFileFailure) -> DiaryFile) -> DiaryFileFailure? {
    do throws(DiaryFileFailure) {
        _ = try read()
        return nil
    } catch {
        return error
    }
}
