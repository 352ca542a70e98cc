import Commands
import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import {Name}

extension TestedScene {
    static let {name} = TestedScene("{Name}", parts: ["detail loader"], asking: ["an item": { $0.{name}Items }]) { stage in
        {Name}Builder(service: {Name}OnStage(items: stage.{name}Items), context: stage.context).build(1)
    } leads: { stage in
        #expect(stage.screen.title == "Name 1")
        #expect(stage.screen.handle(.openPage))
        #expect(stage.links.opened == ["https://example.org/1"])
    }
}

/// The service, where the desk of a stage answers.
private struct {Name}OnStage: {Name}Service {
    let items: AnswerDesk<Int, {Name}Item?>

    func item(_ id: {Name}Item.ID) async throws(CatalogFailure) -> {Name}Item? { try await items.reply(to: id) }
}

extension Stage {
    fileprivate var {name}Items: AnswerDesk<Int, {Name}Item?> {
        let item = names.first.map {
            {Name}Item(id: 1, title: $0, text: "What is said of it.", page: "https://example.org/1")
        }
        return desk("{Name}") { _ in .success(item) }
    }
}
