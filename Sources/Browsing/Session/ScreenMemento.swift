/// The user's place on a screen, to come back to. It holds no data: the item that it names may be gone.
package struct ScreenMemento: Codable, Equatable, Sendable {
    /// The text of the id of the item under the cursor; nil for none.
    package var item: String?
    /// The row of that item, in case the item is gone.
    package var row = 0
    /// The first visible row or line.
    package var top = 0
    /// Sort order and filter, if the list has them, as its scene writes them.
    package var sort: String?
    package var filter: String?
    /// Which of its tabs is shown, if it has some, as its scene writes it.
    package var tab: String?
    /// Whether its rows are shown as a grid of pictures.
    package var isGrid = false
    /// What was typed into its prompt, if it has one.
    package var typed = PromptHistory()
    /// The screens beside or above it, the lowest first.
    package var details: [ScreenMemento] = []
    /// The list over this one; empty for none.
    package var above: [ScreenMemento] = []
    /// Whether the topmost of them had the keyboard focus.
    package var isDetailFocused = false

    package init(item: String? = nil, row: Int = 0, top: Int = 0) {
        self.item = item
        self.row = row
        self.top = top
    }
}

extension ScreenMemento {
    private enum CodingKeys: CodingKey {
        case item, row, top, sort, filter, tab, isGrid, typed, details, above, isDetailFocused
    }

    /// More than any list has.
    private static let lastRow = 1_000_000_000

    /// Missing or impossible values are replaced by the defaults.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        item = try values.decodeIfPresent(String.self, forKey: .item)
        // The file may contain any number, and it is used in sums.
        row = min(max(0, try values.decodeIfPresent(Int.self, forKey: .row) ?? 0), Self.lastRow)
        top = min(max(0, try values.decodeIfPresent(Int.self, forKey: .top) ?? 0), Self.lastRow)
        sort = try values.decodeIfPresent(String.self, forKey: .sort)
        filter = try values.decodeIfPresent(String.self, forKey: .filter)
        tab = try values.decodeIfPresent(String.self, forKey: .tab)
        isGrid = try values.decodeIfPresent(Bool.self, forKey: .isGrid) ?? false
        typed = try values.decodeIfPresent(PromptHistory.self, forKey: .typed) ?? PromptHistory()
        details = try values.decodeIfPresent([ScreenMemento].self, forKey: .details) ?? []
        above = try values.decodeIfPresent([ScreenMemento].self, forKey: .above) ?? []
        isDetailFocused = try values.decodeIfPresent(Bool.self, forKey: .isDetailFocused) ?? false
    }
}
