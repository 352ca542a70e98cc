/// A rectangle of cells; x and y count from the top left corner, from 0.
package struct Rect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(0, width)
        self.height = max(0, height)
    }

    package var size: Size { Size(width: width, height: height) }

    package func contains(x: Int, y: Int) -> Bool {
        (self.x..<self.x + width).contains(x) && (self.y..<self.y + height).contains(y)
    }

    package func contains(_ other: Rect) -> Bool {
        x <= other.x && other.x + other.width <= x + width && y <= other.y && other.y + other.height <= y + height
    }

    package func overlaps(_ other: Rect) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }

    /// What is left when `columns` are taken off left and right, and `rows` off the top and the bottom.
    package func inset(columns: Int, rows: Int) -> Rect {
        Rect(x: x + columns, y: y + rows, width: width - 2 * columns, height: height - 2 * rows)
    }
}
