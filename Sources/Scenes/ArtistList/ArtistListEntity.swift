import Entities
import Presentation

extension ListColumns {
    /// Of artists. A narrow row shows fewer figures, from the left.
    static func artists(_ figures: [ArtistFigure], _ wording: Wording) -> ListColumns {
        // A number of ten digits, beside a name of twenty cells.
        let (width, nameWidth) = (13, 20)
        let columns = figures.enumerated().map { index, figure in
            RowColumn(figure.heading(wording), width, .behind, .named, from: nameWidth + (index + 1) * (width + 2))
        }
        return ListColumns(title: wording.artist.one, columns)
    }
}

extension ArtistFigure {
    fileprivate func heading(_ wording: Wording) -> String {
        switch self {
        case .listeners: wording.listenersHeading
        case .plays: wording.playsHeading
        case .chartPlace: wording.chartPlaceHeading
        }
    }
}
