/// How a role looks in each step of colours.
package struct RoleLook: Hashable, Sendable {
    /// In 24 bits, and with 256 colours.
    package var full: Appearance
    /// With 16 colours, of which only their users know how they look. With eight, bold stands for the bright ones.
    package var sixteen: Appearance
    package var mono: Appearance.Attributes = []

    package init(full: Appearance = Appearance(), sixteen: Appearance = Appearance()) {
        (self.full, self.sixteen) = (full, sixteen)
    }

    package func appearance(at step: ColorStep) -> Appearance {
        switch step {
        case .mono: Appearance(nil, mono)
        case .eight: sixteen.ofEight
        case .sixteen: sixteen
        case .palette: full.ofPalette
        case .direct: full
        }
    }
}
