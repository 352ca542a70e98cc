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
        lines += list.things.enumerated().map { number, thing in
            let year = thing.summary.released.map { " (\($0.year))" } ?? ""
            let subtitle = thing.summary.subtitle.map { " · \($0.markdownEscaped)" } ?? ""
            let remark =
                thing.remark?.split(whereSeparator: \.isNewline).map { "\n   \(String($0).markdownEscaped)" } ?? []
            return "\(number + 1). \(thing.summary.title.markdownEscaped)\(year)\(subtitle)\(remark.joined())"
        }
        text = lines.joined(separator: "\n") + "\n"
    }
}
