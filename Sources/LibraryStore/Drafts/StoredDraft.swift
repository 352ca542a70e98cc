import Entities
import FoundationEssentials
import JSONReading

/// A draft as it is stored, in JSON.
struct StoredDraft: Codable {
    static let version = 1

    /// Its fields stand beside those of the draft.
    var summary: SummaryFields
    var own: Own

    struct Own: Codable {
        var version: Int
        /// In seconds since 1970 (UTC).
        var changed: Int
        var startedFrom: Int?
        var text: String
    }

    /// The result of reading a file.
    enum Reading {
        case draft(Draft)
        /// A draft of a later version.
        case unknown
        case damaged
    }

    private struct Version: Codable {
        let version: Int
    }

    init(from decoder: any Decoder) throws {
        summary = try SummaryFields(from: decoder)
        own = try Own(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        try summary.encode(to: encoder)
        try own.encode(to: encoder)
    }

    static func read(_ data: Data, as id: Draft.ID) -> Reading {
        let decoder = JSONDecoder()
        guard let version = try? decoder.decode(Version.self, fromOutside: data) else { return .damaged }
        guard version.version == Self.version else { return .unknown }
        guard let stored = try? decoder.decode(Self.self, fromOutside: data),
            let summary = try? stored.summary.summary()
        else { return .damaged }
        let own = stored.own
        return .draft(
            Draft(id: id, summary: summary, text: own.text, startedFrom: own.startedFrom, changed: own.changed))
    }
}

extension StoredDraft {
    init(_ draft: Draft) {
        summary = SummaryFields(draft.summary)
        own = Own(
            version: Self.version, changed: draft.changed, startedFrom: draft.startedFrom, text: draft.text)
    }
}
