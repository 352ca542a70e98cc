/// Reviews as services write them, with a little HTML in them.
enum PlainText {
    /// Lines and paragraphs become lines, marks of letters are dropped, and the signs that HTML cannot have are taken back.
    /// All else stays as it is: `<3` is no tag.
    static func text(of html: String) -> String {
        let bytes = Array(html.utf8)
        guard bytes.contains(UInt8(ascii: "<")) || bytes.contains(UInt8(ascii: "&")) else { return html }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "<"):
                if let tag = tag(in: bytes, at: index) {
                    if tag.isLineEnd { text.append(UInt8(ascii: "\n")) }
                    index = tag.end
                    continue
                }
            case UInt8(ascii: "&"):
                if let sign = signs.first(where: { bytes[index...].starts(with: $0.name) }) {
                    text.append(contentsOf: sign.bytes)
                    index += sign.name.count
                    continue
                }
            default: break
            }
            text.append(bytes[index])
            index += 1
        }
        while text.last?.isBlank == true { text.removeLast() }
        return String(decoding: text.drop { $0.isBlank }, as: UTF8.self)
    }

    /// Nil where there is none that is known.
    private static func tag(in bytes: [UInt8], at start: Int) -> (end: Int, isLineEnd: Bool)? {
        var index = start + 1
        let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
        if isEnd { index += 1 }
        let name = bytes[index...].prefix(longestName + 1).prefix { (0x61...0x7A).contains($0 | 0x20) }
        let word = String(decoding: name, as: UTF8.self).lowercased()
        let isBlock = blocks.contains(word)
        guard isBlock || word == "br" || marks.contains(word) else { return nil }
        let rest = bytes[name.endIndex...].prefix(longestTag)
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        return (end + 1, word == "br" || (isBlock && isEnd))
    }

    private static let blocks: Set<String> = ["blockquote", "div", "li", "ol", "p", "ul"]
    private static let marks: Set<String> = ["b", "cite", "em", "i", "s", "span", "strong", "u"]
    private static let longestName = 10
    /// With its attributes.
    private static let longestTag = 512

    private static let signs: [(name: [UInt8], bytes: [UInt8])] = [
        ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"),
        ("&nbsp;", " "),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }
}
