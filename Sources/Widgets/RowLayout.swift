import Presentation

/// Where titles and columns stand in the rows of a list, in cells from their left edge.
///
/// Titles have their room first: as much as the longest of them needs, but in a row that is too short for all no more than 60 % of it.
/// What that leaves goes to the columns behind them, those of a fixed width first, each as wide as its texts; one for which
/// its least is not left is not drawn. A fixed width that is much more than all texts need is theirs. Asides have their room after columns
/// of a fixed width, and before the others.
struct RowLayout: Hashable {
    struct Place: Hashable {
        /// Its number among the columns of the list.
        let column: Int
        let x: Int
        let width: Int
        /// As far as a text that ends at the column's right edge may reach to the left, where it is longer than those that were measured.
        let mostWidth: Int
        let isRightAligned: Bool
        /// Whether the row's step of rating is about it.
        let isRating: Bool
        /// Whether its words have colours of their own.
        let hasTints: Bool
        /// Whether it shows the short texts of rows.
        let isShort: Bool
    }

    private(set) var places: [Place] = []
    private(set) var titleStart = 0
    private(set) var titleWidth = 0
    /// Whether there is a cell for signs before all else.
    private(set) var hasSigns = false
    private var isParted = false

    /// A row that is only its title.
    init() {}

    /// - Parameters:
    ///   - longestTitle: the width of the longest title, with its marks.
    ///   - longestCell: the same with what stands behind it; 0 where nothing does.
    ///   - longest: the width of the longest text of each column; 0 for a column with nothing in it, which is left out.
    ///   - width: of the rows.
    ///   - hasSigns: whether any row has a sign: where none has, titles begin at the edge.
    ///   - isParted: whether headings above the rows say a part of what columns would.
    init(
        _ columns: ListColumns, longestTitle: Int, longestCell: Int = 0, longest: [Int], width: Int,
        hasSigns: Bool = true, isParted: Bool = false
    ) {
        let longestCell = max(longestTitle, longestCell)
        (self.hasSigns, self.isParted) = (columns.hasSigns && hasSigns, isParted)
        let shown = columns.columns.indices.filter { longest[$0] > 0 && columns.columns[$0].leastRow <= width }
        let signs = self.hasSigns ? Self.signWidth : 0
        titleStart = signs
        for index in shown where columns.columns[index].place == .before {
            let width = columns.columns[index].fixedWidth(isParted)
            place(index, columns, at: titleStart, width)
            titleStart += width + Self.gapBefore
        }
        let most = width > Self.wideRow ? min(max(longestCell, Self.wideTitle), Self.widestTitle) : width
        // What stands before titles is no part of what they share with the others.
        let share = (width - titleStart + signs) * Self.titleShare / 100
        let ofTitles = min(longestTitle, most, share)
        var spare = width - titleStart - ofTitles
        var widths = Array(repeating: 0, count: longest.count)
        let behind = shown.filter { columns.columns[$0].place != .before }
        let (fixed, others) = (
            behind.filter { columns.columns[$0].isFixed }, behind.filter { !columns.columns[$0].isFixed }
        )
        for index in fixed + others {
            let ofAsides = columns.columns[index].isFixed ? 0 : min(longestCell, most, share) - ofTitles
            let room = columns.columns[index].width(
                longest: longest[index], in: spare - ofAsides - Self.gap, isParted)
            guard let room else { continue }
            widths[index] = room
            spare -= room + Self.gap
        }
        let drawn = behind.filter { widths[$0] > 0 }
        let rest = drawn.reduce(0) { $0 + widths[$1] + Self.gap }
        titleWidth = max(0, min(most, width - titleStart - rest))
        var x = titleStart + titleWidth
        for end in [RowColumn.Place.behind, .last] {
            for index in drawn where columns.columns[index].place == end {
                place(index, columns, at: x + Self.gap, widths[index])
                x += Self.gap + widths[index]
            }
        }
    }

    private mutating func place(_ index: Int, _ columns: ListColumns, at x: Int, _ width: Int) {
        let column = columns.columns[index]
        places.append(
            Place(
                column: index, x: x, width: width, mostWidth: max(width, column.fixedWidth(isParted)),
                isRightAligned: column.isRightAligned,
                isRating: [.rating, .figure].contains(column.meaning), hasTints: column.meaning == .words,
                isShort: isParted || column.widthInParts == nil))
    }

    /// A sign, and the gap behind it.
    private static let signWidth = 2
    private static let gapBefore = 1
    static let gap = 2
    /// In percent.
    private static let titleShare = 60
    /// In wider rows columns stay near their titles: behind this many cells, or more where a title needs them.
    private static let wideRow = 64
    private static let wideTitle = 44
    private static let widestTitle = 70
}

extension RowColumn {
    /// 0 for a column that is as wide as its texts.
    fileprivate func fixedWidth(_ isParted: Bool) -> Int {
        if case .fixed(let width) = width { isParted ? widthInParts ?? width : width } else { 0 }
    }

    fileprivate var isFixed: Bool { if case .fixed = width { true } else { false } }

    /// Nil where there is no room for the least of it.
    fileprivate func width(longest: Int, in room: Int, _ isParted: Bool) -> Int? {
        let (least, most) =
            switch width {
            case .fixed: (neededWidth(longest, isParted), neededWidth(longest, isParted))
            case .longest(let least, let most): (min(least, longest), min(longest, most))
            }
        return least <= room ? min(most, room) : nil
    }

    /// Of a fixed width what its texts need, where that leaves others more than a cell: so a column of short texts does not move
    /// when a longer one comes.
    private func neededWidth(_ longest: Int, _ isParted: Bool) -> Int {
        let whole = fixedWidth(isParted)
        return whole - longest >= Self.leastSpared ? longest : whole
    }

    /// In cells.
    private static let leastSpared = 2
}
