/// Which rows of a paged list are needed now: those in sight, those around them, and those that somebody waits for.
/// `PagedListLoader` loads and evicts pages by it.
struct PagedListWindow {
    /// The index of the last row in sight, -1 for none.
    var lastVisible = -1
    var visibleRows = 1
    /// A row that is needed with its neighbours, even if it is not visible.
    var focus: Int?

    /// Rows within this distance of the window are never evicted.
    private static let margin = 200

    private var screen: Int { max(1, visibleRows) }
    private var top: Int { max(0, lastVisible + 1 - screen) }

    var inSight: Range<Int> { top..<max(top, lastVisible + 1) }

    /// Two screens in both directions, which should be loaded before they become visible.
    var below: Range<Int> { inSight.upperBound..<inSight.upperBound + 2 * screen }
    var above: Range<Int> { max(0, top - 2 * screen)..<top }

    /// The rows around the focus.
    var neighbours: Range<Int> {
        guard let focus else { return 0..<0 }
        return max(0, focus - screen)..<max(0, focus) + screen + 1
    }

    /// The rows that stay in memory, with the first and the last rows of the list, where Home and End lead. More than
    /// are needed now, so that moving to and fro does not load a page twice.
    func kept(of count: Int) -> [Range<Int>] {
        let margin = max(Self.margin, 5 * screen)
        let ends = 2 * screen
        return [
            max(0, top - margin)..<inSight.upperBound + margin, neighbours, 0..<ends, max(0, count - ends)..<count,
        ]
    }

    /// Whether the focus is so far below the end of the loaded rows that the pages between can be skipped.
    func isFocusFar(below count: Int) -> Bool {
        focus.map { $0 >= count + max(Self.margin, 5 * screen) } ?? false
    }
}
