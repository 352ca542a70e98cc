/// A cell of a grid, counted from the upper left corner, which is 0, 0.
package struct CellPosition: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    package static let origin = CellPosition(x: 0, y: 0)
}
