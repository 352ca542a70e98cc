import Entities
import LibraryStore

/// What was found, as it is printed: an object, a line of columns, or a line for people.
package struct FoundItem: Sendable {
    let summary: LibrarySummary
    /// As the source counts: films of 10, books of 5.
    var rating: Double?
    var votes: Int?
    var listeners: Int?
    var plays: Int?

    /// The names of the fields do not change.
    private struct Object: Encodable {
        let kind: String
        let id: String
        let title: String
        let subtitle: String?
        let released: String?
        let rating: Double?
        let votes: Int?
        let listeners: Int?
        let plays: Int?
    }

    func line(as format: FindRequest.Format) -> String {
        switch format {
        case .json: json + "\n"
        case .tsv: columns.map(\.printable).joined(separator: "\t") + "\n"
        case .lines: sentence.printable + "\n"
        }
    }

    private var json: String {
        let object = Object(
            kind: summary.subject.kind.rawValue, id: summary.subject.id.stableText, title: summary.title,
            subtitle: summary.subtitle, released: summary.released?.iso8601, rating: rating, votes: votes,
            listeners: listeners, plays: plays)
        return HarmlessJSON.line(of: object) ?? "{}"
    }

    private var columns: [String] {
        [
            summary.subject.id.stableText, summary.subject.kind.rawValue, summary.title, summary.subtitle ?? "",
            summary.released?.iso8601 ?? "", rating.map { String($0) } ?? "",
        ]
    }

    var sentence: String {
        let year = summary.released.map { " (\($0.year))" } ?? ""
        return summary.title + year + (summary.subtitle.map { " · \($0)" } ?? "")
    }
}

/// What is sorted here, since the service does not.
extension [FoundItem] {
    func sorted(by sort: QuerySort, isReversed: Bool) -> [FoundItem] {
        func figure(_ item: FoundItem) -> Int {
            (sort == .plays ? item.plays : sort == .listeners ? item.listeners : item.summary.released?.year) ?? -1
        }
        let sorted =
            switch sort {
            case .name, .title: self.sorted { $0.summary.title.folded < $1.summary.title.folded }
            default: self.sorted { figure($0) > figure($1) }
            }
        return isReversed ? sorted.reversed() : sorted
    }
}
