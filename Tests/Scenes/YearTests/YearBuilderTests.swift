import Commands
import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Year

@MainActor
struct YearBuilderTests {
    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()
    private let stack = ScreenStack()

    private func screen(_ year: Int?, isPlain: Bool = false) -> any Screen {
        let context = SceneContext.sample(
            library: FakeLibrary([DiaryEntry].ofTwoYears.items), display: DisplaySpy(isPlain: isPlain))
        let builder = YearBuilder(context: context)
        guard let year else { return builder.build(navigator: navigator, destinations: destinations) }
        return builder.build(.year(year) ?? .all, navigator: navigator, destinations: destinations)
    }

    @Test func theScreenItBuildsLoadsShowsAndLeadsOn() async {
        stack.push(screen(2026))
        await #expect(
            eventually { @MainActor in stack.top?.frame(78, 20).text.contains("96 entries") == true })
        #expect(stack.top?.handle(.nextPlace) == true)
        #expect(stack.top?.handle(.open) == true)

        #expect(navigator.pushed == ["2026"])
    }

    @Test func withoutAYearItIsThatOfToday() {
        stack.push(screen(nil))
        #expect(stack.top?.title == "Your diary · \(CalendarDate.sampleToday.year)")
    }

    @Test func inLinesItIsAPage() async {
        stack.push(screen(2025, isPlain: true))
        await #expect(eventually { @MainActor in stack.top?.title == "Your diary · 2025" })
    }
}
