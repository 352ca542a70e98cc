import TerminalKit

/// A theme as a terminal shows it: by the parameters of the sequence that sets renditions.
struct Looks {
    struct Attributes: OptionSet, Hashable {
        let rawValue: UInt8

        static let bold = Attributes(rawValue: 1)
        static let italic = Attributes(rawValue: 2)
        static let underline = Attributes(rawValue: 4)
        static let reverse = Attributes(rawValue: 8)

        /// The attributes that are seen where there is no letter.
        static let ofBlanks: Attributes = [.underline, .reverse]
        static let all: [Attributes] = [.bold, .italic, .underline, .reverse]

        /// The parameter that sets it, and the one that takes it back.
        var parameters: (on: StaticString, off: StaticString) {
            switch self {
            case .bold: ("1", "22")
            case .italic: ("3", "23")
            case .underline: ("4", "24")
            default: ("7", "27")
            }
        }
    }

    /// How a style looks. Two styles that look the same have the same number.
    struct Look {
        /// Colours by their place in `colors`; 0 for the terminal's own.
        var text: UInt8 = 0
        var ground: UInt8 = 0
        var attributes: Attributes = []
        /// Whether blanks stand for the brackets around chips.
        var hidesChipEdges = false
        /// 0 for what is as after a reset.
        var number: UInt8 = 0
        /// The number of a blank in this style, which has no colour of text.
        var blank: UInt8 = 0
    }

    /// The parameters that set a colour.
    struct Parameters: Equatable {
        var text: [UInt8] = []
        var ground: [UInt8] = []
    }

    private(set) var colors: [Parameters] = [Parameters()]
    private var looks: [Look] = []

    init(_ theme: Theme, at step: ColorStep, in strings: TerminalStrings) {
        var places: [Color: UInt8] = [:]
        func place(_ color: Color?) -> UInt8 {
            guard let color else { return 0 }
            if let place = places[color] { return place }
            let parameters = Self.parameters(of: color, in: strings)
            let place = colors.firstIndex(of: parameters) ?? colors.count
            if place == colors.count { colors.append(parameters) }
            places[color] = UInt8(place)
            return UInt8(place)
        }
        let step = strings.colors > 0 ? step : .mono
        let hasBrackets = theme.hasBrackets(at: step)
        for style in Style.allCases {
            let appearance = theme.appearance(of: style, at: step)
            var look = Look(attributes: Attributes(appearance.attributes).intersection(strings.attributes))
            if step > .mono {
                (look.text, look.ground) = (place(appearance.foreground), place(appearance.background))
                if look.text != 0 || look.ground != 0 { look.attributes.subtract(strings.notInColor) }
            }
            look.hidesChipEdges = style.role == .chip && !hasBrackets
            looks.append(look)
        }
        number()
    }

    /// Says which of them are the same.
    private mutating func number() {
        var all = [Look()]
        var blanks = [Look()]
        for index in looks.indices {
            var look = looks[index]
            look.number = Self.place(of: look, in: &all)
            var blank = look
            // In reverse the ground has the colour of the text, which bold makes another one.
            blank.attributes.formIntersection(
                blank.attributes.contains(.reverse) ? Attributes.ofBlanks.union(.bold) : .ofBlanks)
            // Underlines have the colour of text, and in reverse it is the ground.
            if blank.attributes.isEmpty { blank.text = 0 }
            look.blank = Self.place(of: blank, in: &blanks)
            looks[index] = look
        }
    }

    private static func place(of look: Look, in all: inout [Look]) -> UInt8 {
        let place = all.firstIndex { one in
            one.text == look.text && one.ground == look.ground && one.attributes == look.attributes
        }
        if place == nil { all.append(look) }
        return UInt8(place ?? all.count - 1)
    }

    subscript(style: Style) -> Look { looks[Int(style.rawValue)] }

    @inline(__always)
    subscript(cell: Cell) -> Look { looks[cell.styleIndex] }

    /// The sequence that sets a style, whatever is set before it.
    func sequence(of style: Style) -> String {
        let look = self[style]
        let set = Attributes.all.filter(look.attributes.contains).map { ";\($0.parameters.on)" }.joined()
        let chosen = [colors[Int(look.text)].text, colors[Int(look.ground)].ground].filter { !$0.isEmpty }
        return "\u{1B}[0\(set)\(chosen.map { ";" + String(decoding: $0, as: UTF8.self) }.joined())m"
    }

    /// Colours of 24 bits with semicolons, since some terminals do not support colons there.
    private static func parameters(of color: Color, in strings: TerminalStrings) -> Parameters {
        // Where terminfo has 24 bits, its numbers are such colours, but for the first eight.
        let isDirect = ColorStep(count: strings.colors) == .direct
        let rgb = color.rgb ?? (isDirect && color.palette >= 8 ? XtermPalette.rgb(of: color.palette) : nil)
        if let rgb {
            let parts = "2;\(rgb >> 16 & 0xFF);\(rgb >> 8 & 0xFF);\(rgb & 0xFF)"
            return Parameters(text: Array("38;\(parts)".utf8), ground: Array("48;\(parts)".utf8))
        }
        let number = Int32(color.palette)
        return Parameters(
            text: strings.parameters(ofColor: number, isGround: false) ?? [],
            ground: strings.parameters(ofColor: number, isGround: true) ?? [])
    }
}

extension Looks.Attributes {
    fileprivate init(_ attributes: Appearance.Attributes) {
        self = []
        if attributes.contains(.bold) { insert(.bold) }
        if attributes.contains(.italic) { insert(.italic) }
        if attributes.contains(.underline) { insert(.underline) }
        if attributes.contains(.reverse) { insert(.reverse) }
    }
}
