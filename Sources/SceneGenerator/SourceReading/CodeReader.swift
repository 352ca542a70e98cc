/// Replaces comments and the text of string literals by spaces. Line breaks and interpolated code stay.
package struct CodeReader {
    private let source: [UInt8]
    private var index = 0
    private var code: [UInt8] = []

    package static func code(of source: String) -> String {
        var reader = CodeReader(source: Array(source.utf8))
        reader.readCode(untilClosingParenthesis: false)
        return String(decoding: reader.code, as: UTF8.self)
    }

    private static let newline = UInt8(ascii: "\n")

    private init(source: [UInt8]) {
        self.source = source
    }

    private mutating func readCode(untilClosingParenthesis stopsAtClosing: Bool) {
        var depth = 0
        while index < source.count {
            switch source[index] {
            case UInt8(ascii: "/") where comes("//"):
                blank(source[index...].prefix { $0 != Self.newline }.count)
                continue
            case UInt8(ascii: "/") where comes("/*"):
                readComment()
                continue
            case UInt8(ascii: "#"), UInt8(ascii: "\""):
                if let hashes = hashesOfComingString {
                    readString(hashes: hashes)
                    continue
                }
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            code.append(source[index])
            index += 1
            if stopsAtClosing, depth < 0 { return }
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
        let hashes = source[index...].prefix { $0 == UInt8(ascii: "#") }.count
        return index + hashes < source.count && source[index + hashes] == UInt8(ascii: "\"") ? hashes : nil
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
        source[index...].starts(with: text.utf8)
    }

    private mutating func keep(_ count: Int) {
        let end = min(index + count, source.count)
        code += source[index..<end]
        index = end
    }

    private mutating func blank(_ count: Int) {
        let end = min(index + count, source.count)
        code += source[index..<end].map { $0 == Self.newline ? $0 : UInt8(ascii: " ") }
        index = end
    }
}
