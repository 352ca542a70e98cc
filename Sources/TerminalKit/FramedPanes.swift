/// Where one pane, or two that share a frame, are in it: a border around both, and a line between them.
package struct FramedPanes: Hashable, Sendable {
    /// The line between two panes, in cells of the frame.
    package enum Divider: Hashable, Sendable {
        case column(Int)
        case row(Int)
    }

    /// The size of the frame, with its border.
    package let size: Size
    /// Nil for one pane.
    package let divider: Divider?

    package init(size: Size, divider: Divider? = nil) {
        self.size = size
        self.divider = divider
    }

    /// The inside of the left, upper or only pane.
    package var first: Rect {
        switch divider {
        case .column(let x): Rect(x: 1, y: 1, width: x - 1, height: size.height - 2)
        case .row(let y): Rect(x: 1, y: 1, width: size.width - 2, height: y - 1)
        case nil: Rect(x: 1, y: 1, width: size.width - 2, height: size.height - 2)
        }
    }

    /// The inside of the right or lower pane; nil for one pane.
    package var second: Rect? {
        switch divider {
        case .column(let x): Rect(x: x + 1, y: 1, width: size.width - x - 2, height: size.height - 2)
        case .row(let y): Rect(x: 1, y: y + 1, width: size.width - 2, height: size.height - y - 2)
        case nil: nil
        }
    }
}
