/// The identity of an element: read leniently, but its absence is an error, so that the element is left out.
@propertyWrapper
package struct Required<Value: LenientlyDecodable> {
    package var wrappedValue: Value

    package init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Required: Sendable where Value: Sendable {}

extension Required: Decodable {
    package init(from decoder: any Decoder) throws {
        guard let value = Value(leniently: decoder) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: ""))
        }
        wrappedValue = value
    }
}
