/// Checks the output to a terminal: characters, and only those escape sequences that drawing needs. Any other sequence
/// (title, clipboard, a query) must have come from the text that was to be shown.
enum SentOrders {
    /// Nil if nothing is wrong.
    static func harm(in bytes: [UInt8]) -> String? {
        guard let text = String(validating: bytes, as: UTF8.self) else { return "sends what is not UTF-8" }
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "\u{1B}" {
                if let harm = harm(inOrder: &rest) { return harm }
            } else if isControl(scalar) {
                return "sends U+\(String(scalar.value, radix: 16))"
            }
        }
        return nil
    }

    /// - Parameter rest: the text after ESC; afterwards the text after the sequence.
    private static func harm(inOrder rest: inout Substring.UnicodeScalarView) -> String? {
        let start = rest
        switch rest.popFirst() {
        case "[":
            let parameters = rest.prefix { "0"..."9" ~= $0 || $0 == ";" || $0 == "?" }
            rest = rest.dropFirst(parameters.count)
            if let last = rest.popFirst(), isOfAScreen(last, String(parameters)) { return nil }
        // The character set, and the keypad mode.
        case "(": if let set = rest.popFirst(), set == "B" || set == "0" { return nil }
        // And a line up, where one comes into sight.
        case "=", ">", "M": return nil
        default: break
        }
        return "sends the order ESC \(String(start.prefix(12)).debugDescription)"
    }

    private static func isOfAScreen(_ last: Unicode.Scalar, _ parameters: String) -> Bool {
        switch last {
        // Cursor movement, clearing, scrolling, and attributes.
        case "A", "B", "C", "D", "G", "H", "d", "J", "K", "X", "S", "T", "m", "r": !parameters.contains("?")
        case "h", "l": ["?1", "?7", "?12;25", "?25", "?1049", "4"].contains(parameters)
        // Saves the window's title, with the main screen.
        case "t": parameters == "22;0;0"
        default: false
        }
    }

    /// Control characters that do not move the cursor.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\r", "\n", "\u{8}": false
        default: scalar.properties.generalCategory == .control
        }
    }
}
