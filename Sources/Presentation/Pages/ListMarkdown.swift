package import Entities

/// A list that somebody has made, as Markdown: its name, what stands about it, and its things in their order.
package struct ListMarkdown: Hashable, Sendable {
    package let text: String

    package init(_ list: LibraryItem) {
        var lines = ["# \(list.summary.title.markdownEscaped)", ""]
        if let note = list.note {
            lines += note.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
            lines.append("")
        }
        text = lines.joined(separator: "\n") + "\n" + list.things.markdown
    }
}
