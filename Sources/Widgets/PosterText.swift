import Presentation
import TerminalKit

/// What stands below the picture of a tile: its title, and in a line of its own what else is known, with its marks at the end of that,
/// so that they take nothing from the title.
struct PosterText {
    /// Lines of the title, of which the last may be too long. Never empty.
    let title: [String]
    /// As much of what else is known as its line has room for; empty where there is no line for that, or nothing is known.
    let facts: String
    /// Whether the marks are at the end of the facts' line; else they follow the title.
    let hasMarksBelow: Bool

    /// - Parameters:
    ///   - room: how wide the lines are, and how many of them there are.
    ///   - markedWidth: of a line that ends in marks, in cells.
    init(_ poster: Poster, in room: Size, markedWidth: Int) {
        let marks = HarmlessText.width(of: poster.marks.text)
        let beside = markedWidth - marks - Self.gap
        hasMarksBelow =
            marks > 0 && room.height > 1 && HarmlessText.width(of: poster.facts.first ?? "") <= max(0, beside)
        let hasFacts = room.height > 1 && !poster.facts.isEmpty || hasMarksBelow
        let most = max(1, min(hasFacts ? room.height - 1 : room.height, Self.mostOfTitle))
        let lines = most > 1 ? poster.title.wrapped(to: room.width) : [poster.title]
        let rest = lines.dropFirst(most - 1)
        title = lines.prefix(most - 1) + (rest.isEmpty ? [] : [rest.joined(separator: " ")])
        facts = hasFacts ? Self.line(of: poster.facts, columns: hasMarksBelow ? beside : room.width) : ""
    }

    /// In lines.
    var height: Int { title.count + (facts.isEmpty && !hasMarksBelow ? 0 : 1) }

    /// As many of them as there is room for; the first one in any case. Of one that has several parts the first ones may have room.
    private static func line(of facts: [String], columns: Int) -> String {
        var line = facts.first ?? ""
        func add(_ fact: some StringProtocol) -> Bool {
            let longer = "\(line)\(separator)\(fact)"
            guard HarmlessText.width(of: longer) <= columns else { return false }
            line = longer
            return true
        }
        for fact in facts.dropFirst() where !add(fact) {
            for part in fact.split(separator: separator) where !add(part) { break }
            break
        }
        return line
    }

    private static let separator = " · "
    /// In lines.
    private static let mostOfTitle = 2
    /// In cells, at least between facts and marks.
    private static let gap = 2
}
