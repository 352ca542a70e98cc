import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import PokemonList

@MainActor
struct PokemonListMementoTests {
    private let catalog = FakePokemonCatalog(.samples(1...30))
    private let stack = ScreenStack()

    private func push() {
        stack.push(
            PokemonListBuilder(catalog: catalog, context: .sample())
                .build(navigator: NavigatorSpy(), destinations: DestinationsSpy()))
    }

    @Test func anotherScreenIsAsTheFirstWasLeft() async throws {
        push()
        let first = try #require(stack.top)
        await #expect(eventually { @MainActor in !first.frame(38, 4).rows[0].isEmpty && !first.isBusy })
        _ = first.handle(.sort)
        _ = first.handle(key: .enter)
        _ = first.handle(.filter)
        for character in "zzz" { _ = first.handle(key: .character(character)) }
        _ = first.handle(key: .enter)
        await #expect(eventually { @MainActor in !first.isBusy })
        let memento = first.memento
        push()
        let second = try #require(stack.top)
        second.restore(memento)
        await #expect(eventually { @MainActor in second.frame(38, 4).rows[0].hasPrefix("▌ 0") })

        #expect(second.title == "Pokédex · by number, the last first · “zzz”")
        #expect(second.frame(38, 4).rows[3] == "  / zzz")
        await #expect(eventually { catalog.lists.requests.contains { $0.query.criteria == [.named("zzz")] } })
        #expect(
            catalog.lists.requests.last { !$0.query.criteria.isEmpty }?.query.refinement
                == PokemonQuery(sort: .number, isReversed: true).refinement)
    }
}
