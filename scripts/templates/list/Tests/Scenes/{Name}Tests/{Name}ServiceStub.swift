import Entities
import ScreenTestSupport
import TestSupport

@testable import {Name}

/// Gives out items from the first number to the last, in pages of twenty, when its desk says so.
final class {Name}ServiceStub: {Name}Service {
    let pages: AnswerDesk<Int, Page<{Name}Item>>

    init(count: Int) {
        pages = AnswerDesk { page in
            let numbers = ((page - 1) * 20 + 1)..<(min(count, page * 20) + 1)
            return .success(
                Page(
                    items: numbers.map({Name}Item.sample), sentCount: numbers.count, total: count,
                    isLast: page * 20 >= count))
        }
    }

    func items(page: Int) async throws(CatalogFailure) -> Page<{Name}Item> {
        try await pages.reply(to: page)
    }
}

extension {Name}Item {
    static func sample(_ number: Int) -> {Name}Item {
        {Name}Item(id: number, title: "Item \(number)", year: 1960 + number)
    }
}
