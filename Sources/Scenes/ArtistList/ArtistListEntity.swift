import Entities
import Presentation

extension ListColumns {
    /// Of artists. A narrow row shows fewer figures, from the left.
    static func artists(_ figures: [ArtistFigure], _ wording: Wording) -> ListColumns {
        ListColumns(
            title: wording.artist.one,
            figures.map { figure in
                let heading = figure.heading(wording)
                return RowColumn(heading, min(max(heading.count, figure.width), Self.widest), .behind, .named)
            })
    }

    /// In cells.
    private static var widest: Int { 13 }
}

extension ArtistFigure {
    fileprivate func heading(_ wording: Wording) -> String {
        switch self {
        case .listeners: wording.listenersHeading
        case .plays: wording.playsHeading
        case .chartPlace: wording.chartPlaceHeading
        }
    }

    /// In cells: of a number in short, or of a place with the name of its genre.
    fileprivate var width: Int { self == .chartPlace ? 13 : 9 }
}
