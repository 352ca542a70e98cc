import Presentation

extension Row {
    /// A species as the list shows it: ready words. A narrow row does not show the types.
    ///
    /// - Parameter types: empty where they are not known.
    init(species name: String, number: String, types: String, marks: Marks = Marks()) {
        self.init(name, marks, [number, types])
    }
}

extension ListColumns {
    /// Of species.
    static func species(_ wording: Wording) -> ListColumns {
        ListColumns(
            title: wording.pokemon.one,
            [
                RowColumn(wording.column.number, 5, .before),
                RowColumn(wording.pokemon.types, longest: 6, 24, from: 36),
            ])
    }
}
