import Entities
import Presentation

/// Formats artists for the list's columns.
struct ArtistListFormatter {
    /// What the columns say, from the left.
    let figures: [ArtistFigure]
    /// One for each of them.
    let headings: [String]
    let wording: Wording

    init(figures: [ArtistFigure], wording: Wording) {
        self.figures = figures
        self.wording = wording
        headings = figures.map { figure in
            switch figure {
            case .listeners: wording.listenersHeading
            case .plays: wording.playsHeading
            case .chartPlace: wording.chartPlaceHeading
            }
        }
    }

    func row(_ artist: Artist, _ marks: Marks = Marks()) -> ArtistRow {
        ArtistRow(name: artist.name, figures: figures.map { text($0, of: artist) }, marks: marks)
    }

    private func text(_ figure: ArtistFigure, of artist: Artist) -> String? {
        switch figure {
        case .listeners: artist.listeners.map { wording.format.grouped($0) }
        case .plays: artist.plays.map { wording.format.grouped($0) }
        case .chartPlace: artist.chartPlace.map(text)
        }
    }

    /// `12`, or `12 · Jazz`.
    private func text(_ place: ChartPlace) -> String {
        [wording.format.grouped(place.position), place.genre].compactMap(\.self).joined(separator: " · ")
    }
}
