/// Which rows of a paged list matter now: those in sight, those around them, and those that somebody waits for.
/// A value: `PagedListLoader` has pages brought back by it, and lets go of others.
struct PagedListWindow {
    /// The index of the last row in sight, -1 for none.
    var lastVisible = -1
    var visibleRows = 1
    /// A row that is wanted with its neighbours, whatever is in sight.
    var focus: Int?

    /// A list of fewer rows than that around the window is never worth letting go.
    private static let margin = 200

    private var screen: Int { max(1, visibleRows) }
    private var top: Int { max(0, lastVisible + 1 - screen) }

    var inSight: Range<Int> { top..<max(top, lastVisible + 1) }

    /// Two screens in both directions, which should be here before they are in sight.
    var below: Range<Int> { inSight.upperBound..<inSight.upperBound + 2 * screen }
    var above: Range<Int> { max(0, top - 2 * screen)..<top }

    /// What is around the focus.
    var neighbours: Range<Int> {
        guard let focus else { return 0..<0 }
        return max(0, focus - screen)..<max(0, focus) + screen + 1
    }

    /// What stays, besides the first and the last rows of the list, where Home and End lead. More than is wanted, so
    /// that who goes to and fro has nothing loaded twice.
    func kept(of count: Int) -> [Range<Int>] {
        let margin = max(Self.margin, 5 * screen)
        let ends = 2 * screen
        return [
            max(0, top - margin)..<inSight.upperBound + margin, neighbours, 0..<ends, max(0, count - ends)..<count,
        ]
    }

    /// Whether the focus is so far below the list's end that the pages between can be left for later.
    func isFocusFar(below count: Int) -> Bool {
        focus.map { $0 >= count + max(Self.margin, 5 * screen) } ?? false
    }
}
