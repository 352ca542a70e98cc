/// Where somebody was on a screen, to come back to. Holds no data: what it names is found again, or not.
package struct ScreenMemento: Codable, Equatable, Sendable {
    /// What the cursor was on, by the text of its id; nil for nothing.
    package var item: String?
    /// The row that was on, for when the item is gone.
    package var row = 0
    /// The first row or line that was in sight.
    package var top = 0
    /// The order and the filter of a list that has such, as its scene names them.
    package var sort: String?
    package var filter: String?
    /// The screens beside or above, from the lowest up.
    package var details: [ScreenMemento] = []
    /// Whether the topmost of them had the keyboard.
    package var isDetailFocused = false

    package init(item: String? = nil, row: Int = 0, top: Int = 0) {
        self.item = item
        self.row = row
        self.top = top
    }
}

extension ScreenMemento {
    private enum CodingKeys: CodingKey {
        case item, row, top, sort, filter, details, isDetailFocused
    }

    /// More than any list has.
    private static let lastRow = 1_000_000_000

    /// What is missing or makes no sense is as in a screen that was never touched.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        item = try values.decodeIfPresent(String.self, forKey: .item)
        // A file may say anything, and rows are counted on from here.
        row = min(max(0, try values.decodeIfPresent(Int.self, forKey: .row) ?? 0), Self.lastRow)
        top = min(max(0, try values.decodeIfPresent(Int.self, forKey: .top) ?? 0), Self.lastRow)
        sort = try values.decodeIfPresent(String.self, forKey: .sort)
        filter = try values.decodeIfPresent(String.self, forKey: .filter)
        details = try values.decodeIfPresent([ScreenMemento].self, forKey: .details) ?? []
        isDetailFocused = try values.decodeIfPresent(Bool.self, forKey: .isDetailFocused) ?? false
    }
}
