/// A picture ready to be sent to a terminal. Two are equal only if they are the same one: comparing their bytes in each
/// frame would be slow.
package final class RenderedPicture: Sendable {
    package enum Form: Sendable {
        /// Row by row, as many as the box has.
        case cells([PictureCell], hasDirectColor: Bool)
        case kitty(KittyPicture)
        /// Shown by `KittyPlaceholders`.
        case placeholders(KittyPicture)
        /// A whole control string, from DCS to ST.
        case sixel([UInt8])
        /// A whole control string, from OSC to BEL.
        case iterm([UInt8])
    }

    /// What it covers: as much of the box it was made for as its proportions allow.
    package let box: PictureBox
    package let form: Form

    package init(box: PictureBox, form: Form) {
        self.box = box
        self.form = form
    }
}

/// A cell that shows up to four quarters in two colours.
package struct PictureCell: Hashable, Sendable {
    /// Which quarters have the foreground: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
    package let quarters: UInt8
    /// 0xRRGGBB, or 16...255 of the palette; nil for the terminal's own background.
    package let foreground: UInt32?
    package let background: UInt32?

    package init(quarters: UInt8, foreground: UInt32?, background: UInt32?) {
        self.quarters = quarters
        self.foreground = foreground
        self.background = background
    }
}

/// What Kitty's protocol sends of a picture.
package struct KittyPicture: Hashable, Sendable {
    package let size: PixelSize
    /// Whether there are four bytes for a pixel (f=32) instead of three (f=24).
    package let hasAlpha: Bool
    /// The pixels, compressed by zlib, in base64.
    package let payload: [UInt8]

    package init(size: PixelSize, hasAlpha: Bool, payload: [UInt8]) {
        self.size = size
        self.hasAlpha = hasAlpha
        self.payload = payload
    }
}
