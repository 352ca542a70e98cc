/// What leaves the program past the screen, on standard output and standard error, and may end up in a terminal.
extension Unicode.Scalar {
    /// Whether it does something where it is shown, and is not shown itself: control characters, and those that turn,
    /// hide or tag what stands beside them. The joiners that words and emoji are spelled with are none of these.
    var isObeyed: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: value != 0x200C && value != 0x200D
        default: false
        }
    }

    /// Something to see in its place where it is obeyed, else itself.
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

extension String {
    /// On one line, with question marks for what a terminal would obey: for names in sentences.
    var printable: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.isObeyed ? "?" : $0 }))
    }
}
