extension String {
    /// What a line takes of a typed or pasted text: line breaks and control characters become spaces, escape sequences
    /// and invisible characters go. Nobody would see why a line with them matches nothing.
    package var asTypedLine: String {
        let line = EscapeSequence.removed(from: self).split { $0.isNewline || $0.isControl }.joined(separator: " ")
        return String(String.UnicodeScalarView(line.unicodeScalars.filter { !$0.isInvisible }))
    }
}

extension Character {
    fileprivate var isControl: Bool {
        unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}

extension Unicode.Scalar {
    /// Whether nothing is seen of it. The joiners are: they decide how their neighbours are written.
    fileprivate var isInvisible: Bool {
        properties.generalCategory == .format && self != "\u{200C}" && self != "\u{200D}"
    }
}
