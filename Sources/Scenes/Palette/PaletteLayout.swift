/// The lines below what is typed: rows under their headings, and what is to be said of a group.
struct PaletteLayout {
    enum Content: Equatable {
        case heading
        /// By its number among all rows.
        case row(PaletteRow, number: Int)
        case note(String)
    }

    struct Line: Equatable {
        /// The heading of the group that begins here; nil for other lines.
        let heading: String?
        let content: Content
    }

    let lines: [Line]
    /// The line of each row.
    let places: [Int]
    /// Where the rows begin, in cells: where there is room, headings stand beside them.
    let start: Int

    /// How wide headings beside rows are at most, in cells.
    var headingWidth: Int { max(0, start - Self.margin - Self.gap) }

    /// - Parameters:
    ///   - width: in cells.
    ///   - headingWidth: of the longest heading that there may be, in cells: rows stay in their column whatever is found.
    init(_ groups: [PaletteGroup], width: Int, headingWidth: Int) {
        let isBeside = width >= Self.leastWidthForColumn
        start = isBeside ? Self.margin + min(headingWidth, Self.mostOfHeading) + Self.gap : 0
        var (lines, places) = ([Line](), [Int]())
        for group in groups {
            var heading: String? = group.heading
            func add(_ content: Content) {
                lines.append(Line(heading: heading, content: content))
                heading = nil
            }
            if !isBeside { add(.heading) }
            for row in group.rows {
                places.append(lines.count)
                add(.row(row, number: places.count - 1))
            }
            if let note = group.note { add(.note(note)) }
        }
        (self.lines, self.places) = (lines, places)
    }

    /// In cells: before a heading, and behind the longest.
    static let margin = 1
    private static let gap = 1
    private static let mostOfHeading = 12
    private static let leastWidthForColumn = 64
}
