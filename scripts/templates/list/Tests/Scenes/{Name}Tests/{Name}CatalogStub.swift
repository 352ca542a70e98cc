import Entities
import Services
import TestSupport

@testable import {Name}

/// Has items from the first number to the last, in pages of twenty, and gives them out when its desk says so.
final class {Name}CatalogStub: ListCatalog {
    let source = {Name}Item.sampleSource
    let capabilities = SourceCapabilities()
    let pages: AnswerDesk<Int, Page<{Name}Item>>

    init(count: Int) {
        let items = (1...count).map({Name}Item.sample)
        pages = AnswerDesk { .success(Page(of: items, number: $0, size: 20)) }
    }

    func page(_ number: Int, of query: {Name}Query) async throws(CatalogFailure) -> Page<{Name}Item> {
        try await pages.reply(to: number)
    }
}

extension {Name}Item {
    static let sampleSource = SourceID(rawValue: "sample")

    static func sample(_ number: Int) -> {Name}Item {
        {Name}Item(
            id: ItemID(source: sampleSource, key: String(number)), title: "Item \(number)",
            released: CalendarDate(year: 1960 + number), picture: nil)
    }
}
