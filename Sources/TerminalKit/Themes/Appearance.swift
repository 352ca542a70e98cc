/// How a style looks. Nil colours are the terminal's own, which its user chose.
package struct Appearance: Hashable, Sendable {
    package var foreground: Color?
    package var background: Color?
    package var attributes: Attributes

    package struct Attributes: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let bold = Attributes(rawValue: 1)
        package static let underline = Attributes(rawValue: 2)
        package static let reverse = Attributes(rawValue: 4)
        package static let italic = Attributes(rawValue: 8)
    }

    package init(_ foreground: Color? = nil, on background: Color? = nil, _ attributes: Attributes = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// One of the first 16 colours of the palette.
    package static func ansi(_ number: UInt8, _ attributes: Attributes = []) -> Appearance {
        Appearance(Color(palette: number), attributes)
    }
}

extension Appearance {
    /// In a terminal with 256 colours.
    var ofPalette: Appearance { Appearance(foreground?.ofPalette, on: background?.ofPalette, attributes) }

    /// In a terminal with eight colours, in which bold makes a text's colour bright. Grounds have no bright ones.
    var ofEight: Appearance {
        var result = self
        if let bright = foreground?.palette, bright >= 8 {
            result.foreground = Color(palette: bright % 8)
            result.attributes.insert(.bold)
        }
        result.background = background.map { Color(palette: $0.palette % 8) }
        return result
    }
}
