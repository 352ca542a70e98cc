import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import MovieList

@MainActor
struct MovieListScrollingTests {
    @Test func scrollingThroughTwoThousandFilmsAsksForEachPageOnce() async {
        let catalog = FakeMovieCatalog(.samples(1...2_000))
        let builder = MovieListBuilder(catalog: catalog, context: .sample())
        let stack = ScreenStack()
        let navigator = NavigatorSpy()
        stack.push(
            builder.build(navigator: navigator, destinations: DestinationsSpy()))
        stack.layout(size: Size(width: 99, height: 36))
        await #expect(eventually { @MainActor in stack.top?.status == "1 of 2,000" })

        for row in 2...2_000 {
            _ = stack.top?.handle(.down)
            stack.layout(size: Size(width: 99, height: 36))
            if stack.top?.isBusy == true { await #expect(eventually { @MainActor in stack.top?.isBusy == false }) }
            guard stack.top?.status == "\(LocaleFormat(identifier: "en_US").grouped(row)) of 2,000" else {
                Issue.record("row \(row) is not under the cursor, but \(stack.top?.status ?? "nothing")")
                return
            }
        }
        #expect(catalog.askedPages == Array(1...100))
    }
}
