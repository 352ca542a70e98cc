import Presentation

/// Where titles and columns stand in the rows of a list, in cells from their left edge.
struct RowLayout: Hashable {
    struct Place: Hashable {
        /// Its number among the columns of the list.
        let column: Int
        let x: Int
        let width: Int
        let isRightAligned: Bool
        /// Whether the row's step of rating is about it.
        let isRating: Bool
    }

    private(set) var places: [Place] = []
    private(set) var titleStart = 0
    private(set) var titleWidth = 0

    /// A row that is only its title.
    init() {}

    /// - Parameters:
    ///   - longest: the width of the longest text of each column; 0 for a column with nothing in it, which is left out.
    ///   - width: of the rows.
    init(_ columns: ListColumns, longest: [Int], width: Int) {
        let shown = columns.columns.indices.filter { longest[$0] > 0 && columns.columns[$0].leastRow <= width }
        titleStart = columns.hasSigns ? Self.signWidth : 0
        for index in shown where columns.columns[index].place == .before {
            place(index, columns, at: titleStart, columns.columns[index].fixedWidth)
            titleStart += columns.columns[index].fixedWidth + Self.gapBefore
        }
        let behind = [RowColumn.Place.behind, .last].flatMap { place in
            shown.filter { columns.columns[$0].place == place }
        }
        let fixed = behind.reduce(0) { $0 + columns.columns[$1].fixedWidth + Self.gap }
        let most = width > Self.wideRow ? Self.mostTitle : width
        var spare = width - titleStart - fixed - min(most, width * columns.titleShare / 100)
        let widths = behind.compactMap { index -> (column: Int, width: Int)? in
            guard case .longest(let least, let most) = columns.columns[index].width else {
                return (index, columns.columns[index].fixedWidth)
            }
            // The gap before it is counted already.
            let room = min(longest[index], most, spare)
            spare -= max(0, room)
            return room >= min(least, longest[index]) ? (index, room) : nil
        }
        let rest = widths.reduce(0) { $0 + $1.width + Self.gap }
        titleWidth = max(0, min(most, width - titleStart - rest))
        var x = titleStart + titleWidth
        for (index, width) in widths {
            place(index, columns, at: x + Self.gap, width)
            x += Self.gap + width
        }
    }

    private mutating func place(_ index: Int, _ columns: ListColumns, at x: Int, _ width: Int) {
        places.append(
            Place(
                column: index, x: x, width: width, isRightAligned: columns.columns[index].isRightAligned,
                isRating: [.rating, .figure].contains(columns.columns[index].meaning)))
    }

    /// A sign, and the gap behind it.
    private static let signWidth = 2
    private static let gapBefore = 1
    private static let gap = 2
    /// In wider rows columns stay near their titles.
    private static let wideRow = 100
    private static let mostTitle = 50
}

extension RowColumn {
    /// 0 for a column that is as wide as its texts.
    fileprivate var fixedWidth: Int {
        if case .fixed(let width) = width { width } else { 0 }
    }
}
