import LenientJSON

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
        while let character = rest.first {
            if rest.hasPrefix("**") || rest.hasPrefix("__") {
                rest = rest.dropFirst(2)
            } else if character == "[", let link = Link(rest) {
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

    /// `[words](address)` or `[words][1]`
    private struct Link {
        let words: Substring
        let rest: Substring

        init?(_ text: Substring) {
            guard let end = text.firstIndex(of: "]") else { return nil }
            let target = text[end...].dropFirst()
            let close: Character
            switch target.first {
            case "(": close = ")"
            case "[": close = "]"
            default: return nil
            }
            guard let last = target.firstIndex(of: close) else { return nil }
            words = text[..<end].dropFirst()
            rest = target[last...].dropFirst()
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
