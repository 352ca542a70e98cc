import Entities
import HTTP

/// The answer of chart.getTopTags.
struct LastFMTopTags: Decodable, Sendable {
    struct Tags: Decodable, Sendable {
        let tag: LastFMList<Tag>
    }

    struct Tag: Decodable, Sendable {
        @Required var name: String
    }

    let tags: Tags

    /// The most used first, each once; nil for an answer without any.
    var values: [FilterValue]? {
        let names = tags.tag.elements.compactMap(\.name.nilIfEmpty)
        return names.isEmpty ? nil : FilterChoices(with: names.map { FilterValue($0, name: $0) }).with
    }
}
