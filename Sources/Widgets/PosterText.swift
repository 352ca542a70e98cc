import Presentation
import TerminalKit

/// What stands below the picture of a tile: its title, and in a line of its own what else is known, with its marks at the end of that,
/// so that they take nothing from the title.
struct PosterText {
    /// Lines of the title, of which the last may be too long. Never empty.
    let title: [String]
    /// The fullest form of what else is known that has room beside the marks; without them the shortest one, even where that is too long.
    /// Empty where there is no line for it, or nothing is known.
    let facts: String
    /// Whether the marks are at the end of the facts' line; else they follow the title.
    let hasMarksBelow: Bool

    /// - Parameters:
    ///   - room: how wide the lines are, and how many of them there are.
    ///   - markedWidth: of a line that ends in marks, in cells.
    init(_ poster: Poster, in room: Size, markedWidth: Int) {
        let marks = HarmlessText.width(of: poster.marks.text)
        let beside = markedWidth - marks - Self.gap
        let forms = poster.facts.forms
        func form(in columns: Int) -> String? { forms.first { HarmlessText.width(of: $0) <= columns } }
        hasMarksBelow = marks > 0 && room.height > 1 && (forms.isEmpty || form(in: beside) != nil)
        let hasFacts = room.height > 1 && !forms.isEmpty || hasMarksBelow
        let most = max(1, min(hasFacts ? room.height - 1 : room.height, Self.mostOfTitle))
        let lines = most > 1 ? poster.title.wrapped(to: room.width) : [poster.title]
        let rest = lines.dropFirst(most - 1)
        title = lines.prefix(most - 1) + (rest.isEmpty ? [] : [rest.joined(separator: " ")])
        facts = hasFacts ? form(in: hasMarksBelow ? beside : room.width) ?? forms.last ?? "" : ""
    }

    /// In lines.
    var height: Int { title.count + (facts.isEmpty && !hasMarksBelow ? 0 : 1) }

    /// In lines.
    private static let mostOfTitle = 2
    /// In cells, at least between facts and marks. Two of them are around the line where it stands in the edge of a frame.
    private static let gap = 3
}
