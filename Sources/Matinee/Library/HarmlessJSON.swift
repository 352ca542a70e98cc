import FoundationEssentials

/// JSON in which everything that a terminal would obey stands as an escape, which any reader of JSON undoes.
enum HarmlessJSON {
    /// - Returns: nil for what JSON has no form for, as a number that is none.
    static func text(of value: some Encodable, formatting: JSONEncoder.OutputFormatting = []) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union(.withoutEscapingSlashes)
        guard let data = try? encoder.encode(value) else { return nil }
        var text = String.UnicodeScalarView()
        for scalar in String(decoding: data, as: UTF8.self).unicodeScalars {
            // Line feeds stand between values only: within a text they are escaped already.
            guard scalar.isObeyed, scalar != "\n" else {
                text.append(scalar)
                continue
            }
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16)
                text.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars)
            }
        }
        return String(text)
    }

    /// The text that a string of JSON stands for; nil where it is none.
    static func string(_ json: String) -> String? {
        try? JSONDecoder().decode(String.self, from: Data(json.utf8))
    }
}
