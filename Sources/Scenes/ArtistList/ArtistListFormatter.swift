import Entities
import Presentation

/// Formats artists for the list's columns.
struct ArtistListFormatter {
    /// What the columns say, from the left.
    let figures: [ArtistFigure]
    let wording: Wording

    func row(_ artist: Artist, _ marks: Marks = Marks()) -> Row {
        Row(artist: artist.name, figures: figures.map { column($0, of: artist) }, marks: marks)
    }

    private func column(_ figure: ArtistFigure, of artist: Artist) -> (heading: String, text: String?) {
        switch figure {
        case .listeners: (wording.listenersHeading, artist.listeners.map(wording.format.grouped))
        case .plays: (wording.playsHeading, artist.plays.map(wording.format.grouped))
        case .chartPlace: (wording.chartPlaceHeading, artist.chartPlace.map(text))
        }
    }

    /// `12`, or `12 · Jazz`.
    private func text(_ place: ChartPlace) -> String {
        [wording.format.grouped(place.position), place.genre].compactMap(\.self).joined(separator: " · ")
    }
}
