import Entities
import Presentation

/// Puts artists into words.
struct ArtistListFormatter: ListFormatting {
    /// From the left. A narrow row shows fewer of them.
    let facts: [ArtistListFact]
    let wording: Wording

    var columns: ListColumns {
        let columns = facts.map { fact in
            let heading = heading(of: fact)
            // A place stands beside its genre; a number in short needs nine cells.
            return RowColumn(heading, width: fact == .chartPlace ? 13 : min(max(heading.count, 9), 13), as: .named)
        }
        return ListColumns(title: wording.artist.one, columns)
    }

    func row(_ artist: Artist, _ marks: Marks = Marks()) -> Row {
        let numbers = facts.map { number($0, of: artist) }
        let texts = zip(facts, numbers).map { $1.map(wording.format.grouped) ?? place($0, of: artist) }
        return Row(artist.name, marks, texts, short: numbers.map { $0.flatMap(wording.short) })
    }

    private func heading(of fact: ArtistListFact) -> String {
        switch fact {
        case .listeners: wording.listenersHeading
        case .plays: wording.playsHeading
        case .chartPlace: wording.chartPlaceHeading
        }
    }

    /// `7.98 M listeners`
    func tileFacts(of artist: Artist) -> TileFacts { TileFacts(facts.map { labelled($0, of: artist) }) }

    private func labelled(_ fact: ArtistListFact, of artist: Artist) -> String? {
        switch fact {
        case .listeners: artist.listeners.map { wording.listeners(wording.shortCount($0)) }
        case .plays: artist.plays.map { wording.plays(wording.shortCount($0)) }
        case .chartPlace: place(fact, of: artist).map { "\(wording.chartPlaceHeading) \($0)" }
        }
    }

    private func number(_ fact: ArtistListFact, of artist: Artist) -> Int? {
        fact == .listeners ? artist.listeners : fact == .plays ? artist.plays : nil
    }

    /// `12`, or `12 · Jazz`.
    private func place(_ fact: ArtistListFact, of artist: Artist) -> String? {
        guard fact == .chartPlace, let place = artist.chartPlace else { return nil }
        return [wording.format.grouped(place.position), place.genre].compactMap(\.self).joined(separator: " · ")
    }
}
