/// A part of the text, by what it is.
package enum Paragraph: Hashable, Sendable {
    case title(String)
    case plain(String)
    /// A longer text, whose line breaks are kept.
    case prose(String)
    case muted(String)
    case label(String)
    case gap
}
