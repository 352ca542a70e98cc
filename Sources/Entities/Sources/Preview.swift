/// All that a catalogue tells about one thing: what lists know of it, and more.
package protocol ItemDetail: Sendable {
    associatedtype Item: RecalledItem & Pictured where Item.ID: Sendable

    /// As lists know it.
    var item: Item { get }
    /// Its page on the web; nil where none is known.
    var page: String? { get }
    /// As `LibrarySummary` has it; nil where it is not known.
    var length: Int? { get }
}

/// What is known of a thing without asking anyone.
package enum Preview<Detail: ItemDetail>: Sendable {
    /// From a list that was loaded.
    case summary(Detail.Item)
    /// A whole answer, still fresh.
    case detail(Detail)
}

extension Preview {
    /// Nil where only a list has told of it.
    package var detail: Detail? {
        if case .detail(let detail) = self { detail } else { nil }
    }

    /// As lists know it.
    package var item: Detail.Item {
        switch self {
        case .summary(let item): item
        case .detail(let detail): detail.item
        }
    }
}

package typealias MoviePreview = Preview<MovieDetail>
package typealias BookPreview = Preview<BookDetail>
package typealias PokemonPreview = Preview<PokemonDetail>

extension MovieDetail: ItemDetail {
    package var item: Movie { movie }
    package var length: Int? { runtimeInMinutes }
    package var page: String? { links.first?.url }
}

extension BookDetail: ItemDetail {
    package var item: Book { book }
    package var length: Int? { pages }
}

extension PokemonDetail: ItemDetail {
    package var item: Pokemon { pokemon }
    package var page: String? { nil }
    package var length: Int? { nil }
}
