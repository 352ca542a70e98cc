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
        var tabs = line()
        let alone = tabs.layout(size: size)
        let (isThere, below) = (tabs.layout(over: Size(width: 60, height: 12)), tabs.layout(size: size))
        #expect(alone == 1 && isThere && below == 0)
        let (isThereYet, aloneAgain) = (tabs.layout(over: nil), tabs.layout(size: size))
        #expect(!isThereYet && aloneAgain == 1)
    }

    @Test func thereItHasRoomForMore() {
        var tabs = line()
        _ = tabs.layout(size: size)
        let narrow = Canvas(size: Size(width: 20, height: 1))
        tabs.draw(on: narrow.surface)
        #expect(narrow.rows == ["  All 6   Films 3  …"])

        _ = tabs.layout(over: Size(width: 60, height: 12))
        let wide = Canvas(size: Size(width: 60, height: 1))
        tabs.draw(on: wide.surface)
        #expect(wide.rows == ["  All 6   Films 3 · Books 1 · Lists 2"])
    }

    @Test func aLineSetsOffWhatIsSomethingElse() {
        func row(chosen: Int, isForReader: Bool = false) -> String {
            var tabs = TabLine()
            tabs.show(
                ListTabs(["All 6", "Films 3", "Diary 14", "2026", "To confirm 4"], chosen: chosen, starts: [2, 4]))
            _ = tabs.layout(over: Size(width: 80, height: 12))
            let canvas = Canvas(size: Size(width: 80, height: 1))
            canvas.isForReader = isForReader
            tabs.draw(on: canvas.surface)
            return canvas.rows[0]
        }
        #expect(row(chosen: 0) == "  All 6   Films 3 │ Diary 14 · 2026 │ To confirm 4")
        #expect(row(chosen: 2) == "  All 6 · Films 3 │ Diary 14   2026 │ To confirm 4")
        #expect(!row(chosen: 0, isForReader: true).contains("│"))
    }

    @Test func withoutTabsOrRoomThereIsNone() {
        var (none, some) = (TabLine(), line())
        let isThere = [none.layout(over: Size(width: 60, height: 12)), some.layout(over: Size(width: 60, height: 9))]
        #expect(isThere == [false, false])
    }
}
