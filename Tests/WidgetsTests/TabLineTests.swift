import Presentation
import TerminalKit
import TestSupport
import Testing

@testable import Widgets

struct TabLineTests {
    private let size = Size(width: 20, height: 12)

    private func line() -> TabLine {
        var line = TabLine()
        line.show(ListTabs(["All 6", "Films 3", "Books 1", "Lists 2"], chosen: 0))
        return line
    }

    @Test func aLineOverTheListTakesNoneOfIt() {
        var line = line()
        #expect(line.layout(size: size) == 1)
        #expect(line.layout(over: Size(width: 60, height: 12)))
        #expect(line.layout(size: size) == 0)
        #expect(!line.layout(over: nil))
        #expect(line.layout(size: size) == 1)
    }

    @Test func thereItHasRoomForMore() {
        var line = line()
        _ = line.layout(size: size)
        let narrow = Canvas(size: Size(width: 20, height: 1))
        line.draw(on: narrow.surface)
        #expect(narrow.rows == ["  All 6   Films 3  …"])

        _ = line.layout(over: Size(width: 60, height: 12))
        let wide = Canvas(size: Size(width: 60, height: 1))
        line.draw(on: wide.surface)
        #expect(wide.rows == ["  All 6   Films 3 · Books 1 · Lists 2"])
    }

    @Test func withoutTabsOrRoomThereIsNone() {
        var (none, line) = (TabLine(), line())
        #expect(!none.layout(over: Size(width: 60, height: 12)))
        #expect(!line.layout(over: Size(width: 60, height: 9)))
    }
}
