import Entities
import Presentation
import ScreenTestSupport
import TestSupport

@testable import {Name}

/// Knows every item, and answers when its desk says so.
final class {Name}ServiceStub: {Name}Service {
    let items = AnswerDesk<Int, {Name}Item?> { .success(.sample($0)) }

    func item(_ id: {Name}Item.ID) async throws(CatalogFailure) -> {Name}Item? {
        try await items.reply(to: id)
    }
}

extension {Name}Item {
    static func sample(_ id: Int, text: String = "What there is to say of it.") -> {Name}Item {
        {Name}Item(id: id, title: "Item \(id)", text: text, page: "https://example.org/\(id)")
    }
}

extension DetailState {
    /// As the presenter shows such an item.
    static func sample(_ id: Int, text: String = "What there is to say of it.") -> DetailState {
        var state = DetailState(
            title: "Item \(id)", content: DetailContent(title: "Item \(id)", parts: [.prose(text)]))
        state.offers = [.page]
        return state
    }
}
