package import Pictures
package import Presentation

/// What a page can show in its pane.
package struct PageForm: Hashable, Sendable {
    /// Whether there is room for things beside each other.
    package var isWide = false
    /// Whether it is no more than a strip: wide, and a few lines high.
    package var isStrip = false
    /// The form of pictures among the text; nil where the terminal shows none.
    package var pictures: PictureState.Shape?
    /// The size of the terminal's cells in pixels; nil where it does not say.
    package var cell: PixelSize?
    /// The widest title that is seen whole in the frame, in cells; a wider one stands on the page too.
    package var widestTitle = 0

    /// Whether a screen reader tells of it.
    package var isForReader = false

    package init() {}

    /// What stands beside a title in the frame, in cells: the sign of focus, marks, and blanks.
    package static let besideTitle = 10
}
