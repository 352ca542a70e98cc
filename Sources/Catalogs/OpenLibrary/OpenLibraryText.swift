import HTTP

/// A longer text: bare, or `{"type":"/type/text","value":"…"}`.
struct OpenLibraryText: LenientlyDecodable, Sendable {
    let text: String

    private struct Object: Decodable {
        @Required var value: String
    }

    init(from decoder: any Decoder) throws {
        text = try (try? String(from: decoder)) ?? Object(from: decoder).value
    }
}
