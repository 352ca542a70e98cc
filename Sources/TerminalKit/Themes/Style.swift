/// What a piece of text is, for the theme to say how it looks.
package enum Style: UInt8, CaseIterable, Sendable {
    /// Where nothing is drawn.
    case ground
    case plain
    /// Less important than the text around it.
    case muted
    case title
    /// The name of a field.
    case label
    case accent
    /// An address.
    case link
    case favourite
    /// How far something is, and that something is going on.
    case progress
    /// A word that something is marked with, and the brackets around it, which are only seen where it has no ground of
    /// its own.
    case chip
    case chipEdge
    /// The row under the cursor, in the pane with the keyboard focus and in others.
    case selected
    case selectedMuted
    case selectedFavourite
    case selectedMark
    case selectedInactive
    /// What a search has found in a row, and in the one under the cursor.
    case match
    case selectedMatch
    case border
    /// The border of the pane with the keyboard focus, and of what lies over others.
    case frame
    /// The title in the border of the pane with the keyboard focus, and of others.
    case focusedTitle
    case unfocusedTitle
    /// The program's first and last line, and there the section in sight.
    case bar
    case barCurrent
    case key
    case notice
    case failure
    /// What people think of something: much, something, little.
    case ratingHigh, ratingFair, ratingLow
    /// The kinds of things, where several stand side by side.
    case film, music, book, pokemon
    /// A day that has little, more, or the most, among others: three tones of the accent.
    case dayFew, dayMore, dayMost
    /// A chip, and its brackets, in each `Tint` of words.
    case tintNormal, tintFighting, tintFlying, tintPoison, tintGround, tintRock, tintBug, tintGhost, tintSteel, tintFire
    case tintWater, tintGrass, tintElectric, tintPsychic, tintIce, tintDragon, tintDark, tintFairy
    /// The place of a picture that is not there, in each `Tint`.
    case placeNormal, placeFighting, placeFlying, placePoison, placeGround, placeRock, placeBug, placeGhost, placeSteel
    case placeFire, placeWater, placeGrass, placeElectric, placePsychic, placeIce, placeDragon, placeDark, placeFairy
    case placeWine, placeMoss, placeSea, placeEarth, placePlum, placeSlate
}

extension Style {
    /// The style of a chip; that of all chips for a tint which words are not marked with.
    package init(_ tint: Tint) {
        let place = Self.tints.firstIndex(of: tint)
        self = place.flatMap { Style(rawValue: Self.tintNormal.rawValue + UInt8($0)) } ?? .chip
    }

    /// The style of a picture's place.
    package init(ofPlace tint: Tint) {
        let place = UInt8(Self.tintsOfPlaces.firstIndex(of: tint) ?? 0)
        self = Style(rawValue: Self.placeNormal.rawValue + place) ?? .chip
    }

    /// Nil for a style whose colours are its role's alone.
    package var tint: Tint? {
        if isOfPlace { return Self.tintsOfPlaces[Int(rawValue - Self.placeNormal.rawValue)] }
        return rawValue < Self.tintNormal.rawValue ? nil : Self.tints[Int(rawValue - Self.tintNormal.rawValue)]
    }

    /// How much of its role's colour is in its own, in percent; the rest is the ground's. Nil for a style that is not a tone.
    var toneOfRole: UInt32? {
        switch self {
        case .dayFew: 50
        case .dayMore: 75
        case .dayMost: 100
        default: nil
        }
    }

    /// What a tone is told by where there are no tones; nil for a style that is none.
    var shadeInPlaceOfTone: Character? {
        switch self {
        case .dayFew: "░"
        case .dayMore: "▒"
        case .dayMost: "▓"
        default: nil
        }
    }

    /// Whether it is that of the place of a picture.
    var isOfPlace: Bool { rawValue >= Self.placeNormal.rawValue }

    /// In the order of their styles.
    private static let tints = Tint.ofWords
    private static let tintsOfPlaces = Tint.allCases

    /// Whether it is of the row under the cursor, in the pane with the keyboard focus.
    var isOfSelection: Bool {
        switch role {
        case .selected, .selectedMuted, .selectedFavourite, .selectedMark: true
        default: false
        }
    }

    package var role: Role {
        switch self {
        case .ground: .ground
        case .plain: .text
        case .muted, .unfocusedTitle, .bar: .muted
        case .title: .title
        case .label: .label
        case .accent, .dayFew, .dayMore, .dayMost: .accent
        case .link: .link
        case .favourite: .favourite
        case .progress: .progress
        case .chip, .chipEdge, .tintNormal, .tintFighting, .tintFlying, .tintPoison, .tintGround, .tintRock, .tintBug,
            .tintGhost, .tintSteel, .tintFire, .tintWater, .tintGrass, .tintElectric, .tintPsychic, .tintIce,
            .tintDragon, .tintDark, .tintFairy, .placeNormal, .placeFighting, .placeFlying, .placePoison, .placeGround,
            .placeRock, .placeBug, .placeGhost, .placeSteel, .placeFire, .placeWater, .placeGrass, .placeElectric,
            .placePsychic, .placeIce, .placeDragon, .placeDark, .placeFairy, .placeWine, .placeMoss, .placeSea,
            .placeEarth, .placePlum, .placeSlate:
            .chip
        // What was found in it is underlined there.
        case .selected, .selectedMatch: .selected
        case .selectedMuted: .selectedMuted
        case .selectedFavourite: .selectedFavourite
        case .selectedMark: .selectedMark
        case .match: .match
        case .border: .border
        case .frame: .frame
        case .selectedInactive, .focusedTitle: .focus
        case .barCurrent: .section
        case .key: .key
        case .notice: .notice
        case .failure: .failure
        case .ratingHigh: .ratingHigh
        case .ratingFair: .ratingFair
        case .ratingLow: .ratingLow
        case .film: .film
        case .music: .music
        case .book: .book
        case .pokemon: .pokemon
        }
    }
}
