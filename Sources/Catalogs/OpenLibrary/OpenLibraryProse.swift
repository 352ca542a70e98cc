import HTTP

/// Descriptions are Markdown that anybody may write, with notes on where they are from and what else there is below a line.
enum OpenLibraryProse {
    /// The text alone, in paragraphs; nil where nothing is left.
    static func plain(_ text: String) -> String? {
        // A character of Swift may be a carriage return with a line feed.
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let own = lines.prefix { !isRule($0) }.filter { !isAddress($0) }
        var paragraphs: [String] = []
        for line in own {
            let line = withoutMarks(line)
            if line.nilIfEmpty != nil { paragraphs.append(line) }
        }
        return paragraphs.joined(separator: "\n\n").nilIfEmpty
    }

    /// `----------`
    private static func isRule(_ line: Substring) -> Bool {
        let signs = line.filter { !$0.isWhitespace }
        return signs.count >= 4 && signs.allSatisfy { $0 == "-" || $0 == "_" || $0 == "*" || $0 == "=" }
    }

    /// `  [1]: https://example.org`
    private static func isAddress(_ line: Substring) -> Bool {
        let line = line.drop(while: \.isWhitespace)
        guard line.first == "[", let end = line.firstIndex(of: "]") else { return false }
        return line[end...].hasPrefix("]:")
    }

    /// Without signs for bold text, and of links only their words.
    private static func withoutMarks(_ line: Substring) -> String {
        var plain = ""
        var rest = line
        var links = LinkReader()
        while let character = rest.first {
            if rest.hasPrefix("**") || rest.hasPrefix("__") {
                rest = rest.dropFirst(2)
            } else if character == "[", let link = links.link(at: rest) {
                plain += link.words
                rest = link.rest
            } else {
                plain.append(character)
                rest = rest.dropFirst()
            }
        }
        // Where a text is from says nothing without its address.
        for source in ["([source])", "(source)", "(Source)"] { plain = plain.removing(source) }
        return String(plain.trimmed)
    }

    /// Finds the links of a line, one after the other. A line may be nothing but brackets: it is passed over once, not for each of them.
    private struct LinkReader {
        private var wordsEnd = NextCharacter("]")
        private var numberEnd = NextCharacter("]")
        private var addressEnd = NextCharacter(")")

        /// `[words](address)` or `[words][1]`; nil where the rest of the line does not begin with one.
        mutating func link(at rest: Substring) -> (words: Substring, rest: Substring)? {
            guard let end = wordsEnd.place(in: rest) else { return nil }
            let target = rest[end...].dropFirst()
            let last: String.Index?
            switch target.first {
            case "(": last = addressEnd.place(in: target)
            case "[": last = numberEnd.place(in: target)
            default: last = nil
            }
            return last.map { (rest[..<end].dropFirst(), target[$0...].dropFirst()) }
        }
    }
}

extension String {
    fileprivate func removing(_ part: String) -> String {
        split(separator: part, omittingEmptySubsequences: false).joined()
    }

    fileprivate var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
