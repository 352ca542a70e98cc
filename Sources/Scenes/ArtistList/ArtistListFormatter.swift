import Entities
import Presentation

/// Formats artists for the list's columns.
struct ArtistListFormatter {
    /// What the columns say, from the left.
    let figures: [ArtistFigure]
    let wording: Wording

    func row(_ artist: Artist, _ marks: Marks = Marks()) -> Row {
        Row(artist.name, marks, figures.map { text($0, of: artist) }, short: figures.map { shortText($0, of: artist) })
    }

    private func shortText(_ figure: ArtistFigure, of artist: Artist) -> String? {
        switch figure {
        case .listeners: artist.listeners.flatMap(wording.short)
        case .plays: artist.plays.flatMap(wording.short)
        case .chartPlace: nil
        }
    }

    private func text(_ figure: ArtistFigure, of artist: Artist) -> String? {
        switch figure {
        case .listeners: artist.listeners.map(wording.format.grouped)
        case .plays: artist.plays.map(wording.format.grouped)
        case .chartPlace: artist.chartPlace.map(text)
        }
    }

    /// `12`, or `12 · Jazz`.
    private func text(_ place: ChartPlace) -> String {
        [wording.format.grouped(place.position), place.genre].compactMap(\.self).joined(separator: " · ")
    }
}
