import Commands
package import Entities
package import Navigation
package import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import {Name}

extension DestinationsSpy: {Name}Destinations {
    package func {name}Detail(_ id: ItemID) -> any Screen { ScreenStub("detail") }
}

extension TestedScene {
    static let {name} = TestedScene("{Name}", parts: ["loader"], asking: ["a page": { $0.{name}Pages }]) { stage in
        {Name}Builder(catalog: {Name}OnStage(pages: stage.{name}Pages), context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    } leads: { stage in
        #expect(stage.screen.handle(.open))
        let id = ItemID(source: SourceID(rawValue: "sample"), key: "1")
        #expect(stage.navigator.calls == [.follow(id), .open(id)])
    }
}

/// The source, where the desk of a stage answers.
private struct {Name}OnStage: ListCatalog {
    let source = SourceID(rawValue: "sample")
    let capabilities = SourceCapabilities()
    let pages: AnswerDesk<Int, Page<{Name}Item>>

    func page(_ number: Int, of query: {Name}Query) async throws(CatalogFailure) -> Page<{Name}Item> {
        try await pages.reply(to: number)
    }
}

extension Stage {
    fileprivate var {name}Pages: AnswerDesk<Int, Page<{Name}Item>> {
        let items = names.enumerated().map { number, name in
            {Name}Item(
                id: ItemID(source: SourceID(rawValue: "sample"), key: String(number + 1)), title: name,
                released: CalendarDate(year: 1960 + number), picture: nil)
        }
        return desk("{Name}") { .success(Page(of: items, number: $0, size: 20)) }
    }
}
