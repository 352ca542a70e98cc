extension StringProtocol {
    /// In one line, with a backslash before what Markdown would take for markup.
    package var markdownEscaped: String {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
            .backslashed("\\`*_{}[]<>#&|")
    }

    /// With a backslash before each of these, whatever accents follow them.
    package func backslashed(_ special: String) -> String {
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if special.unicodeScalars.contains(scalar) { text.append("\\") }
            text.append(scalar)
        }
        return String(text)
    }
}

extension [ListedThing] {
    /// Numbered, one in a line; what is said beside one has lines of its own below it.
    package var markdown: String {
        enumerated().map { number, thing in
            let year = thing.summary.released.map { " (\($0.year))" } ?? ""
            let subtitle = thing.summary.subtitle.map { " · \($0.markdownEscaped)" } ?? ""
            let remark = thing.remark?.split(whereSeparator: \.isNewline).map { "   \($0.markdownEscaped)\n" } ?? []
            return "\(number + 1). \(thing.summary.title.markdownEscaped)\(year)\(subtitle)\n\(remark.joined())"
        }.joined()
    }
}
