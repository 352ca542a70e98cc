/// The colours of a theme by what they look like: what each role has of them is alike in all themes that have such a palette.
/// What is named by its hue is text on the ground.
struct ThemePalette {
    let ground: Color
    let text, title, muted, border: Color
    let blue, cyan, yellow, pink, violet, green, red, orange: Color
    /// The ground of a word that something is marked with, and its text.
    let raised, textOnRaised: Color
    /// The ground of the row under the cursor, and what stands on it.
    let selection, textOnSelection, mutedOnSelection, pinkOnSelection, yellowOnSelection: Color

    /// Text and ground of a role.
    func full(of role: Role) -> Appearance {
        switch role {
        case .ground: Appearance(on: ground)
        case .text: Appearance(text)
        case .title: Appearance(title, .bold)
        case .muted: Appearance(muted)
        case .border: Appearance(border)
        case .frame, .film: Appearance(blue)
        case .focus: Appearance(blue, .bold)
        case .link: Appearance(blue, .underline)
        case .label, .pokemon: Appearance(cyan)
        case .accent, .notice, .ratingFair: Appearance(yellow)
        case .favourite: Appearance(pink)
        case .key, .music: Appearance(violet)
        case .progress, .ratingHigh: Appearance(green)
        case .failure: Appearance(red, .bold)
        case .ratingLow: Appearance(red)
        case .book: Appearance(orange)
        case .chip: Appearance(textOnRaised, on: raised)
        case .match: Appearance(yellow, .bold)
        case .section: Appearance(ground, on: blue, .bold)
        case .selected: Appearance(textOnSelection, on: selection)
        case .selectedMuted: Appearance(mutedOnSelection, on: selection)
        case .selectedFavourite: Appearance(pinkOnSelection, on: selection)
        case .selectedMark: Appearance(yellowOnSelection, on: selection)
        }
    }
}

extension Theme {
    /// - Parameter other: with 16 colours and fewer, which are their reader's, it looks like that.
    init(_ name: String, like other: Theme, _ palette: ThemePalette) {
        let looks = Role.allCases.map { role in
            var look = other.look(of: role)
            look.full = palette.full(of: role)
            return (role, look)
        }
        self.init(name, Dictionary(uniqueKeysWithValues: looks))
    }
}
