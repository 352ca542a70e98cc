import Entities
import Presentation

/// Formats artists for the list's columns.
struct ArtistListFormatter {
    /// What the columns say, from the left.
    let figures: [ArtistFigure]
    let wording: Wording

    func row(_ artist: Artist, _ marks: Marks = Marks()) -> Row {
        let numbers = figures.map { number($0, of: artist) }
        let texts = zip(figures, numbers).map { $1.map(wording.format.grouped) ?? place($0, of: artist) }
        return Row(artist.name, marks, texts, short: numbers.map { $0.flatMap(wording.short) })
    }

    /// `7.98 M listeners`
    func tileFacts(of artist: Artist) -> TileFacts { TileFacts(figures.map { labelled($0, of: artist) }) }

    private func labelled(_ figure: ArtistFigure, of artist: Artist) -> String? {
        switch figure {
        case .listeners: artist.listeners.map { wording.listeners(wording.shortCount($0)) }
        case .plays: artist.plays.map { wording.plays(wording.shortCount($0)) }
        case .chartPlace: place(figure, of: artist).map { "\(wording.chartPlaceHeading) \($0)" }
        }
    }

    private func number(_ figure: ArtistFigure, of artist: Artist) -> Int? {
        figure == .listeners ? artist.listeners : figure == .plays ? artist.plays : nil
    }

    /// `12`, or `12 · Jazz`.
    private func place(_ figure: ArtistFigure, of artist: Artist) -> String? {
        guard figure == .chartPlace, let place = artist.chartPlace else { return nil }
        return [wording.format.grouped(place.position), place.genre].compactMap(\.self).joined(separator: " · ")
    }
}
