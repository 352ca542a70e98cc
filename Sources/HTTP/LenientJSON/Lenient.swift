/// A field that a service may leave out, set to null, or send in another type than documented. An unreadable field
/// counts as unknown, and its element is still used.
@propertyWrapper
package struct Lenient<Value: LenientlyDecodable> {
    package var wrappedValue: Value?

    package init(wrappedValue: Value? = nil) {
        self.wrappedValue = wrappedValue
    }
}

extension Lenient: Sendable where Value: Sendable {}

extension Lenient: Decodable {
    package init(from decoder: any Decoder) throws {
        wrappedValue = Value(leniently: decoder)
    }
}

extension KeyedDecodingContainer {
    /// Synthesized decoding calls it for `@Lenient` properties. Without it a missing key would be an error.
    package func decode<Value>(_ type: Lenient<Value>.Type, forKey key: Key) throws -> Lenient<Value> {
        guard contains(key), let decoder = try? superDecoder(forKey: key) else { return Lenient(wrappedValue: nil) }
        return Lenient(wrappedValue: Value(leniently: decoder))
    }
}
