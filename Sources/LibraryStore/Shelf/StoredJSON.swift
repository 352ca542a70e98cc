import FoundationEssentials

/// Values as they are stored in a column.
enum StoredJSON {
    static func text(of value: some Encodable) -> String {
        // Texts and whole numbers can always be encoded.
        (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    static func value<Value: Decodable>(_ type: Value.Type, in text: String) -> Value? {
        try? JSONDecoder().decode(type, from: Data(text.utf8))
    }
}
