import Entities
import Navigation
import ScreenTestSupport
import TestSupport

@testable import {Name}

extension TestedScene {
    static let {name} = TestedScene("{Name}", parts: ["loader"], asking: ["a page": { $0.{name}Pages }]) { stage in
        {Name}Builder(service: {Name}OnStage(pages: stage.{name}Pages), context: stage.context)
            .build(navigator: stage.navigator, destinations: {Name}Elsewhere())
    }
}

/// The service, where the desk of a stage answers.
private struct {Name}OnStage: {Name}Service {
    let pages: AnswerDesk<Int, Page<{Name}Item>>

    func items(page: Int) async throws(CatalogFailure) -> Page<{Name}Item> { try await pages.reply(to: page) }
}

private struct {Name}Elsewhere: {Name}Destinations {
    func detail(of id: {Name}Item.ID) -> any Screen { ScreenStub() }
}

extension Stage {
    fileprivate var {name}Pages: AnswerDesk<Int, Page<{Name}Item>> {
        let items = names.enumerated().map { {Name}Item(id: $0 + 1, title: $1, year: 1960 + $0) }
        return desk("{Name}") { .success(Page(of: items, number: $0, size: 20)) }
    }
}
