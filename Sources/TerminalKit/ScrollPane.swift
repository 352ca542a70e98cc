/// A text longer than its window, and which part of it is in sight.
package struct ScrollPane {
    package private(set) var lines: [TextLine] = []
    package private(set) var top = 0
    package private(set) var height = 0

    package init() {}

    package mutating func show(_ lines: [TextLine], height: Int) {
        self.lines = lines
        self.height = max(0, height)
        settle()
    }

    package mutating func scrollToTop() {
        top = 0
    }

    package mutating func move(_ motion: ListMotion) {
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
    }

    /// How much of the text has been in sight, 0...100; nil when all of it fits.
    package var percentage: Int? {
        guard lines.count > height else { return nil }
        return min(100, (top + height) * 100 / lines.count)
    }

    @MainActor
    package func draw(on surface: Surface) {
        for (y, line) in lines.dropFirst(top).prefix(surface.height).enumerated() {
            surface.draw(line, y: y)
        }
    }

    private mutating func settle() {
        top = max(0, min(top, lines.count - height))
    }
}
