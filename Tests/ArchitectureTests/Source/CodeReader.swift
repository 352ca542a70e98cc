/// Blanks what is not code: comments, and the text of string literals. Lines and columns stay as they are, and
/// so does code that is interpolated.
struct CodeReader {
    private let source: [Character]
    private var index = 0
    private var code: [Character] = []

    static func code(of source: String) -> String {
        var reader = CodeReader(source: Array(source))
        reader.readCode(untilClosingParenthesis: false)
        return String(reader.code)
    }

    private init(source: [Character]) {
        self.source = source
    }

    private mutating func readCode(untilClosingParenthesis stopsAtClosing: Bool) {
        var depth = 0
        while index < source.count {
            if comes("//") {
                while index < source.count, !source[index].isNewline { blank(1) }
            } else if comes("/*") {
                readComment()
            } else if let hashes = hashesOfComingString {
                readString(hashes: hashes)
            } else {
                if source[index] == "(" { depth += 1 }
                if source[index] == ")" { depth -= 1 }
                keep(1)
                if stopsAtClosing, depth < 0 { return }
            }
        }
    }

    private mutating func readComment() {
        var depth = 0
        repeat {
            if comes("/*") {
                depth += 1
                blank(2)
            } else if comes("*/") {
                depth -= 1
                blank(2)
            } else {
                blank(1)
            }
        } while depth > 0 && index < source.count
    }

    /// The number of `#` before the quotation mark that comes next; nil where none comes.
    private var hashesOfComingString: Int? {
        let hashes = source[index...].prefix { $0 == "#" }.count
        return index + hashes < source.count && source[index + hashes] == "\"" ? hashes : nil
    }

    private mutating func readString(hashes: Int) {
        keep(hashes)
        let quotes = comes("\"\"\"") ? "\"\"\"" : "\""
        let marks = String(repeating: "#", count: hashes)
        keep(quotes.count)
        while index < source.count, !comes(quotes + marks) {
            if comes("\\" + marks + "(") {
                keep(2 + hashes)
                readCode(untilClosingParenthesis: true)
            } else {
                blank(comes("\\" + marks) ? 2 + hashes : 1)
            }
        }
        keep(quotes.count + hashes)
    }

    private func comes(_ text: String) -> Bool {
        source[index...].starts(with: text)
    }

    private mutating func keep(_ count: Int) {
        let end = min(index + count, source.count)
        code += source[index..<end]
        index = end
    }

    private mutating func blank(_ count: Int) {
        let end = min(index + count, source.count)
        code += source[index..<end].map { $0.isNewline ? $0 : " " }
        index = end
    }
}
