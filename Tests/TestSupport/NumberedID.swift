package import Entities

/// An identity that tests make of a number, and may write as one.
package protocol NumberedID: Hashable, Sendable, ExpressibleByIntegerLiteral where IntegerLiteralType == Int {
    init(sample number: Int)

    var sampleNumber: Int { get }
}

extension NumberedID {
    package init(integerLiteral number: Int) { self.init(sample: number) }
}

extension MovieID: NumberedID {
    package init(sample number: Int) { self.init(number, source: .tmdb) }

    package var sampleNumber: Int { number }
}

extension BookID: NumberedID {
    package init(sample number: Int) { self.init(number, source: .openLibrary) }

    package var sampleNumber: Int { number }
}

extension PokemonID: NumberedID {
    package init(sample number: Int) { self.init(number, source: .pokeAPI) }

    package var sampleNumber: Int { number ?? 0 }
}
