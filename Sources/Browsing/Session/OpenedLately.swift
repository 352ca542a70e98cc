import Entities
package import Presentation

/// What was opened, the latest first, none of it twice. A value, so that it can be kept from session to session.
package struct OpenedLately: Hashable, Sendable {
    package private(set) var items: [KnownItem] = []

    private static let most = 50

    package init() {}

    /// What is there already becomes the latest.
    package mutating func note(_ item: KnownItem) {
        guard item != items.first else { return }
        items.removeAll { $0.subject.means(item.subject) }
        items.insert(item, at: 0)
        if items.count > Self.most { items.removeLast() }
    }
}

extension OpenedLately: Codable {
    /// A file may hold any items.
    package init(from decoder: any Decoder) throws {
        for item in try decoder.singleValueContainer().decode([KnownItem].self).reversed() { note(item) }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(items)
    }
}
