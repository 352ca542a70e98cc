/// How a terminal shows pictures, as far as it is known.
package struct PictureDisplay: Hashable, Sendable {
    package enum Method: Hashable, Sendable {
        /// Characters that cover a quarter of a cell or more, in two colours each: 24 bits, or the palette's 16...255.
        case cells(hasDirectColor: Bool)
        case kitty, sixel, iterm
        /// Kitty's protocol, with a character for each cell instead of a place on the screen: that is what tmux can move.
        case placeholders
    }

    package let method: Method
    /// The size of a cell in pixels; nil where the terminal does not say.
    package let cell: PixelSize?
    /// What shines through where a picture is transparent, 0xRRGGBB; nil where the terminal has not said.
    package let background: UInt32?

    package init(_ method: Method, cell: PixelSize?, background: UInt32? = nil) {
        self.method = method
        self.cell = cell
        self.background = background
    }
}
