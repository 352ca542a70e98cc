package import Presentation
package import TerminalKit

/// The styles of a row's parts.
package struct RowStyle {
    package let plain: Style
    package let muted: Style
    /// The mark of the row under the cursor.
    package let mark: Style
    /// The style of what was searched for, where it is found.
    package let match: Style
    /// What is searched for; nil for nothing.
    package let search: ListFilter?
    /// Whether it is the row under the cursor.
    package let isSelected: Bool

    package init(plain: Style, muted: Style, search: ListFilter? = nil) {
        (self.plain, self.muted, self.search) = (plain, muted, search)
        (mark, match) = (plain, search == nil ? plain : .match)
        isSelected = false
    }

    package init(isSelected: Bool, hasFocus: Bool, search: ListFilter? = nil) {
        (self.search, self.isSelected) = (search, isSelected)
        switch (isSelected, hasFocus) {
        case (true, true):
            (plain, muted, mark, match) = (.selected, .selectedMuted, .selectedMark, .selectedMatch)
        case (true, false): (plain, muted, mark, match) = (.selectedInactive, .muted, .selectedInactive, .match)
        case (false, _): (plain, muted, mark, match) = (.plain, .muted, .plain, .match)
        }
    }

    /// The style of a rating. The selected row has its own ground, on which it is as the other facts are.
    package func rating(_ step: RatingStep) -> Style {
        plain == .plain ? Style(step) : muted
    }

    /// The style of a source's sign; in the selected row that of the other facts.
    package func source(_ sign: Sign?) -> Style {
        plain == .plain ? Style(source: sign) : muted
    }

    /// The style of a kind's mark; in the selected row that of the other facts.
    package func kind(_ mark: KindMark) -> Style {
        if plain != .plain { return muted }
        return switch mark {
        case .film: .film
        case .music: .music
        case .book: .book
        case .pokemon: .pokemon
        case .list, .view: .muted
        }
    }
}

extension Style {
    init(_ step: RatingStep) {
        self =
            switch step {
            case .high: .ratingHigh
            case .fair: .ratingFair
            case .low: .ratingLow
            }
    }
}
