/// What stands in a configuration file, of whatever type.
package enum ConfigurationValue: Hashable, Sendable {
    case null
    case flag(Bool)
    case whole(Int)
    case number(Double)
    case text(String)
    case list([ConfigurationValue])
    case table([String: ConfigurationValue])
}

extension ConfigurationValue {
    /// As an environment variable would have it, a list with commas; nil for what no setting can be.
    var settingText: String? {
        switch self {
        case .null, .table: nil
        case .flag(let isOn): isOn ? "on" : "off"
        case .whole(let number): String(number)
        case .number(let number): String(number)
        case .text(let text): text
        case .list(let values):
            values.map(\.settingText).reduce("") { text, value in
                guard let text, let value else { return nil }
                return text.isEmpty ? value : "\(text),\(value)"
            }
        }
    }

    /// One text, or a list of them; none for null.
    var texts: [String]? {
        switch self {
        case .null: []
        case .text(let text): [text]
        case .list(let values):
            values.reduce([]) { texts, value in
                guard case .text(let text) = value else { return nil }
                return texts.map { $0 + [text] }
            }
        default: nil
        }
    }
}

extension ConfigurationValue: Decodable {
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
        } else if let values = try? value.decode([ConfigurationValue].self) {
            self = .list(values)
        } else {
            self = .table(try value.decode([String: ConfigurationValue].self))
        }
    }
}
