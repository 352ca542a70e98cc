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
        let page = max(1, height - 1)
        switch motion {
        case .up: top -= 1
        case .down: top += 1
        case .pageUp: top -= page
        case .pageDown: top += page
        case .first: top = 0
        case .last: top = lines.count
        }
        settle()
        chosenTop = top
    }

    /// How much of the text has been in sight, 0...100; nil when all of it fits.
    package var percentage: Int? {
        guard lines.count > height else { return nil }
        return min(100, (top + height) * 100 / lines.count)
    }

    package func draw(on surface: Surface) {
        for (y, line) in lines.dropFirst(top).prefix(surface.height).enumerated() {
            surface.draw(line, y: y)
        }
    }

    private mutating func settle() {
        top = max(0, min(top, lines.count - height))
    }
}
