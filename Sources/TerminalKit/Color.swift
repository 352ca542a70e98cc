/// A colour for every kind of terminal that can show it: the theme says both, so that no terminal has to guess. The first
/// 16 of a palette are none of these: what they look like their user decides, and nobody can tell what they stand out from.
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
