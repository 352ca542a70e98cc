/// A colour, for terminals with 24-bit colour and for those with a palette. It is never one of the first 16 of the
/// palette: users change those, so their contrast is unknown.
package struct Color: Hashable, Sendable {
    /// 0xRRGGBB, for terminals with direct colour.
    package let rgb: UInt32
    /// 16...255 in xterm's palette.
    package let palette: UInt8

    package init(rgb: UInt32, palette: UInt8) {
        self.rgb = rgb
        self.palette = palette
    }
}
