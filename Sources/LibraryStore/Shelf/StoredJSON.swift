import FoundationEssentials
import JSONReading

/// Values as they are stored in a column.
enum StoredJSON {
    /// Equal values are equal texts.
    static func text(of value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // Texts and whole numbers can always be encoded.
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    static func value<Value: Decodable>(_ type: Value.Type, in text: String) -> Value? {
        try? JSONDecoder().decode(type, fromOutside: Data(text.utf8))
    }
}
