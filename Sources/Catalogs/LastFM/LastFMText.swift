import HTTP

/// Last.fm's texts are HTML that ends in a link to the rest and a sentence about the licence.
enum LastFMText {
    /// The readable text; nil if there is none. Paragraphs are separated by an empty line.
    static func plain(_ html: String) -> String? {
        let text = decodingEntities(in: withoutTags(withoutEnding(html)))
        let paragraphs = text.split(separator: "\n").compactMap { line in
            line.split(whereSeparator: \.isWhitespace).joined(separator: " ").nilIfEmpty
        }
        return paragraphs.joined(separator: "\n\n").nilIfEmpty
    }

    /// The link ends the article; only the licence follows it.
    private static func withoutEnding(_ html: String) -> Substring {
        // The last tag that has both behind it. Each of them is looked for once: the text may be nothing but beginnings of tags.
        guard let page = html.ranges(of: "last.fm").last, let words = html.ranges(of: ">Read more").last,
            let tag = html[..<min(page.lowerBound, words.lowerBound)].ranges(of: "<a").last
        else { return html[...] }
        return html[..<tag.lowerBound]
    }

    private static func withoutTags(_ html: Substring) -> String {
        var text = ""
        var rest = html
        var tagEnd = NextCharacter(">")
        while let start = rest.firstIndex(of: "<") {
            text += rest[..<start]
            let tag = rest[rest.index(after: start)...]
            // Only what looks like a tag is removed: "a < b" stays.
            guard let first = tag.first, first.isLetter || first == "/" || first == "!",
                let end = tagEnd.place(in: tag)
            else {
                text += "<"
                rest = tag
                continue
            }
            if tag.hasPrefix("br") || tag.hasPrefix("p>") || tag.hasPrefix("/p") { text += "\n" }
            rest = tag[tag.index(after: end)...]
        }
        return text + rest
    }

    private static let entities: [Substring: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…", "ndash": "–",
        "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    ]

    private static func decodingEntities(in html: String) -> String {
        var text = ""
        var rest = html[...]
        while let start = rest.firstIndex(of: "&") {
            text += rest[..<start]
            let entity = rest[rest.index(after: start)...].prefix(10)
            guard let end = entity.firstIndex(of: ";"), let character = character(of: entity[..<end]) else {
                text += "&"
                rest = rest[rest.index(after: start)...]
                continue
            }
            text.append(character)
            rest = rest[rest.index(after: end)...]
        }
        return text + rest
    }

    private static func character(of entity: Substring) -> Character? {
        guard entity.hasPrefix("#") else { return entities[entity] }
        let digits = entity.dropFirst()
        let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
        let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map(Character.init)
    }
}
