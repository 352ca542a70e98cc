package import Presentation
package import TerminalKit

/// The tabs of a list, side by side above all panes, or above its rows, where there is room for a line of them. The one that is shown
/// is filled.
package struct TabLine {
    private struct Tab {
        let index: Int
        let x: Int
    }

    private var tabs: ListTabs?
    private var width = 0
    /// Whether it is in a room of its own.
    private var isApart = false
    /// The tabs in sight.
    private var shown: [Tab] = []
    /// Where tabs are out of sight: the cell of the mark for them, and the first that is.
    private var cuts: [Tab] = []

    package init() {}

    /// - Parameter tabs: nil for a list that has none.
    package mutating func show(_ tabs: ListTabs?) {
        guard tabs != self.tabs else { return }
        self.tabs = tabs
        arrange()
    }

    /// - Parameter room: of all panes together; nil where there is none above them.
    /// - Returns: whether it takes a line of that.
    package mutating func layout(over room: Size?) -> Bool {
        isApart = room != nil
        guard let room else { return false }
        return takesLine(of: room)
    }

    /// - Parameter size: of the room for tabs and rows.
    /// - Returns: how many lines it takes.
    package mutating func layout(size: Size) -> Int {
        !isApart && takesLine(of: size) ? 1 : 0
    }

    private mutating func takesLine(of room: Size) -> Bool {
        if room.width != width {
            width = room.width
            arrange()
        }
        return tabs != nil && room.height >= Self.leastHeight
    }

    package func draw(on line: Surface) {
        guard let tabs else { return }
        for (place, tab) in shown.enumerated() {
            let style = tab.index == tabs.chosen ? Style.barCurrent : .muted
            if place > 0, line.isForReader { line.draw(",", x: tab.x - Self.gap, y: 0, .muted) }
            if place > 0, !line.isForReader { drawBorder(before: tab, of: tabs, on: line) }
            if tab.index == tabs.chosen { line.draw(" ", x: tab.x - 1, y: 0, style) }
            let end = line.draw(tabs.labels[tab.index], x: tab.x, y: 0, limit: width - tab.x, style)
            if tab.index == tabs.chosen { line.draw(" ", x: end, y: 0, style) }
            line.mark(row: 0, tab.x - 1..<min(width, end + 1), as: .tab(tab.index))
        }
        for cut in cuts {
            line.draw(Self.cut, x: cut.x, y: 0, .muted)
            line.mark(row: 0, cut.x..<cut.x + 1, as: .tab(cut.index))
        }
    }

    private func drawBorder(before tab: Tab, of tabs: ListTabs, on line: Surface) {
        if tabs.starts.contains(tab.index) {
            line.draw("│", x: tab.x - 2, y: 0, .border)
        } else if tab.index != tabs.chosen, tab.index - 1 != tabs.chosen {
            // Beside the one that is filled the ground is border enough.
            line.draw("·", x: tab.x - 2, y: 0, .border)
        }
    }

    /// Where not all fit, the one that is shown does, with as many before it as can be.
    private mutating func arrange() {
        (shown, cuts) = ([], [])
        guard let tabs else { return }
        let widths = tabs.labels.map { HarmlessText.width(of: $0) }
        // The last cell is for the mark.
        let room = width - Self.start - 2
        func needed(_ part: ClosedRange<Int>) -> Int {
            (part.lowerBound > 0 ? Self.gap : 0) + part.reduce(-Self.gap) { $0 + widths[$1] + Self.gap }
        }
        var first = 0
        while first < tabs.chosen, needed(first...tabs.chosen) > room { first += 1 }
        var last = tabs.chosen
        while last + 1 < widths.count, needed(first...last + 1) <= room { last += 1 }
        var x = Self.start
        if first > 0 {
            cuts.append(Tab(index: first - 1, x: x))
            x += Self.gap
        }
        for index in first...last {
            shown.append(Tab(index: index, x: x))
            x += widths[index] + Self.gap
        }
        if last + 1 < widths.count { cuts.append(Tab(index: last + 1, x: min(width, x) - 1)) }
    }

    /// In cells: above the titles of rows, and between two tabs.
    private static let start = 2
    private static let gap = 3
    private static let cut = "…"
    /// In lines: where there are fewer, each is a row. Titles say which tab is shown.
    private static let leastHeight = 10
}
