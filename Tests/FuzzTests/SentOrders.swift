/// Looks bytes over that a terminal is sent: characters to show, and of orders only those that a screen is made of.
/// Whatever else a terminal would obey (a title, the clipboard, a report to be typed back) was in what it should show.
enum SentOrders {
    /// Nil where all is well.
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

    /// - Parameter rest: what follows ESC; then what follows the order.
    private static func harm(inOrder rest: inout Substring.UnicodeScalarView) -> String? {
        let start = rest
        switch rest.popFirst() {
        case "[":
            let parameters = rest.prefix { "0"..."9" ~= $0 || $0 == ";" || $0 == "?" }
            rest = rest.dropFirst(parameters.count)
            if let last = rest.popFirst(), isOfAScreen(last, String(parameters)) { return nil }
        // The character set, and what the keypad sends.
        case "(": if let set = rest.popFirst(), set == "B" || set == "0" { return nil }
        case "=", ">": return nil
        default: break
        }
        return "sends the order ESC \(String(start.prefix(12)).debugDescription)"
    }

    private static func isOfAScreen(_ last: Unicode.Scalar, _ parameters: String) -> Bool {
        switch last {
        // Where the cursor goes, what is cleared or repeated, and how it looks.
        case "A", "B", "C", "D", "G", "H", "d", "J", "K", "X", "b", "m", "r": !parameters.contains("?")
        case "h", "l": ["?1", "?7", "?12;25", "?25", "?1049", "4"].contains(parameters)
        // Keeps the title of the window, with the main screen.
        case "t": parameters == "22;0;0"
        default: false
        }
    }

    /// No movement of the cursor is made of it.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\r", "\n", "\u{8}": false
        default: scalar.properties.generalCategory == .control
        }
    }
}
