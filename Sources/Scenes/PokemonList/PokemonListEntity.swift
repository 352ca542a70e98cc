import Presentation

extension Row {
    /// A species as the list shows it: ready words. A narrow row does not show the types.
    ///
    /// - Parameter types: empty where they are not known.
    init(species name: String, number: String, types: String, marks: Marks = Marks()) {
        self.init(name, marks, [RowFact(number, .left(5, gap: 1)), RowFact(types, .fitting(from: 36))])
    }
}
