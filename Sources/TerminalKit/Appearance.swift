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
        package static let dim = Attributes(rawValue: 2)
        package static let underline = Attributes(rawValue: 4)
        package static let reverse = Attributes(rawValue: 8)
        package static let italic = Attributes(rawValue: 16)
    }

    package init(_ foreground: Color? = nil, on background: Color? = nil, _ attributes: Attributes = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }
}
