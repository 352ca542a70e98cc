import FoundationEssentials
import JSONReading

/// JSON in which all characters that a terminal would obey are escaped.
package enum HarmlessJSON {
    /// On one line, with the fields in the order of their names.
    ///
    /// - Returns: nil for values that JSON cannot express, as NaN.
    package static func line(of value: some Encodable) -> String? {
        text(of: value, formatting: [])
    }

    /// On lines that are indented, with the fields in the order of their names.
    ///
    /// - Returns: nil for values that JSON cannot express, as NaN.
    package static func text(of value: some Encodable) -> String? {
        text(of: value, formatting: .prettyPrinted)
    }

    private static func text(of value: some Encodable, formatting: JSONEncoder.OutputFormatting) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
        guard let data = try? encoder.encode(value) else { return nil }
        var text = String.UnicodeScalarView()
        for scalar in String(decoding: data, as: UTF8.self).unicodeScalars {
            // Line feeds stand only between values: inside of strings they are escaped already.
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

    /// Decodes a JSON string; nil if it is not one.
    static func string(_ json: String) -> String? {
        try? JSONDecoder().decode(String.self, fromOutside: Data(json.utf8))
    }
}
