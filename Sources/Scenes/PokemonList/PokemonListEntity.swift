import Presentation

extension ListColumns {
    /// The columns of species: number and types, which a narrow row does not show.
    static func species(_ wording: Wording) -> ListColumns {
        ListColumns(
            title: wording.pokemon.one,
            [
                RowColumn(wording.column.number, width: 5, at: .before),
                RowColumn(wording.pokemon.types, longest: 6...24, as: .words, from: 36),
            ])
    }
}
