import Entities
import Presentation

extension ListColumns {
    /// The columns of artists. A narrow row shows fewer figures, from the left.
    static func artists(_ figures: [ArtistFigure], _ wording: Wording) -> ListColumns {
        let columns = figures.map { figure in
            let heading = figure.heading(wording)
            // A place stands beside its genre; a number in short needs nine cells.
            return RowColumn(
                heading, width: figure == .chartPlace ? 13 : min(max(heading.count, 9), 13), at: .behind, as: .named)
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
