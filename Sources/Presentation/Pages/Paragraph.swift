/// A part of the text, by what it is.
package enum Paragraph: Hashable, Sendable {
    case title(String)
    case plain(String)
    /// A longer text, whose line breaks are kept.
    case prose(String)
    case muted(String)
    case label(String)
    /// What the reader has said of a thing, not empty: the same facts as they are seen, in few words, and as they are said.
    case said(seen: [DetailContent.Field], spoken: [DetailContent.Field])
    case gap
}

extension Paragraph {
    /// Its text, if it is a title; else nil.
    package var asTitle: String? {
        if case .title(let text) = self { text } else { nil }
    }
}
