/// For text that leaves the program, which may be shown in a terminal.
extension Unicode.Scalar {
    /// Whether a terminal obeys it instead of showing it: control characters, and invisible ones that reverse, hide or
    /// tag text. Joiners, which words and emoji need, do not count.
    package var isObeyed: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: value != 0x200C && value != 0x200D
        default: false
        }
    }

    /// A visible replacement if it would be obeyed, else itself.
    var visible: Unicode.Scalar {
        guard isObeyed else { return self }
        return switch value {
        case 0x09: " "
        case 0x00...0x1F: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        default: "\u{FFFD}"
        }
    }
}
