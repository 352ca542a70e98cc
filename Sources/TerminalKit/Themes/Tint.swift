/// A ground of its own: for a word that something is marked with, one for each type that a Pokémon can have; and for the place
/// of a picture that is not there. It is the same in all themes that give such words a ground; in others, and with fewer than
/// 256 colours, words are marked as all are, and such places are shaded.
package enum Tint: String, CaseIterable, Sendable {
    case normal, fighting, flying, poison, ground, rock, bug, ghost, steel, fire, water, grass, electric, psychic, ice
    case dragon, dark, fairy
    case wine, moss, sea, earth, plum, slate

    /// The tints of places where pictures will be: dark, as most posters are.
    package static let ofPlaces: [Tint] = [.wine, .moss, .sea, .earth, .plum, .slate]

    /// The text stands out from each ground by 7 to 1, in 24 bits and of 256 colours.
    var appearance: Appearance {
        Appearance(Self.ofPlaces.contains(self) ? Self.lightText : Self.darkText, on: color)
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
        case .wine: Color(0x4A2B33, 52)
        case .moss: Color(0x2F4030, 22)
        case .sea: Color(0x25404A, 23)
        case .earth: Color(0x473A28, 238)
        case .plum: Color(0x3B2E4A, 53)
        case .slate: Color(0x333B47, 237)
        }
    }
}
