/// A text longer than its window, and which part of it is in sight.
package struct ScrollPane {
    package private(set) var lines: [TextLine] = []
    package private(set) var top = 0
    package private(set) var height = 0
    /// The first visible line after the last motion. A window that was larger or wider meanwhile goes back to it.
    private var chosenTop = 0
    private var restoredTop: Int?

    package init() {}

    package mutating func show(_ lines: [TextLine], height: Int) {
        self.lines = lines
        self.height = max(0, height)
        if let restoredTop, lines.count > restoredTop {
            chosenTop = restoredTop
            self.restoredTop = nil
        }
        top = chosenTop
        settle()
    }

    /// Scrolls to a line as soon as the text has it, unless the user moves before.
    package mutating func restore(top: Int) {
        restoredTop = top
    }

    package mutating func scrollToTop() {
        restoredTop = nil
        top = 0
        chosenTop = 0
    }

    /// The line that a later session should scroll to: the one chosen last, even if a larger window shows an earlier
    /// one now, or the one that is still waited for.
    package var lastingTop: Int { restoredTop ?? chosenTop }

    package mutating func move(_ motion: ListMotion) {
        // A text that fits does not scroll.
        guard lines.count > height else { return }
        restoredTop = nil
        switch motion {
        case .first: top = 0
        case .last: top = lines.count
        default: top += motion.lines(inWindowOf: height)
        }
        settle()
        chosenTop = top
    }

    /// - Parameter lines: how far; negative is up.
    package mutating func scroll(by lines: Int) {
        guard self.lines.count > height else { return }
        restoredTop = nil
        top += lines
        settle()
        chosenTop = top
    }

    /// A wheel scrolls, and the scrollbar is pressed and pulled.
    package mutating func handle(_ pointing: Pointing) -> PointerUse {
        switch pointing.action {
        case .scroll(let lines): scroll(by: lines)
        case .press(.scrollbar(let top)): scroll(by: top - self.top)
        default: return .none
        }
        return .marked
    }

    /// How much of the text has been in sight, 0...100; nil when all of it fits.
    package var percentage: Int? {
        guard lines.count > height else { return nil }
        return min(100, (top + height) * 100 / lines.count)
    }

    /// Which part of the text is in sight, for the right edge of a window; nil when all of it fits, or in low windows.
    package var scrollbar: Scrollbar? { Scrollbar(top: top, count: lines.count, lines: height, height: height) }

    /// How much of the text has been in sight, for a border, where there is no scrollbar to say so.
    package var status: String? { scrollbar == nil ? percentage.map { "\($0) %" } : nil }

    /// Which lines are in sight.
    package var visible: Range<Int> { top..<min(lines.count, top + height) }

    /// Scrolls as little as brings these lines into sight, the first of them before the last.
    package mutating func reveal(_ range: ClosedRange<Int>) {
        guard lines.count > height, height > 0 else { return }
        restoredTop = nil
        if range.upperBound >= top + height { top = range.upperBound - height + 1 }
        if range.lowerBound < top { top = range.lowerBound }
        settle()
        chosenTop = top
    }

    /// - Parameters:
    ///   - stop: is drawn as a selected row is; nil for none.
    ///   - hasFocus: whether the user is in the text: at the stop, or where what is in sight begins.
    package func draw(on surface: Surface, selected stop: Int? = nil, hasFocus: Bool = false) {
        var isPlaced = !hasFocus
        let inSight = lines.dropFirst(top).prefix(surface.height)
        for (y, line) in inSight.enumerated() {
            let column = surface.draw(line, y: y, selected: stop)
            guard let column, !isPlaced else { continue }
            surface.placeCursor(x: column, y: y)
            isPlaced = true
        }
        if !isPlaced { surface.placeCursor(x: 0, y: inSight.firstIndex { $0 != .empty }.map { $0 - top } ?? 0) }
    }

    /// Draws the scrollbar, if there is one, into the last column.
    ///
    /// - Parameter surface: as high as the window, or higher.
    package func drawScrollbar(on surface: Surface) {
        guard let scrollbar else { return }
        surface.part(Rect(x: 0, y: 0, width: surface.width, height: height)).draw(scrollbar)
    }

    private mutating func settle() {
        top = max(0, min(top, lines.count - height))
    }
}
