import Entities
import TestSupport

/// All that is known of a thing that tests make of a number.
protocol NumberedDetail: ItemDetail where Item: KeptItem, Item.ID: NumberedID {
    static func numbered(_ number: Int) -> Self
}

extension MovieDetail: NumberedDetail {
    static func numbered(_ number: Int) -> MovieDetail {
        var detail = MovieDetail(movie: .sample(number, title: "Name \(number)"))
        detail.links = [Link(title: "Page", url: "https://example.org/\(number)")]
        return detail
    }
}

extension BookDetail: NumberedDetail {
    static func numbered(_ number: Int) -> BookDetail {
        var detail = BookDetail(book: .sample(number, title: "Name \(number)"))
        detail.page = "https://example.org/\(number)"
        return detail
    }
}

extension PokemonDetail: NumberedDetail {
    static func numbered(_ number: Int) -> PokemonDetail { .sample(number, name: "Name \(number)") }
}
