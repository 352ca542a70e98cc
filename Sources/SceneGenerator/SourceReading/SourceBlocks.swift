extension SourceFile {
    /// The lines of code of a declaration in braces, from the first line that contains a text; nil if none does.
    package func block(after text: String) -> [Substring]? {
        lines.firstIndex { $0.contains(text) }.map(block)
    }

    /// The lines of code from a line on, until the braces that it opens are closed.
    ///
    /// - Parameter index: from 0.
    package func block(from index: Int) -> [Substring] {
        var depth = 0
        var hasOpened = false
        for (offset, line) in lines[index...].enumerated() {
            for character in line where character == "{" || character == "}" {
                depth += character == "{" ? 1 : -1
                hasOpened = true
            }
            if hasOpened, depth <= 0 { return Array(lines[index...(index + offset)]) }
        }
        return Array(lines[index...])
    }

    /// The first sentence of the comment on a declaration, without its full stop; nil if there is none.
    ///
    /// - Parameter declaration: a text that its line contains.
    package func firstSentence(above declaration: String) -> String? {
        guard let place = lines.firstIndex(where: { $0.words.joined(separator: " ").contains(declaration) }) else {
            return nil
        }
        let original = text.split(separator: "\n", omittingEmptySubsequences: false)
        let comment = original[..<place].reversed().drop { $0.drop { $0 == " " }.hasPrefix("@") }
            .prefix { $0.drop { $0 == " " }.hasPrefix("///") }.reversed()
            .map { $0.drop { $0 == " " || $0 == "/" } }.joined(separator: " ")
        let sentence = comment.firstRange(of: ". ").map { String(comment[..<$0.lowerBound]) } ?? comment
        let bare = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
        return bare.isEmpty ? nil : bare
    }
}
