/// Whatever may stand in a theme's file.
enum ThemeValue: Decodable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case object([String: ThemeValue])
    /// Nothing that a theme has a use for.
    case other

    init(from decoder: any Decoder) throws {
        if let values = try? decoder.container(keyedBy: AnyName.self) {
            self = .object(
                Dictionary(
                    values.allKeys.map { ($0.stringValue, (try? values.decode(ThemeValue.self, forKey: $0)) ?? .other) }
                ) { first, _ in first })
            return
        }
        guard let value = try? decoder.singleValueContainer() else {
            self = .other
            return
        }
        if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else {
            self = .other
        }
    }

    private struct AnyName: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) { nil }
    }
}
