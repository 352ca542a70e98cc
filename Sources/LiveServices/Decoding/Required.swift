/// The identity of an element: read leniently, but its absence is an error, so that the element is left out.
@propertyWrapper
struct Required<Value: LenientlyDecodable> {
    var wrappedValue: Value
}

extension Required: Sendable where Value: Sendable {}

extension Required: Decodable {
    init(from decoder: any Decoder) throws {
        guard let value = Value(leniently: decoder) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: ""))
        }
        wrappedValue = value
    }
}
