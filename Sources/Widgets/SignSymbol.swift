package import Presentation
package import TerminalKit

extension Sign {
    /// The character that it is drawn with, one cell wide.
    package var symbol: String {
        switch self {
        case .favourite: Marks.favourite
        case .note: Marks.note
        case .rating: RatingSign.star
        case .wanted: Marks.wanted
        case .begun: Marks.begun
        case .paused: Marks.paused
        case .done: Marks.done
        case .givenUp: Marks.givenUp
        case .film: KindMark.film.text
        case .music: KindMark.music.text
        case .book: KindMark.book.text
        case .pokemon: KindMark.pokemon.text
        case .list: KindMark.list.text
        case .view: KindMark.view.text
        case .cursor: "▌"
        case .focus: PaneFrame.focusMark
        case .notHere: "…"
        case .sourceAnswers: "●"
        case .sourceAsked: "◐"
        case .sourceAtHand: "○"
        case .sourceFails: "✕"
        }
    }
}

extension Style {
    /// The style of the sign that says how a source is.
    ///
    /// - Parameter sign: nil where there is nothing to ask.
    package init(source sign: Sign?) {
        self =
            switch sign {
            case .sourceAnswers: .progress
            case .sourceAsked: .accent
            case .sourceFails: .failure
            default: .muted
            }
    }
}
