/// A field that an element must have, read leniently. If it is missing, the element is left out.
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
