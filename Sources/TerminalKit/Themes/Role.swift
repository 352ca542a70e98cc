/// What a theme says the look of. The raw value is its name in files.
package enum Role: String, CaseIterable, Hashable, Sendable {
    /// What lies behind everything that has no ground of its own. It has no text.
    case ground
    case text, title, muted, border, frame, focus, link, label, accent, notice, favourite, key, progress, failure, chip
    /// The section in sight, in the header.
    case section
    /// What people think of something, in three steps.
    case ratingHigh = "rating-high"
    case ratingFair = "rating-fair"
    case ratingLow = "rating-low"
    /// The kinds of things, where several stand side by side.
    case film, music, book, pokemon
    case match, selected
    case selectedMuted = "selected-muted"
    case selectedFavourite = "selected-favourite"
    case selectedMark = "selected-mark"

    /// Where there are no colours. Marks and brackets tell the rest.
    var attributes: Appearance.Attributes {
        switch self {
        case .title, .focus, .key, .failure: .bold
        case .link: .underline
        case .match: [.bold, .underline]
        case .section: [.bold, .reverse]
        case .selected, .selectedMuted, .selectedFavourite, .selectedMark: .reverse
        case .ground, .text, .muted, .border, .frame, .label, .accent, .notice, .favourite, .progress, .chip: []
        case .ratingHigh, .ratingFair, .ratingLow, .film, .music, .book, .pokemon: []
        }
    }
}
