/// A colour for every kind of terminal: the theme says all three, so that no terminal has to guess.
package struct Color: Hashable, Sendable {
    /// 0xRRGGBB, for terminals with direct colour.
    package let rgb: UInt32
    /// 0...255 in xterm's palette.
    package let palette: UInt8
    /// 0...15; which exact colour it is, the user's terminal decides.
    package let basic: UInt8

    package init(rgb: UInt32, palette: UInt8, basic: UInt8) {
        self.rgb = rgb
        self.palette = palette
        self.basic = basic
    }
}
