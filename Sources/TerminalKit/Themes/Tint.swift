/// A colour of its own: one for each type that a Pokémon can have, and some for whatever else has a picture. A word that is marked with
/// a type has it as its ground, the same in all themes that give such words a ground; in the place of a picture that is not there it is
/// mixed with the theme's ground. In other themes, and with fewer than 256 colours, words are marked as all are, and such places are
/// shaded.
package enum Tint: String, CaseIterable, Sendable {
    case normal, fighting, flying, poison, ground, rock, bug, ghost, steel, fire, water, grass, electric, psychic, ice
    case dragon, dark, fairy
    case wine, moss, sea, earth, plum, slate

    /// Those for the places of pictures of which nothing else says the colour.
    package static let ofPlaces: [Tint] = [.wine, .moss, .sea, .earth, .plum, .slate]

    /// Those of types, which words are marked with.
    package static let ofWords = allCases.filter { !ofPlaces.contains($0) }

    /// The look of a marked word. The text stands out from each ground by 7 to 1, in 24 bits and of 256 colours.
    var ofWord: Appearance { Appearance(Self.darkText, on: color) }

    /// The look of a picture's place: deep on a dark ground, as most posters are, and pale on a light one. The text stands out by
    /// 4.5 to 1 from all of them, on the ground of any theme that is clearly dark or light.
    ///
    /// - Parameter ground: what is around it, 0xRRGGBB.
    func ofPlace(on ground: UInt32) -> Appearance {
        let rgb = color.nearestRGB
        return ground.isDarkColor
            ? Appearance(
                Self.lightText, on: Color(ground.mixed(with: rgb, percent: 30), ground == 0 ? deepest : muted))
            : Appearance(Self.darkText, on: Color(ground.mixed(with: rgb, percent: 40), palest))
    }

    private static let darkText = Color(0x12110E, 233)
    private static let lightText = Color(0xF4F0E8, 231)

    private var color: Color {
        switch self {
        case .normal: Color(0xA8A77A, 144)
        case .fighting: Color(0xD88C88, 175)
        case .flying: Color(0xA98FF3, 147)
        case .poison: Color(0xC690C5, 176)
        case .ground: Color(0xE2BF65, 179)
        case .rock: Color(0xB6A136, 143)
        case .bug: Color(0xA6B91A, 142)
        case .ghost: Color(0xA999BE, 182)
        case .steel: Color(0xB7B7CE, 146)
        case .fire: Color(0xEF8638, 209)
        case .water: Color(0x7AA0F4, 111)
        case .grass: Color(0x7AC74C, 113)
        case .electric: Color(0xF7D02C, 220)
        case .psychic: Color(0xFE749C, 211)
        case .ice: Color(0x96D9D6, 116)
        case .dragon: Color(0xAD8FFF, 177)
        case .dark: Color(0xAA9D94, 145)
        case .fairy: Color(0xD78AB0, 181)
        case .wine: Color(0xB0506F, 131)
        case .moss: Color(0x5B9666, 65)
        case .sea: Color(0x3A96BC, 67)
        case .earth: Color(0xAB824B, 137)
        case .plum: Color(0x835ABC, 97)
        case .slate: Color(0x6986B2, 67)
        }
    }

    /// The number of the ground's colour among 256, on a dark ground: with little colour, since beside each other the darkest ones are as
    /// loud as signals. Few are like that and dark enough for light text, so some stand for several.
    private var muted: UInt8 {
        switch self {
        case .fighting, .psychic, .wine: 95
        case .grass, .bug, .moss: 58
        case .ice, .sea: 23
        case .water, .flying, .slate: 60
        case .dark, .earth: 238
        case .ground, .rock, .electric: 239
        case .normal, .steel: 240
        case .poison, .ghost, .fairy, .plum: 96
        case .dragon: 61
        case .fire: 94
        }
    }

    /// The same on a black ground, which is that of high contrast: the darkest, from which text stands out most.
    private var deepest: UInt8 {
        switch self {
        case .fighting, .wine: 52
        case .grass, .bug, .moss: 22
        case .ice, .sea: 23
        case .water, .slate: 24
        case .dark, .earth: 238
        case .ground, .rock, .electric: 239
        case .normal, .steel: 240
        case .poison, .plum: 53
        case .flying, .ghost: 54
        case .dragon: 55
        case .fire: 88
        case .psychic, .fairy: 89
        }
    }

    /// The number of the ground's colour among 256, on a light ground.
    private var palest: UInt8 {
        switch self {
        case .fighting, .wine: 181
        case .grass, .moss: 151
        case .ice, .sea: 152
        case .normal, .earth: 187
        case .poison, .plum: 182
        case .steel, .slate: 146
        case .flying: 189
        case .ground: 223
        case .rock: 186
        case .bug: 193
        case .ghost: 183
        case .fire: 216
        case .water: 153
        case .electric: 229
        case .psychic: 218
        case .dragon: 147
        case .dark: 250
        case .fairy: 225
        }
    }
}

/// Colours as 0xRRGGBB.
extension UInt32 {
    fileprivate var isDarkColor: Bool { 299 * part(16) + 587 * part(8) + 114 * part(0) < 128_000 }

    /// - Parameter percent: how much of the other one is in it.
    func mixed(with other: UInt32, percent: UInt32) -> UInt32 {
        [16, 8, 0].reduce(0) { mixed, shift in
            mixed | ((part(shift) * (100 - percent) + other.part(shift) * percent + 50) / 100) << shift
        }
    }

    private func part(_ shift: UInt32) -> UInt32 { self >> shift & 0xFF }
}
