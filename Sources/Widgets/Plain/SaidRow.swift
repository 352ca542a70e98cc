import Presentation

extension PlainRow {
    /// A row of a list as it is said in lines.
    init(_ row: Row) {
        self.init(row.title, row.facts.compactMap(PlainFact.init), row.marks)
    }
}

extension PlainFact {
    /// Nil for what is not known.
    fileprivate init?(_ fact: RowFact) {
        if fact.text.isEmpty { return nil }
        self =
            switch fact.kind {
            case .text: .text(fact.text)
            case .rating: .rating(fact.text)
            case .under(let heading): .labelled(heading, fact.text)
            }
    }
}
