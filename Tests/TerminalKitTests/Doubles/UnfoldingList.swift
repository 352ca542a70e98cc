import TerminalKit
import TestSupport

/// A list as a view uses it: the row under the cursor unfolds.
struct UnfoldingList {
    private(set) var viewport = AccordionViewport()
    let unfoldedCounts: [Int]
    private var generator: SeededGenerator
    private var height: Int

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        unfoldedCounts = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
            .random(in: 0...14, using: &generator)
        }
        height = .random(in: 1...8, using: &generator)
        self.generator = generator
        unfold()
    }

    /// - Returns: the viewport between folding and unfolding, if the cursor has moved to another row.
    @discardableResult
    mutating func move(_ motion: ListMotion) -> AccordionViewport? {
        guard viewport.move(motion) else { return nil }
        defer { unfold() }
        return viewport
    }

    /// Moves or resizes.
    @discardableResult
    mutating func moveAtRandom() -> AccordionViewport? {
        if Int.random(in: 0..<5, using: &generator) == 0 {
            height = .random(in: 0...8, using: &generator)
            unfold()
            return nil
        }
        return move(ListMotion.all.randomElement(using: &generator) ?? .down)
    }

    private mutating func unfold() {
        viewport.resize(count: unfoldedCounts.count, unfolded: unfoldedCounts[viewport.cursor], height: height)
    }
}
