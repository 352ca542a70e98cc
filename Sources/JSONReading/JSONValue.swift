/// What stands in a file of JSON, of whatever type: so a program keeps what a later version has written.
package enum JSONValue: Hashable, Sendable {
    case null
    case flag(Bool)
    case whole(Int)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case table([String: JSONValue])

    /// Nil for what is none.
    package var asText: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// Nil for what is none.
    package var asTable: [String: JSONValue]? {
        if case .table(let table) = self { table } else { nil }
    }
}

extension JSONValue: Codable {
    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let isOn = try? value.decode(Bool.self) {
            self = .flag(isOn)
        } else if let number = try? value.decode(Int.self) {
            self = .whole(number)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let values = try? value.decode([JSONValue].self) {
            self = .list(values)
        } else {
            self = .table(try value.decode([String: JSONValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let isOn): try container.encode(isOn)
        case .whole(let number): try container.encode(number)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let values): try container.encode(values)
        case .table(let table): try container.encode(table)
        }
    }
}
