/// What was typed into a prompt earlier. A value, so that it can be kept from session to session.
package struct PromptHistory: Hashable, Sendable {
    /// The latest last, none of them twice.
    package private(set) var entries: [String] = []

    package init() {}

    /// An entry that is there already becomes the latest.
    package mutating func add(_ entry: String) {
        guard !entry.allSatisfy(\.isWhitespace), entry.utf8.count <= Self.longest else { return }
        entries.removeAll { $0 == entry }
        entries.append(entry)
        if entries.count > Self.most { entries.removeFirst() }
    }

    private static let most = 50
    /// In bytes of UTF-8. What is longer was pasted by mistake.
    private static let longest = 256
}

extension PromptHistory: Codable {
    /// A file may hold any texts.
    package init(from decoder: any Decoder) throws {
        for entry in try decoder.singleValueContainer().decode([String].self) { add(entry) }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(entries)
    }
}
