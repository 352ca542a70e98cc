import HTTP

/// What Open Library refers to by its key: in an object, or sometimes by the key alone.
struct OpenLibraryReference: LenientlyDecodable, Sendable {
    let key: String

    private struct Object: Decodable {
        @Required var key: String
    }

    init(from decoder: any Decoder) throws {
        key = try (try? String(from: decoder)) ?? Object(from: decoder).key
    }
}
