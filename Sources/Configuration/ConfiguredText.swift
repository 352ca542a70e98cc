import JSONReading

/// What stands in a configuration file, as the text that a setting or a key is.
extension JSONValue {
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
