/// A colour, for terminals with 24-bit colour and for those with a palette.
package struct Color: Hashable, Sendable {
    /// 0xRRGGBB; nil for a colour that is the palette's in every terminal.
    package let rgb: UInt32?
    /// The number in xterm's palette. Users change the first 16, so nothing is known of their contrast.
    package let palette: UInt8

    package init(_ rgb: UInt32, _ palette: UInt8) {
        (self.rgb, self.palette) = (rgb, palette)
    }

    package init(palette: UInt8) {
        (rgb, self.palette) = (nil, palette)
    }

    /// This colour in a terminal with 256 colours.
    package var ofPalette: Color { Color(palette: palette) }

    /// 0xRRGGBB, of a colour of the palette as xterm has it.
    var nearestRGB: UInt32 { rgb ?? XtermPalette.rgb(of: palette) }
}
